import { promisedHours } from './promise.ts'

/** Pages quote these and never make up new ones. Every time is the same number of business hours. */
export const claims = {
  noCreditCheck: 'No Credit Check',
  noUpfrontFees: 'No Upfront Fees',
  payOnlyIfYouWin: 'Only Pay If You Win',

  applicationTime: 'under 5 minutes',
  answer: `${promisedHours} business hours of a complete file`,
  approval: `${promisedHours} business hours`,
  approvalForAttorneys: `${promisedHours}-${2 * promisedHours} hours`,
  fundsAfterApproval: `${promisedHours} business hours`,

  statesServed: 50,
  yearsInBusiness: '10+',
  clientsHelped: '5000+',
  lawFirms: '2,500+',
  attorneyRating: '4.9/5',
  successRate: '96%',

  smallestAdvance: '$1,000',
  largestAdvance: '$100,000+',
  averageAdvance: '$15,000-$25,000',
} as const

/** Somebody has to be able to prove these claims. The others are promises and prices. */
export const recordClaims = {
  yearsInBusiness: 'Years in business',
  clientsHelped: 'Clients helped',
  lawFirms: 'Law firms we have worked with',
  attorneyRating: 'How attorneys rate us',
  successRate: 'Success rate',
  averageAdvance: 'Average advance',
} as const satisfies Partial<Record<keyof typeof claims, string>>

export type RecordClaim = keyof typeof recordClaims
export const recordClaimNames = Object.keys(recordClaims) as RecordClaim[]
