import { promisedHours } from './promise.ts'

/** Pages quote these and never make up new ones. */
export const claims = {
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
  claims.applicationTime,
  claims.sameDayApproval,
  claims.dayApproval,
  claims.dayResponse,
  claims.approvalForAttorneys,
  claims.answer,
  'Fast Approval',
] as const

type Claim = {
  label: string
  /** What a page says; hiding the claim takes out every sentence and item with one of these. */
  phrases: readonly string[]
}

/** Somebody has to be able to prove these claims. The others are promises and prices. */
export const recordClaims = {
  yearsInBusiness: { label: 'Years in business', phrases: [`${claims.yearsInBusiness} years`] },
  clientsHelped: { label: 'Clients helped', phrases: [`${claims.clientsHelped} clients`] },
  lawFirms: {
    label: 'Law firms we have worked with',
    phrases: [`${claims.lawFirms} law firms`, claims.lawFirms],
  },
  attorneyRating: { label: 'How attorneys rate us', phrases: [claims.attorneyRating] },
  successRate: { label: 'Success rate', phrases: [claims.successRate] },
  averageAdvance: { label: 'Average advance', phrases: [claims.averageAdvance] },
  attorneyEndorsed: { label: 'Endorsed by attorneys', phrases: [claims.attorneyEndorsed] },
  fiveStarReviews: { label: 'Five-star reviews', phrases: [claims.fiveStarReviews] },
  licensedAndBonded: { label: 'Licensed and bonded', phrases: [claims.licensedAndBonded] },
  sameDayApproval: { label: 'Approval on the same day', phrases: [claims.sameDayApproval] },
  dayApproval: { label: 'Approval within the promised hours', phrases: [claims.dayApproval] },
  approvalForAttorneys: {
    label: 'Time to a decision, for attorneys',
    phrases: [claims.approvalForAttorneys],
  },
  fastApproval: { label: 'Fast approval', phrases: ['Fast Approval'] },
  testimonials: { label: 'What clients and attorneys say', phrases: [] },
} as const satisfies Record<string, Claim>

export type RecordClaim = keyof typeof recordClaims
export const recordClaimNames = Object.keys(recordClaims) as RecordClaim[]

/** What the owner sees for a claim: what the site says. */
export const quoteOf = (name: RecordClaim): string => recordClaims[name].phrases[0] ?? 'the quotes on Home'
