import { pictureInputs } from './brand/pictures.ts'
import { fontInputs } from './fonts/inputs.ts'
import { mapInputs } from './map/inputs.ts'

/** The input of every file that takes a browser or this folder's packages, by the pattern of its path. */
export const inputs = (): Record<string, string> => ({ ...pictureInputs(), ...fontInputs(), ...mapInputs() })
