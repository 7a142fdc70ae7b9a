import type { ValueFigure } from '#db/schema/value.ts'
import type { Choice } from '#domain/choice.ts'
import { firmLiabilities, firmStages } from '#domain/firm-answers.ts'
import { states } from '#domain/states.ts'
import { coverageSides, injuries, lienKinds } from '#domain/value.ts'
import { writePercent } from '#lib/waterfall/percent.ts'
import { formatCalendarDay, formatMoney, labelOf } from '#site/staff-format.ts'
import { kindOf, type SheetLine, type ValueLineName } from './lines.ts'

export const choicesOf: Partial<Record<ValueLineName, readonly Choice[]>> = {
  coverage: coverageSides,
  'liability-other': firmLiabilities,
  injury: injuries,
  lien: lienKinds,
  forum: states,
  stage: firmStages,
}

/** "Sample General Hospital"; a lien without a name is called by whose it is. */
export const titleOf = ({ name, figure: { label, choice } }: Pick<SheetLine, 'name' | 'figure'>): string =>
  (kindOf(name).named && label) ||
  (name === 'lien' && choice && labelOf(lienKinds, choice)) ||
  kindOf(name).label

/** "$120,000", "33⅓%", "None", "Unknown" */
export function sayFigure(name: ValueLineName, figure: ValueFigure): string {
  const { amount, percent, thirds, months, day, choice, isUnknown } = figure
  if (isUnknown) return 'Unknown'
  const { holds } = kindOf(name)
  if (amount !== undefined)
    return amount === 0 && holds === 'amount' && kindOf(name).many ? 'None' : formatMoney(amount)
  if (percent !== undefined) return writePercent({ percent, thirds })
  if (months !== undefined) return `${months} ${months === 1 ? 'month' : 'months'}`
  if (holds === 'day' && day !== undefined) return formatCalendarDay(day)
  if (choice !== undefined) return labelOf(choicesOf[name] ?? [], choice)
  return figure.label ?? ''
}
