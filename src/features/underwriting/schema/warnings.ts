import type { Waterfall } from '#lib/waterfall/waterfall.ts'
import { formatCalendarDay, formatMoney } from '#site/staff-format.ts'
import { titleOf } from './figure-words.ts'
import type { SheetLine, ValueLineName } from './lines.ts'

export type ValueWarning = { name: WarningName; words: string }
export const warningNames = ['unsourced', 'unknown', 'lapsed', 'no-costs', 'below-zero'] as const
export type WarningName = (typeof warningNames)[number]

type Cases = Record<'low' | 'likely' | 'high', Waterfall | null>

/** Our own estimate rests on the figures below it, so only those need a paper. */
const estimates: readonly ValueLineName[] = ['low', 'likely', 'high', 'months', 'forum', 'stage']
export const isEstimate = (name: ValueLineName): boolean => estimates.includes(name)

/** Somebody typed it, and it names neither a document nor, in its note, where it comes from. */
export const isUnsourced = ({ name, origin, documentId, figure }: SheetLine): boolean =>
  origin === 'typed' && documentId === null && !figure.note && !isEstimate(name)

/** What whoever decides should know about the sheet. */
export function listWarnings(lines: readonly SheetLine[], today: string, cases: Cases): ValueWarning[] {
  const warnings: ValueWarning[] = []
  const warn = (name: WarningName, words: string) => warnings.push({ name, words })
  for (const name of ['low', 'likely', 'high'] as const) {
    const found = cases[name]
    if (found && found.left < 0)
      warn('below-zero', `The ${name} case is ${formatMoney(-found.left)} short of paying those before us.`)
  }
  for (const line of lines) {
    if (line.figure.isUnknown) warn('unknown', `Nobody knows the amount yet: ${titleOf(line)}.`)
    const { day } = line.figure
    if (line.name === 'earlier' && day !== undefined && day < today)
      warn('lapsed', `The payoff of ${titleOf(line)} was good through ${formatCalendarDay(day)}.`)
  }
  if (lines.every(({ name }) => !name.startsWith('costs'))) warn('no-costs', 'Nobody has entered costs.')
  const unsourced = lines.filter(isUnsourced).map(titleOf)
  if (unsourced.length > 0) warn('unsourced', `Without a source: ${unsourced.join(', ')}.`)
  return warnings
}
