import { answersIn } from '#lib/refusals.ts'
import { localized, pick } from '#site/locale.ts'
import { en } from './content/en/refusals.ts'
import type { WithdrawalRefusal } from './mutations.ts'

export const withdrawalReason = 'Withdrawn by the applicant'

/** To us. */
export const withdrawalMailWords = {
  subject: (reference: string) => `Withdrawn by the applicant: ${reference}`,
  heading: 'An application was withdrawn',
  withdrawn: 'The applicant withdrew it on the case page. Nothing more is mailed to them about documents.',
  reference: 'Reference',
  open: 'Open the application',
  signature: (company: string) => `Sent by the website of ${company}.`,
}

const refusalWords = localized({ en })

export const withdrawalRefusals = answersIn<WithdrawalRefusal>(
  { unknown: 404, closed: 409 },
  pick(refusalWords, ({ withdrawal }) => withdrawal),
)

export const unavailableRefusals = answersIn<'unknown' | 'sent already'>(
  { unknown: 404, 'sent already': 409 },
  pick(refusalWords, ({ unavailable }) => unavailable),
)
