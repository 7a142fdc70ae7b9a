import { localized } from '#site/locale.ts'
import { en as mails } from './en/mails.ts'
import { en as refusals } from './en/refusals.ts'

export const cancelMailWords = localized({ en: mails })
export const cancelRefusalWords = localized({ en: refusals })
