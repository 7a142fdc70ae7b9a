import type { ValueFigure } from '#db/schema/value.ts'
import { formatCalendarDay, labelOf } from '#site/staff-format.ts'
import { choicesOf, sayFigure } from '../../schema/figure-words.ts'
import { kindOf, type SheetLine, type ValueLineName, type ValueSection } from '../../schema/lines.ts'
import type { ValueLine } from '../../schema/sheet.ts'
import { sayWhen } from './sheet-words.ts'

type Line = Pick<SheetLine, 'name' | 'figure'>

export const sectionTitles: Record<ValueSection, string> = {
  coverage: 'Coverage',
  liability: 'Liability',
  injuries: 'Injuries and treatment',
  specials: 'Specials',
  worth: 'Worth',
  liens: 'Liens and others',
  course: 'Where and how long',
}

const sayChoice = (name: ValueLineName, value: string | undefined) =>
  value && labelOf(choicesOf[name] ?? [], value)

const isNumber = ({ amount, percent, months, isUnknown }: ValueFigure) =>
  isUnknown === true || [amount, percent, months].some((value) => value !== undefined)

/** What stands in the column of figures, which is narrow: words stand beside it. */
export const sayShort = ({ name, figure }: Line): string =>
  isNumber(figure) || name === 'limit-date' || name === 'forum' ? sayFigure(name, figure) : ''

/** What is said of it beside the figure: "The client’s own", "Good through Dec 1", the note. */
export function sayWords(line: Line): string {
  const { name, figure } = line
  const { orDay, named } = kindOf(name)
  const isTold = name === 'forum' || (name === 'lien' && !figure.label)
  const parts = [
    !isTold && (named || !isNumber(figure)) && sayChoice(name, figure.choice),
    figure.note,
    orDay && figure.day && `Good through ${formatCalendarDay(figure.day)}`,
  ]
  return parts.filter(Boolean).join('. ')
}

/** Whose word a line is that nobody typed. */
export const told = {
  application: 'the application',
  firm: 'the firm',
  ledger: 'our payments',
} as const

/** "Paul, Nov 13", or whose word it is. */
export function sayWho({ origin, by, changedAt }: ValueLine): string {
  if (origin !== 'typed') return told[origin]
  const first = by?.split(' ')[0] ?? 'Somebody'
  return changedAt ? `${first}, ${sayWhen(changedAt)}` : first
}
