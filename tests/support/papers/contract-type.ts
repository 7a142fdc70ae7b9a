import type { ContractNotice } from '../../../src/domain/contract-law.ts'
import type { BindingLaw } from '../../../src/features/contract-forms/papers/schema.ts'
import type { Block, Paper, Words } from '../../../src/lib/papers/paper.ts'
import { type SetLine, wordsIn } from './judges.ts'

type SetWord = { page: number; text: string; points: number; isBold: boolean }
type Asked = { points?: number | undefined; bold?: boolean | undefined }

/** What a rule asks of the type of a contract and is set smaller, lighter or on another page. */
export function findTypeMistakes(paper: Paper, laws: readonly BindingLaw[], lines: readonly SetLine[]) {
  const words = lines.flatMap(({ page, text, font, size }) =>
    wordsIn(text).map((word) => ({ page, text: word, points: size, isBold: /bold/i.test(font) })),
  )
  const signed = Math.max(...lines.filter(({ text }) => text.includes('DO NOT SIGN')).map(({ page }) => page))
  return laws.flatMap(({ state, law }) => [
    ...askedOnFront(paper, law?.type).flatMap(({ text, asked }) =>
      isSet(words, text, asked, (page) => page === 1) ? [] : [`${state}, front: ${text}`],
    ),
    ...(law?.notices ?? []).flatMap((notice) =>
      piecesOf(notice)
        .filter((piece) => !isSet(words, piece, notice, (page) => isPlace(notice, page, signed)))
        .map((piece) => `${state}, notice: ${piece}`),
    ),
  ])
}

/** Sums, their dates and the boxes, where the rule means the first page. */
function askedOnFront({ parts: [front] }: Paper, type: (Asked & { page?: string | undefined }) | undefined) {
  const asked = { points: Math.max(12, type?.points ?? 0), bold: true }
  if (type?.page && !['front', 'first-two'].includes(type.page)) return []
  return (front?.blocks ?? []).flatMap(wordsToldIn).map((text) => ({ text, asked }))
}

function wordsToldIn(block: Block): string[] {
  if (block.kind === 'amounts') return block.rows.map(({ value }) => plain(value))
  if (block.kind === 'table')
    return block.rows.flatMap((row) => row.map((cell) => plain(isWide(cell) ? cell.words : cell)))
  if (block.kind === 'pair')
    return block.boxes.flatMap(({ blocks }) =>
      blocks.flatMap((inside) => (inside.kind === 'paragraph' ? [plain(inside.text)] : [])),
    )
  return []
}

const isWide = (cell: unknown): cell is { words: Words } =>
  typeof cell === 'object' && 'words' in (cell ?? {})

const plain = (words: Words): string =>
  typeof words === 'string' ? words : words.map((run) => (typeof run === 'string' ? run : run.text)).join('')

/** Names and figures take the place of the brackets. */
const piecesOf = ({ text }: ContractNotice) =>
  text.split(/[[(]insert [^\])]*[\])]|%/i).filter((piece) => wordsIn(piece).length > 0)

function isPlace({ place }: ContractNotice, page: number, signed: number): boolean {
  if (place === 'front') return page === 1
  if (place === 'first-two') return page <= 2
  return place !== 'above-signature' || page === signed
}

/** Whether these words stand somewhere on such a page in such a type. */
function isSet(
  words: readonly SetWord[],
  text: string,
  { points = 0, bold = false }: Asked,
  isThere: (page: number) => boolean,
): boolean {
  const wanted = wordsIn(text)
  return words.some((_, from) => {
    const found = words.slice(from, from + wanted.length)
    return (
      found.length === wanted.length &&
      found.every(
        (word, at) =>
          holds(word.text, wanted[at] ?? '', at, wanted.length) &&
          isThere(word.page) &&
          word.points >= points - 0.05 &&
          (word.isBold || !bold),
      )
    )
  })
}

/** The first and the last touch what was filled in. */
const holds = (word: string, wanted: string, at: number, of: number) =>
  word === wanted || (at === 0 && word.endsWith(wanted)) || (at === of - 1 && word.startsWith(wanted))
