import { estimateAt, type TimelessQuestion } from './estimate.ts'
import { rulesOf } from './hold.ts'
import { type PricedRow, rowOf } from './rows.ts'
import { lastDayOf } from './time.ts'

/** What would be owed at most if the case pays this, before anybody gets a share. */
export type OutcomeRow = Omit<PricedRow, 'yearlyRate'> & { gross: number }

/** Longer than any case. */
const endless = { months: 1_200 }
const multiples = [0, 2, 4, 10, 20, 50]
const thousand = 1_000_00

/** Examples from a case that pays nothing to one that pays fifty times the advance, where our own limit is the lower one. */
const usualGrosses = (advance: number) =>
  multiples.map((times) => Math.ceil((advance * times) / thousand) * thousand)

/** New York wants these instead of days: empty unless a rule asks for them. */
export function listOutcomes(
  question: TimelessQuestion,
  grosses: readonly number[] = usualGrosses(question.advance),
): OutcomeRow[] {
  if (!rulesOf(question).some(({ schedule }) => schedule?.kind === 'outcomes')) return []
  return grosses.map((settlement) => {
    const estimate = estimateAt({ ...question, settlement }, endless)
    const { yearlyRate: _, ...row } = rowOf(question, estimate, endless)
    return { gross: settlement, ...row }
  })
}

/** Caps that don't rise with time. */
const levels: readonly string[] = ['terms-multiple', 'share-of-recovery', 'recovery']

/** The most that can ever be owed; null where nothing ends it. */
export function findMaximum(question: TimelessQuestion, fundedOn?: string): number | null {
  const end = fundedOn === undefined ? endless : { fundedOn, on: lastDayOf(fundedOn, endless.months) }
  const last = estimateAt(question, end)
  if (last.monthsCharged < endless.months || last.owed <= last.advance) return last.owed
  const limits = last.caps.filter(({ name }) => levels.includes(name))
  return limits.length === 0 ? null : Math.min(...limits.map(({ owed }) => owed))
}
