import { en } from './content/en/claims.ts'
import { en as records } from './content/en/record-claims.ts'
import { type Locale, type Localized, localized } from './locale.ts'

export const claimWords: Localized<typeof en> = localized({ en })

/** Somebody has to be able to prove these claims. The others are promises and prices. */
export const recordClaimNames = [
  'yearsInBusiness',
  'clientsHelped',
  'lawFirms',
  'attorneyRating',
  'successRate',
  'averageAdvance',
  'attorneyEndorsed',
  'fiveStarReviews',
  'licensedAndBonded',
  'sameDayApproval',
  'dayApproval',
  'approvalForAttorneys',
  'fastApproval',
  'testimonials',
] as const
export type RecordClaim = (typeof recordClaimNames)[number]

type Claim = {
  label: string
  /** What a page says; hiding the claim takes out every sentence and item with one of these. */
  phrases: readonly string[]
  /** What the owner sees for a claim that is no phrase. */
  quote?: string
}
export type ClaimWords = Readonly<Record<RecordClaim, Claim>>

export const recordClaims: Localized<ClaimWords> = localized({ en: records })

/** A record proves its claim for a year. From this day on, a day of New York, no page makes the claim. */
export function claimEnd(day: string): string {
  const end = new Date(day)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end.toISOString().slice(0, 10)
}

/** What the owner sees for a claim: what the site says. */
export function quoteOf(name: RecordClaim, locale: Locale): string {
  const { phrases, quote } = recordClaims[locale][name]
  return quote ?? phrases[0] ?? ''
}
