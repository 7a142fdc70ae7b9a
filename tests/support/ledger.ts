import type { LedgerEntryKind } from '../../src/domain/money.ts'
import type { LedgerAdvance } from '../../src/lib/ledger/balance.ts'
import type { LedgerEntry } from '../../src/lib/ledger/entries.ts'
import type { PriceRule } from '../../src/lib/price/ceilings.ts'
import type { PriceTerms } from '../../src/lib/price/terms.ts'

/** 18% of the advance per six months, twice the advance at most. */
const usualTerms: PriceTerms = {
  rate: 18,
  per: 'half-year',
  isCompounding: false,
  earned: 'per-step',
  oneTimeCharges: [],
  capMultiple: 2,
  mostMonths: 36,
  graceDays: 0,
}
const noRule: PriceRule = { caps: [], mostMonths: null, largestAdvance: null }

type Told = [on: string, kind: LedgerEntryKind, cents: number, corrects?: number]

/** Entries in the order of recording; the last member is the number of the one it answers. */
export const entriesOf = (...told: Told[]): LedgerEntry[] =>
  told.map(([on, kind, amount, corrects], at) => ({
    ...{ id: `entry ${at + 1}`, place: at + 1, kind, amount, on },
    corrects: corrects === undefined ? null : `entry ${corrects}`,
  }))

export const advanceOf = (
  entries: readonly LedgerEntry[],
  {
    terms,
    rule = noRule,
    ...more
  }: { terms?: Partial<PriceTerms>; rule?: PriceRule } & Partial<
    Pick<LedgerAdvance, 'counted' | 'endedOn' | 'frozen'>
  > = {},
): LedgerAdvance => ({ counted: 'steps', terms: { ...usualTerms, ...terms }, rule, entries, ...more })
