import type { ValueFigure } from '#db/schema/value.ts'
import { readCents, writeCents } from '#features/admin/kit/components/money-input.tsx'
import { readDay } from '#features/admin/kit/components/read-day.ts'
import { readMonths } from '#lib/price/typed.ts'
import { parsePercent, writePercent } from '#lib/waterfall/percent.ts'
import { kindOf, type SheetLine, type ValueLineName } from '../../schema/lines.ts'
import { type FigureMistakes, findFigureMistakes } from '../../schema/mistakes.ts'

/** What stands in the fields of a line while somebody types. */
export type TypedLine = {
  label: string
  figure: string
  choice: string
  day: string
  note: string
  documentId: string
  page: string
}

export const emptyLine: TypedLine = {
  ...{ label: '', figure: '', choice: '', day: '', note: '', documentId: '', page: '' },
}

export function typedFrom({ name, figure, documentId, page }: SheetLine): TypedLine {
  const { holds } = kindOf(name)
  return {
    label: figure.label ?? '',
    figure: writeFigure(name, figure),
    choice: figure.choice ?? '',
    day: holds === 'day' ? '' : (figure.day ?? ''),
    note: figure.note ?? '',
    documentId: documentId ?? '',
    page: page === null ? '' : String(page),
  }
}

function writeFigure(name: ValueLineName, figure: ValueFigure): string {
  if (figure.isUnknown) return 'unknown'
  const { holds } = kindOf(name)
  if (holds === 'amount') return figure.amount === undefined ? '' : writeCents(figure.amount)
  if (holds === 'percent')
    return figure.percent === undefined ? '' : writePercent({ ...figure, percent: figure.percent })
  if (holds === 'months') return figure.months === undefined ? '' : String(figure.months)
  return holds === 'day' ? (figure.day ?? '') : ''
}

export type ReadLine = {
  figure: ValueFigure
  documentId: string | null
  page: number | null
  /** In sentences, by field. */
  mistakes: FigureMistakes & { page?: string[] }
}

const misread = {
  amount: 'Type dollars, like 12500 or 12.5k.',
  percent: 'Type a percentage, like 33.33 or 33⅓.',
  months: 'Type months, like 18.',
  day: 'That’s no day. Type it like 12/9/2026 or dec 9.',
  choice: 'Choose one of the list.',
} as const
const negative = 'This can’t be below zero.'
const noPage = 'Pages begin at 1.'

const isUnknownWord = (typed: string) => /^(\?+|unknown|unk\.?)$/i.test(typed)
const isNone = (typed: string) => /^(none|no|nil|-)$/i.test(typed)

/** What was typed, as the sheet keeps it, with what is wrong with it beside the other lines. */
export function readLine(
  name: ValueLineName,
  typed: TypedLine,
  { others, today }: { others: readonly SheetLine[]; today: string },
): ReadLine {
  const { named, choices, orDay } = kindOf(name)
  const { figure, mistakes } = readFigure(name, typed.figure.trim(), today)
  const words = (text: string) => text.trim() || undefined
  const day = orDay && typed.day.trim() ? readDay(typed.day, today) : undefined
  const kept: ValueFigure = prune({
    ...figure,
    label: named ? words(typed.label) : undefined,
    choice: choices && !replacesChoice(name, figure) ? words(typed.choice) : undefined,
    ...(orDay && { day }),
    note: words(typed.note),
  })
  if (orDay && typed.day.trim() && !day) mistakes.day = [misread.day]
  const page = typed.documentId && typed.page.trim() ? Number(typed.page) : null
  const isPage = page === null || (Number.isInteger(page) && page >= 1)
  const found =
    Object.keys(mistakes).length > 0 ? mistakes : findFigureMistakes({ name, figure: kept }, others)
  return {
    figure: kept,
    documentId: typed.documentId || null,
    page: isPage ? page : null,
    mistakes: { ...found, ...(!isPage && { page: [noPage] }) },
  }
}

/** A number of ours takes the place of what the firm calls it. */
const replacesChoice = (name: ValueLineName, { percent }: ValueFigure) =>
  kindOf(name).orChoice === true && percent !== undefined

function readFigure(
  name: ValueLineName,
  typed: string,
  today: string,
): { figure: ValueFigure; mistakes: FigureMistakes } {
  const { holds, mayBeUnknown } = kindOf(name)
  if (typed === '' || holds === 'choice') return { figure: {}, mistakes: {} }
  if (mayBeUnknown && isUnknownWord(typed)) return { figure: { isUnknown: true }, mistakes: {} }
  const wrong = (sentence: string) => ({ figure: {}, mistakes: { [holds]: [sentence] } })
  if (/^[-−(]\s*\$?\s*\.?\d/.test(typed)) return wrong(negative)
  const found = readers[holds](typed, today)
  return found ? { figure: found, mistakes: {} } : wrong(misread[holds])
}

const readers = {
  amount: (typed: string) => one('amount', isNone(typed) ? 0 : readDollars(typed)),
  percent: (typed: string) => parsePercent(typed),
  months: (typed: string) => one('months', readMonths(typed)),
  day: (typed: string, today: string) => one('day', readDay(typed, today)),
} satisfies Record<string, (typed: string, today: string) => ValueFigure | undefined>

/** "12.345" may mean twelve thousand: nobody pays in tenths of a cent. */
const readDollars = (typed: string) => (/\.\d{3,}$/.test(typed) ? undefined : readCents(typed))

const one = <Value>(name: string, value: Value | undefined) =>
  value === undefined ? undefined : { [name]: value }

const prune = (figure: ValueFigure): ValueFigure =>
  Object.fromEntries(Object.entries(figure).filter(([, value]) => value !== undefined))

/** Whether nothing stands in any field that says something. */
export const isBlank = ({ label, figure, choice, day, note }: TypedLine): boolean =>
  [label, figure, choice, day, note].every((text) => text.trim() === '')

/** Without its figure a line is nothing, unless it has a name to be told by. */
export const isCleared = (name: ValueLineName, typed: TypedLine): boolean =>
  kindOf(name).holds !== 'choice' && !kindOf(name).named && typed.figure.trim() === '' && typed.choice === ''
