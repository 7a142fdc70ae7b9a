import { type SheetLine, type ValueSection, valueSections } from '../../schema/lines.ts'
import type { ValueSheet } from '../../schema/sheet.ts'
import type { Ink } from './inks.tsx'
import { sayMoney } from './sheet-words.ts'

const specials = ['medical', 'wages', 'other-loss']

/** What is said beside the title of a section. */
export function sectionNotes(
  lines: readonly SheetLine[],
  hints: ValueSheet['hints'],
): Partial<Record<ValueSection, string>> {
  const sum = lines.reduce(
    (total, { name, figure }) => (specials.includes(name) ? total + (figure.amount ?? 0) : total),
    0,
  )
  const own: Partial<Record<ValueSection, string>> = {
    ...(sum > 0 && { specials: `${sayMoney(sum)} in all` }),
    liens: 'paid before us',
  }
  return Object.fromEntries(
    valueSections.flatMap((section) => {
      const said = hints.filter((hint) => hint.section === section).map(({ words }) => words)
      const words = [...said, own[section]].filter(Boolean)
      return words.length > 0 ? [[section, words.join('; ')]] : []
    }),
  )
}

/** Parts of the bars that hold an amount that nobody knows yet. */
export const sayUnknown = (lines: readonly SheetLine[]): Ink[] => [
  ...(lines.some(({ name, figure }) => name === 'lien' && figure.isUnknown) ? (['liens'] as const) : []),
  ...(lines.some(({ name, figure }) => name === 'earlier' && figure.isUnknown) ? (['earlier'] as const) : []),
]
