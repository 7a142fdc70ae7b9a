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

/** How often a state lets charges compound; a rule without one doesn't say. */
export const ruleCompoundings = ['semiannual', 'none'] as const
export type RuleCompounding = (typeof ruleCompoundings)[number]
