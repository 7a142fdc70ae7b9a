import { localized } from '#site/locale.ts'
import { en as mails } from './en/mails.ts'
import { en as reports } from './en/reports.ts'

export const settlementWords = localized({ en: reports })
export const settlementMailWords = localized({ en: mails })
