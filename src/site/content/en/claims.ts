import { promisedHours } from '../../promised-hours.ts'

/** Pages quote these and never make up new ones. */
export const en = {
  noCreditCheck: 'No Credit Check',
  noUpfrontFees: 'No Upfront Fees',
  payOnlyIfYouWin: 'Only Pay If You Win',

  applicationTime: 'under 5 minutes',
  sameDayApproval: 'Same-Day Approval',
  dayApproval: `${promisedHours} Hour Approval`,
  dayResponse: `${promisedHours}-Hour Response`,
  answer: `within ${promisedHours} hours`,
  approvalForAttorneys: `${promisedHours}-${2 * promisedHours} hours`,
  fundsAfterApproval: `within ${promisedHours} hours`,

  statesServed: 50,
  yearsInBusiness: '10+',
  clientsHelped: '5000+',
  lawFirms: '2,500+',
  attorneyRating: '4.9/5',
  successRate: '96%',
  attorneyEndorsed: 'Attorney Endorsed',
  fiveStarReviews: '5-Star Reviews',
  licensedAndBonded: 'Licensed & Bonded',

  smallestAdvance: '$1,000',
  largestAdvance: '$100,000+',
  averageAdvance: '$15,000-$25,000',
} as const

/**
 * The specification's own phrases about time. Besides `promise` of `promise.ts` a public page names no time to an
 * answer but these.
 */
export const timePhrases = [
  en.applicationTime,
  en.sameDayApproval,
  en.dayApproval,
  en.dayResponse,
  en.approvalForAttorneys,
  en.answer,
  'Fast Approval',
] as const
