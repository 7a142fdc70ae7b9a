import type { SanctionsListKind } from '#domain/money.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'

export type ListedName = { entry: string; name: string; type: string | null; program: string | null }

/** How many columns each of the Treasury’s files has. They have no heading. */
export const listColumns: Record<SanctionsListKind, number> = { sdn: 12, alt: 5 }

/** Stands where there is nothing. */
const nothing = '-0-'
/** Old programs end a file with this. */
const endOfFile = '\u001a'

/** Ten times what the longer file has. More isn’t a list, and only costs memory. */
const mostNames = 250_000

/** Every name of a file as the Treasury publishes it, or the first line that isn’t as it should be. */
export function readList(
  kind: SanctionsListKind,
  bytes: Uint8Array,
): Outcome<{ names: ListedName[] }, 'columns' | 'number' | 'quote' | 'many'> & { line?: number } {
  const names: ListedName[] = []
  let line = 0
  for (const row of readRows(decode(bytes), listColumns[kind])) {
    line++
    if (row === 'open quote') return { ...refuse('quote'), line }
    if (row.length === 1 && (row[0]?.trim() ?? '').replaceAll(endOfFile, '') === '') continue
    if (row.length !== listColumns[kind]) return { ...refuse('columns'), line }
    if (names.length >= mostNames) return { ...refuse('many'), line }
    const cells = row.map((cell) => cell.replaceAll(controls, ' ').trim())
    const [entry = '', second = '', third = '', fourth = ''] = cells
    if (!/^\d{1,12}$/.test(entry)) return { ...refuse('number'), line }
    const name = kind === 'sdn' ? second : fourth
    if (filled(name) === null) continue
    names.push({
      ...{ entry, name: name.slice(0, 500), type: filled(third)?.slice(0, 50) ?? null },
      program: kind === 'sdn' ? (filled(fourth)?.slice(0, 200) ?? null) : null,
    })
  }
  return { ok: true, names }
}

const filled = (cell: string) => (cell === '' || cell === nothing ? null : cell)

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u001f\u007f-\u009f]+/g

/** The files are plain ASCII, nearly always. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Commas between, quotes around, two quotes for one within. A row is told as soon as it has too many cells. */
function* readRows(text: string, most: number): Generator<string[] | 'open quote'> {
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === '"') {
      let end = text.indexOf('"', at + 1)
      while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
      if (end < 0) return yield 'open quote'
      const rest = nextEnd(text, end + 1)
      row.push(text.slice(at + 1, end).replaceAll('""', '"') + text.slice(end + 1, rest).trim())
      at = rest
    } else {
      const rest = nextEnd(text, at)
      row.push(text.slice(at, rest))
      at = rest
    }
    if (text[at] === ',') {
      at++
      if (row.length > most) return yield row
      if (at >= text.length) row.push('')
      continue
    }
    yield row
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  if (row.length > 0) yield row
}

function nextEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== ',' && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}
