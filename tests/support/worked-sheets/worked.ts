/** A sheet worked out by hand. Amounts are cents; a fee is a fraction of a percent, written out. */
export type WorkedSheet = {
  name: string
  low: number
  likely: number
  high?: number
  /** "100/3" */
  fee: string
  costs: number
  costsLow?: number
  liens: readonly number[]
  earlier?: readonly number[]
  out?: number
  /** What the client's grade comes from, so that the sheet has this one. */
  grade: 'A' | 'B' | 'C' | 'D' | 'E'
  claimLimit?: number
  largestAdvance?: number
  capsPerClaim?: true
  /** Percent of what is left in the low case, or of its gross. */
  cap?: { percent: number; of: 'gross' | 'net' }
  /** The other state's, where the claim is pursued. */
  forumCap?: { percent: number; of: 'gross' | 'net' }
  /** By hand, in exact fractions of a cent: the fee of the likely case, and the limit that holds, before any rounding. */
  worked: { fee: string; limit: string }
  /** What that comes to. */
  likelyFee: number
  likelyLeft: number
  lowLeft: number
  binds: 'likely-share' | 'low-share' | 'share-of-recovery' | 'largest-advance' | 'claim-limit'
  advised: number
}
