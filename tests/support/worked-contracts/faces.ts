import { english } from '../../../src/features/contract-forms/papers/content/words/english.ts'
import type { Paper } from '../../../src/lib/papers/paper.ts'
import { formatCents, formatPercent } from '../../../src/site/format.ts'
import { onScreen } from '../papers/faces.ts'
import { keep, textOf } from '../papers/judges.ts'
import { tableOf, type WorkedContract } from './worked.ts'

type Line = readonly string[]
/** What a reader sees: lines of cells, and the same words in the order in which they are read. */
export type Face = { lines: readonly Line[]; words: string }

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

export const readPage = (paper: Paper): Face => {
  const html = onScreen(paper)
  const textIn = (markup: string) =>
    plain(markup.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&')).replaceAll('&#x27;', "'")
  return {
    lines: [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<(t[hd]).*?<\/\1>/g)].map(([cell]) => textIn(cell)),
    ),
    words: textIn(html.replaceAll(/<\/(p|li|t[hd]|tr)>/g, ' ')),
  }
}

/** As poppler finds it: columns are at least two spaces apart. */
export async function readPdf(pdf: Buffer): Promise<Face> {
  const file = await keep(pdf)
  const lines = (await textOf(file, '-layout')).split('\n')
  return {
    lines: lines.map((line) =>
      line
        .split(/ {2,}/)
        .map(plain)
        .filter((cell) => cell !== ''),
    ),
    words: plain(await textOf(file)),
  }
}

const dollars = (cents: number) => formatCents(cents, 'en')
const day = (date: string) => plain(english.date(date))
const limit = (cents: number | null) => (cents === null ? 'no fixed limit' : dollars(cents))

/** Each line of its tables as a paper has to print it. */
export function listLines(contract: WorkedContract): Line[] {
  const { fundingOn } = contract
  const { funded, received, oneTimeCharges, maximum, schedule, outcomes, claim, earlier } = tableOf(contract)
  const sum = earlier.reduce((total, one) => total + one.funded, funded)
  const most = earlier.reduce<number | null>(
    (total, one) => (total === null || one.maximum === null ? null : total + one.maximum),
    maximum,
  )
  return [
    ['Funded amount', dollars(funded)],
    ...oneTimeCharges.map(({ name, amount, isHeldBack }) => [
      `One-time charge: ${name}, ${isHeldBack ? 'held back' : 'added to what you owe'}`,
      dollars(amount),
    ]),
    ['Total you receive', dollars(received)],
    ['The most you could ever owe', limit(maximum)],
    ...schedule.map(({ from, through, owed, yearlyRate }) => [
      ...[day(from), day(through), dollars(owed), formatPercent(yearlyRate, 'en')],
    ]),
    ...outcomes.map(({ gross, owed }) => [dollars(gross), dollars(owed)]),
    ...claim.map(({ months, earlier: before, owed, inAll }) => [
      ...[String(months), dollars(before), dollars(owed), dollars(inAll)],
    ]),
    ...earlier.map((one) => [day(one.fundedOn), dollars(one.funded), limit(one.maximum)]),
    ...(earlier.length > 0
      ? [
          [day(fundingOn), dollars(funded), limit(maximum)],
          [dollars(sum), limit(most)],
        ]
      : []),
  ]
}

/** Those of a paper that are missing from a face, cell by cell in their order. */
export const findMissing = ({ lines }: Face, wanted: readonly Line[]): Line[] =>
  wanted.filter((cells) => !lines.some((line) => holds(line, cells)))

function holds(line: Line, cells: Line): boolean {
  let at = 0
  for (const cell of line) if (cell === cells[at]) at += 1
  return at === cells.length
}

/** Sums that nobody worked out. New York's paper also shows how its law comes to them, Nebraska's that no broker is paid. */
export function findStrange({ words }: Face, contract: WorkedContract): string[] {
  const { outcomes, earlier } = tableOf(contract)
  const shares = earlier.length > 0 ? [] : outcomes.map(({ gross }) => dollars(gross / 4))
  const broker = contract.home === 'NE' ? [dollars(0)] : []
  const known = new Set([...listLines(contract).flat(), ...shares, ...broker])
  return (words.match(/\$[\d,]+(\.\d\d)?/g) ?? []).filter((sum) => !known.has(sum))
}

/** How many business days there are to cancel, and the last of them. */
export const listCancelWords = ({ cancel, cancelUntil }: WorkedContract): string[] => [
  `${english.businessDays(cancel.days)}`,
  ...(cancelUntil ? [`cancel by ${plain(english.dateWithWeekday(cancelUntil))}`] : []),
]
