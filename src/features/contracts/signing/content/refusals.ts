import { answersIn } from '#lib/refusals.ts'
import { pick } from '#site/locale.ts'
import type { LessRefusal } from '../mutations/less.ts'
import type { PageRefusal } from '../mutations/reading.ts'
import type { ConsentRefusal, WithdrawalRefusal } from '../mutations/records.ts'
import type { SignRefusal } from '../mutations/sign.ts'
import { signingWords } from './words.ts'

export type SigningRefusal = ConsentRefusal | WithdrawalRefusal | PageRefusal | SignRefusal | LessRefusal

export const signingRefusals = answersIn<SigningRefusal>(
  {
    unknown: 404,
    'not known': 401,
    signed: 409,
    expired: 409,
    replaced: 409,
    voided: 409,
    declined: 409,
    canceled: 409,
    unlawful: 409,
    'no consent': 409,
    'on paper': 409,
    'mailed on paper': 409,
    'other code': 422,
    wait: 429,
    'no page': 404,
    'page before': 409,
    'no initials': 422,
    'other initials': 422,
    'same session': 409,
    'same address': 409,
    unread: 409,
    unconfirmed: 422,
    'other name': 422,
    'broken paper': 500,
    'other amount': 422,
    'not now': 409,
  },
  pick(signingWords, ({ refusals }) => refusals),
)
