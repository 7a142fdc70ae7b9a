import { titleOf } from './figure-words.ts'
import { kindOf } from './lines.ts'
import { valueCases } from './results.ts'
import type { ValueLine, ValueSheet } from './sheet.ts'

type Compared = Pick<ValueSheet, 'lines' | 'results'>
/** One of them is null where a version lacks the line. */
export type LineDifference = { title: string; before: ValueLine | null; after: ValueLine | null }
export type SumDifference = { title: string; before: number | null; after: number | null }
export type Comparison = { lines: LineDifference[]; sums: SumDifference[] }

/** Only what differs between two versions. */
export function compareSheets(before: Compared, after: Compared): Comparison {
  return { lines: compareLines(before.lines, after.lines), sums: compareSums(before, after) }
}

/** Lines of which there may be several are the same by kind and name. */
const placeOf = ({ name, figure }: ValueLine): string =>
  kindOf(name).many ? `${name} ${figure.choice ?? ''} ${figure.label?.toLowerCase() ?? ''}` : name

function byPlace(lines: readonly ValueLine[]): Map<string, ValueLine> {
  const found = new Map<string, ValueLine>()
  for (const line of lines) {
    let place = placeOf(line)
    while (found.has(place)) place += ' again'
    found.set(place, line)
  }
  return found
}

function compareLines(before: readonly ValueLine[], after: readonly ValueLine[]): LineDifference[] {
  const [old, fresh] = [byPlace(before), byPlace(after)]
  const places = new Set([...fresh.keys(), ...old.keys()])
  return [...places].flatMap((place) => {
    const pair = { before: old.get(place) ?? null, after: fresh.get(place) ?? null }
    const line = pair.after ?? pair.before
    if (!line || writeFigure(pair.before) === writeFigure(pair.after)) return []
    return { title: titleOf(line), ...pair }
  })
}

/** The same figure is the same whatever the order of its members. */
const writeFigure = (line: ValueLine | null): string =>
  line === null
    ? ''
    : JSON.stringify(
        Object.entries(line.figure)
          .filter(([, value]) => value !== undefined)
          .sort(),
      )

function compareSums(before: Compared, after: Compared): SumDifference[] {
  const titles = {
    low: 'Left before us, low',
    likely: 'Left before us, likely',
    high: 'Left before us, high',
  }
  const pairs = [
    ...valueCases.map((name) => ({
      title: titles[name],
      before: before.results.cases[name]?.left ?? null,
      after: after.results.cases[name]?.left ?? null,
    })),
    {
      title: 'Advised',
      before: before.results.advice?.advised ?? null,
      after: after.results.advice?.advised ?? null,
    },
  ]
  return pairs.filter((pair) => pair.before !== pair.after)
}
