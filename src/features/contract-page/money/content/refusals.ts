import { answersIn } from '#lib/refusals.ts'
import { localized } from '#site/locale.ts'
import { en } from './en/refusals.ts'

export const receiptWords = localized({ en })

export const receiptRefusals = answersIn(
  { unknown: 404, 'not known': 403, replaced: 409, 'not sent': 409, 'wrong day': 422 },
  receiptWords,
)
