import { type Localized, localized } from '#site/locale.ts'
import { en } from './content/en.ts'

export const cameraWords: Localized<typeof en> = localized({ en })
