import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/mails.ts'

export const decisionMails: Localized<typeof en> = localized({ en })
