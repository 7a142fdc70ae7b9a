import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/accessibility.ts'

export const accessibilityStatement: Localized<typeof en> = localized({ en })
