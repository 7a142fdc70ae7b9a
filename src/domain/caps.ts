/** Percentages have at most two decimals; amounts are cents, but for dollars per $1,000. */
export type RuleCap =
  /** Of the advance. `from` and `below` say for which advances: 36% below $5,000, 25% from there on. */
  | { kind: 'yearly-rate'; percent: number; from?: number | undefined; below?: number | undefined }
  /** Of the advance, without charges on charges. */
  | { kind: 'half-year-rate'; percent: number }
  /** A percentage a year, plus dollars a year for each $1,000. */
  | { kind: 'yearly-per-thousand'; percent: number; dollars: number }
  /** On top of a yearly rate. */
  | { kind: 'servicing'; percent: number }
  /** Limits what is owed to a share of what the case pays, on top of the advance or including it. */
  | { kind: 'share-of-recovery'; percent: number; plusAdvance: boolean; of: 'gross' | 'net' }

export type RuleCapKind = RuleCap['kind']

/** How often a state lets charges compound, from most often; a rule without one doesn't say. */
export const ruleCompoundings = ['semiannual', 'annual', 'none'] as const
export type RuleCompounding = (typeof ruleCompoundings)[number]

/** When a charge is owed: day by day, with each step begun, or for a year in advance. */
export const earnings = ['pro-rata', 'per-step', 'in-advance'] as const
export type Earning = (typeof earnings)[number]

/** What a state lets anybody charge once, in all. */
export type OneTimeLimit = {
  /** Cents; 0 where none is allowed. */
  most: number
  /** `claim`: all advances on a claim or proceeding share it. */
  per: 'contract' | 'claim'
}

/** How a state wants the yearly rate stated: `military` is the Military Lending Act's method. */
export const rateMethods = ['simple', 'effective', 'military'] as const
export type RateMethod = (typeof rateMethods)[number]

/** `dated`: what's owed at each step. `outcomes`: by what the case may pay, as New York asks. */
export const scheduleKinds = ['dated', 'outcomes'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]
