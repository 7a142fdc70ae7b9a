import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/wizard.ts'

export const wizardWords: Localized<typeof en> = localized({ en })
