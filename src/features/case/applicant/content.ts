import type { RefusalAnswers } from '#lib/refusals.ts'
import type { WithdrawalRefusal } from './mutations.ts'

export const withdrawalReason = 'Withdrawn by the applicant'

export const withdrawalMailWords = {
  subject: (reference: string) => `Withdrawn by the applicant: ${reference}`,
  heading: 'An application was withdrawn',
  withdrawn: 'The applicant withdrew it on the case page. Nothing more is mailed to them about documents.',
  reference: 'Reference',
  open: 'Open the application',
  signature: (company: string) => `Sent by the website of ${company}.`,
}

const gone = 'There is no such application.'

export const withdrawalRefusals: RefusalAnswers<WithdrawalRefusal> = {
  unknown: [404, gone],
  closed: [409, 'This application is closed already. Please call us if something is wrong.'],
}

export const unavailableRefusals: RefusalAnswers<'unknown' | 'sent already'> = {
  unknown: [404, 'We don’t ask for this any more.'],
  'sent already': [409, 'We have this one already.'],
}
