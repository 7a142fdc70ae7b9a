import { addDays } from '#lib/calendar-days.ts'
import { rulesOf } from '#lib/price/hold.ts'
import { addUp, type Balance, balanceOfClaim, type LedgerAdvance } from './balance.ts'
import { limitsShare } from './schedule.ts'

/** Where nothing raises what is owed, a letter still has an end. */
const mostDays = 180

export type Payoff = {
  /** In the order of the claim, of the chosen advances alone. */
  each: { place: number; balance: Balance }[]
  all: Balance
  /** Of the other advances of the claim that are out. */
  others: { count: number; owed: number }
  /** The last day on which a letter of today may say so. */
  latest: string
}

/**
 * What pays off the chosen advances of a claim through a day. Steps don't happen inside a letter: it ends the day before
 * the next one. What grows by the day is told as of the letter's last day.
 */
export function payOff(
  advances: readonly LedgerAdvance[],
  { today, through, chosen }: { today: string; through: string; chosen?: readonly number[] | undefined },
): Payoff {
  const isOut = ({ endedOn, entries }: LedgerAdvance) => !endedOn && entries.length > 0
  const places = advances.flatMap((advance, place) => (isOut(advance) ? [place] : []))
  const ours = places.filter((place) => chosen?.includes(place) ?? true)
  const balances = balanceOfClaim(advances, through).each
  const each = ours.flatMap((place) => {
    const balance = balances[place]
    return balance ? [{ place, balance }] : []
  })
  const rest = places.filter((place) => !ours.includes(place)).flatMap((place) => balances[place] ?? [])
  const owing = rest.filter(({ owed }) => owed > 0)
  return {
    each,
    all: addUp(each.map(({ balance }) => balance)),
    others: { count: owing.length, owed: owing.reduce((sum, { owed }) => sum + owed, 0) },
    latest: latestOf(advances, ours, today),
  }
}

function latestOf(advances: readonly LedgerAdvance[], places: readonly number[], today: string): string {
  const balances = balanceOfClaim(advances, today).each
  const end = addDays(today, mostDays)
  const steps = places.flatMap((place) => {
    const [advance, balance] = [advances[place], balances[place]]
    if (!advance || !balance?.next) return []
    // Nothing is owed once the last of it was paid, and a day is no step.
    return isEarnedDaily(advance) ? [end] : [addDays(balance.next.on, -1)]
  })
  const [first] = steps.sort()
  return first ?? end
}

/** Charges grow a little every day instead of in steps. */
export const isEarnedDaily = ({ counted, terms, rule }: LedgerAdvance): boolean =>
  counted === 'steps' &&
  (terms.earned === 'pro-rata' || rulesOf(rule).some(({ earning }) => earning === 'pro-rata'))

/** The law limits it to a share of what the case pays, and nobody told us what that is. */
export const lacksGross = (advances: readonly LedgerAdvance[]): boolean =>
  advances.some(({ endedOn, rule, recovery }) => !endedOn && !recovery && limitsShare(rule))
