import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/device.ts'

export const deviceWords: Localized<typeof en> = localized({ en })
