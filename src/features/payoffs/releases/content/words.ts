import { localized } from '#site/locale.ts'
import { en as mails } from './en/mails.ts'

export const endingMailWords = localized({ en: mails })
