import { addDays } from '#lib/calendar-days.ts'
import { balanceOfClaim, type LedgerAdvance } from '#lib/ledger/balance.ts'
import { changeOf, type LedgerEntry } from '#lib/ledger/entries.ts'
import { isEarnedDaily, type Moment, onTheirDays } from '#lib/ledger/moments.ts'
import { addedOf } from '#lib/price/charges.ts'

/** A line of the ledger: an entry, or a charge that follows from the terms. `advance` is its place on the claim. */
export type Line = {
  entryId: string | null
  kind: LedgerEntry['kind'] | 'charge'
  on: string
  advance: number
  step: number | null
  rate: number | null
  of: number | null
  amount: number
  owed: number
  owedOfAdvance: number
}

/** Money out comes first on its day, then charges, then what came in. */
const orderOf = ({ kind }: Pick<Line, 'kind'>): number =>
  kind === 'paid-out' ? 0 : kind === 'one-time-charge' ? 1 : kind === 'charge' ? 2 : 3

/**
 * Entries in their order, and between them the charges: what is owed on a day less what was owed before, and less what
 * the entries of that day change.
 */
export function listLines(advances: readonly LedgerAdvance[], moments: readonly Moment[]): Line[] {
  const steps = advances.map(() => 0)
  const daily = advances.map(isEarnedDaily)
  return moments.flatMap((moment, at) => {
    const before = moments[at - 1]
    const lines = advances.flatMap((advance, place) => {
      const own = linesOf(advance, { place, moment, before })
      const charge = own.find(({ kind }) => kind === 'charge')
      if (!charge || charge.amount < 0 || daily[place]) return own
      const step = (steps[place] ?? 0) + 1
      steps[place] = step
      return own.map((line) => (line === charge ? { ...line, step } : line))
    })
    return addUp(lines, moment)
  })
}

/** `moves`: less than its amount where more came than was owed. */
type Bare = Omit<Line, 'owed' | 'owedOfAdvance'> & { moves: number }

function linesOf(
  advance: LedgerAdvance,
  { place, moment, before }: { place: number; moment: Moment; before: Moment | undefined },
): Bare[] {
  const now = moment.each[place]
  if (!now) return []
  const then = before?.each[place]
  const recorded = onTheirDays(advance.entries)
    .filter(({ on }) => on === moment.on)
    .map((entry): Bare => {
      const amount = effectOf(entry, advance)
      return {
        ...{ entryId: entry.id, kind: entry.kind, on: entry.on, advance: place },
        ...{ step: null, rate: null, of: null, amount, moves: amount },
      }
    })
  const changed = recorded.reduce((sum, { amount }) => sum + amount, 0)
  const overpaid = now.overpaid - (then?.overpaid ?? 0)
  const excess = recorded.findLast(({ amount }) => Math.sign(amount) === -Math.sign(overpaid))
  if (excess) excess.moves += overpaid
  const charged = now.owed - (then?.owed ?? 0) - changed - overpaid
  const charge: Bare[] =
    charged === 0
      ? []
      : [
          {
            ...{ entryId: null, kind: 'charge', on: moment.on, advance: place, step: null },
            ...{ amount: charged, moves: charged },
            ...sayRate(advance, charged, then?.funded ? then.out : now.funded),
          },
        ]
  return [...recorded, ...charge].sort((one, other) => orderOf(one) - orderOf(other))
}

/** What an entry changes what is owed by, before anything is too much. */
function effectOf(entry: LedgerEntry, { entries, terms }: LedgerAdvance): number {
  const { kind, amount, corrects } = entry
  switch (kind) {
    case 'paid-out':
      return amount
    case 'one-time-charge':
      return isAdded(entry, entries, terms.oneTimeCharges) ? amount : 0
    // What came beyond what was owed is taken off what came.
    case 'refund':
      return amount
    case 'correction':
    case 'returned':
    case 'lapsed': {
      const of = entries.find(({ id }) => id === corrects)
      const change = changeOf(entry)
      return of?.kind === 'paid-out' ? change : -change
    }
    default:
      return -amount
  }
}

type Charges = LedgerAdvance['terms']['oneTimeCharges']

/** Charges that were held back are part of the advance already. */
function isAdded(entry: LedgerEntry, entries: readonly LedgerEntry[], charges: Charges): boolean {
  const added = addedOf(charges)
  const own = entries.filter(({ kind }) => kind === 'one-time-charge')
  if (added === 0 || own.reduce((sum, { amount }) => sum + amount, 0) === added) return added > 0
  const charge = charges[own.indexOf(entry)]
  return charge?.isHeldBack === false && charge.amount === entry.amount
}

/** "18% of $8,000", where it's that to the cent. */
function sayRate({ terms }: LedgerAdvance, charged: number, out: number) {
  const isWhole = terms.isCompounding === false && Math.round((out * terms.rate) / 100) === charged
  return isWhole ? { rate: terms.rate, of: out } : { rate: null, of: null }
}

/** Counts back from what is owed at the end of the day. */
function addUp(lines: readonly Bare[], { each, all }: Moment): Line[] {
  let owed = all.owed
  const own = each.map((balance) => balance.owed)
  return lines
    .toReversed()
    .map(({ moves, ...line }) => {
      const owedOfAdvance = own[line.advance] ?? 0
      const full = { ...line, amount: moves, owed, owedOfAdvance }
      owed -= moves
      own[line.advance] = owedOfAdvance - moves
      return full
    })
    .toReversed()
}

/** What each advance can come to at most, less what was paid on it by then. */
export function findMost(advances: readonly LedgerAdvance[], moments: readonly Moment[]): number[][] {
  const last = moments.at(-1)
  if (!last) return []
  const bare = advances.map((advance) => ({
    ...advance,
    ...{
      endedOn: null,
      entries: advance.entries.filter(({ corrects, kind }) => kind === 'paid-out' || corrects),
    },
  }))
  const { each: most } = balanceOfClaim(bare, addDays(last.on, 1))
  return moments.map(({ each }) =>
    each.map(({ funded, paid, reduced, overpaid }, place) =>
      funded > 0 ? Math.max(0, (most[place]?.owed ?? 0) - paid - reduced + overpaid) : 0,
    ),
  )
}
