import { addMonths } from '#lib/calendar-days.ts'
import { estimateAt, type TimelessQuestion } from './estimate.ts'
import { rulesOf } from './hold.ts'
import { type EarlierAdvance, stopOf } from './lawful.ts'
import { readTerms } from './monthly-terms.ts'
import { type PricedRow, rowOf } from './rows.ts'
import { lastDayOf } from './time.ts'

/** Statutes that ask for a dated schedule ask for half-years up to here, where they name no month. */
const usualStep = 6
const usualLast = 36

/** One step of a dated schedule: what is owed through its last day. Days are YYYY-MM-DD. */
export type StepRow = PricedRow & { from: string; through: string; months: number }

/** Up to the month in which charges stop. Empty where a state wants the price by what the case pays. */
export function listStepRows(
  question: TimelessQuestion,
  fundedOn: string,
  earlier?: (months: number) => readonly EarlierAdvance[],
): StepRow[] {
  const rules = rulesOf(question)
  if (rules.some(({ schedule }) => schedule?.kind === 'outcomes')) return []
  const step = Math.min(...rules.map(({ schedule }) => schedule?.stepMonths ?? usualStep))
  const last = stopOf(readTerms(question.terms), question) ?? usualLast
  return Array.from({ length: Math.ceil(last / step) }, (_, index) => {
    const months = Math.min(last, (index + 1) * step)
    const through = lastDayOf(fundedOn, months)
    const estimate = estimateAt({ ...question, earlier: earlier?.(months) }, { fundedOn, on: through })
    return {
      from: addMonths(fundedOn, index * step),
      through,
      months,
      ...rowOf(question, estimate, { months }),
    }
  })
}
