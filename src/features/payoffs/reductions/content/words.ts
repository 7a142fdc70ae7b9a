import { localized } from '#site/locale.ts'
import { en as asking } from './en/asking.ts'
import { en as mails } from './en/mails.ts'

export const reductionWords = localized({ en: asking })
export const reductionMailWords = localized({ en: mails })
