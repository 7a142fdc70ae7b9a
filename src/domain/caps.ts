/**
 * Limits that a state's law sets to what an advance may cost. Percentages have at most two decimals; amounts are in
 * cents, except for the dollars that a statute counts per $1,000.
 */
export type RuleCap =
  /** So much of the advance a year. `from` and `below` say for which advances: 36% below $5,000, 25% from there on. */
  | { kind: 'yearly-rate'; percent: number; from?: number | undefined; below?: number | undefined }
  | { kind: 'half-year-rate'; percent: number }
  /** So much a year, and so many dollars a year for each $1,000. */
  | { kind: 'yearly-per-thousand'; percent: number; dollars: number }
  /** On top of a yearly rate. */
  | { kind: 'servicing'; percent: number }
  /** The most that can be owed: a share of what the case pays, gross or net, on top of the advance or with it. */
  | { kind: 'share-of-recovery'; percent: number; plusAdvance: boolean; of: 'gross' | 'net' }

export type RuleCapKind = RuleCap['kind']
