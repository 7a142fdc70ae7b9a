import type { ContractFiguresAnswer } from '#features/contract-forms/figures/schema.ts'
import { addDays, countDays } from '#lib/calendar-days.ts'

type Schedule = ContractFiguresAnswer['schedule']

const usualMonth = 365.25 / 12

export type OwedRow = Schedule[number] & {
  /** What is over of the time since the funding day when this step ends. */
  months: number
}

export const listOwed = (schedule: Schedule): OwedRow[] => {
  const begin = schedule[0]?.from
  return schedule.map((row) => ({
    ...row,
    months: begin ? Math.round(countDays(begin, addDays(row.through, 1)) / usualMonth) : 0,
  }))
}

/** The same charge in every step until a limit holds it: then a sentence says it all. */
export function findSteadyCharge(rows: readonly OwedRow[]): { charge: number; months: number } | undefined {
  const [first, ...rest] = rows
  if (!first || first.charges === 0) return undefined
  const isSteady = rest.every(({ charges, months }, at) => {
    const steady = first.charges * (at + 2)
    const isLast = charges < steady && charges === rows.at(-1)?.charges
    return months === first.months * (at + 2) && (charges === steady || isLast)
  })
  return isSteady ? { charge: first.charges, months: first.months } : undefined
}

/** Nothing grows after the last row. */
export const endsThere = ({ schedule, maximum }: ContractFiguresAnswer): boolean =>
  maximum !== null && schedule.at(-1)?.owed === maximum
