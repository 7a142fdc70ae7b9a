import { pictureInputs } from './brand/pictures.ts'
import { fontInputs } from './fonts/inputs.ts'
import { mapInputs } from './map/inputs.ts'

/** What each file that takes a browser or this folder's packages is drawn from, by the pattern of its path. */
export const inputs = (): Record<string, string> => ({ ...pictureInputs(), ...fontInputs(), ...mapInputs() })
