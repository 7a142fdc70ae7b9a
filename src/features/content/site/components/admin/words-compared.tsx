/** New words are underlined and old ones struck, so that color isn't the only sign. */
export function WordsCompared({ before, after }: { before: string; after: string }) {
  const runs = compareWords(before, after)
  if (!runs) return <span className="whitespace-pre-line">{after}</span>
  return (
    <span className="k-diff">
      {runs.map(({ kind, words }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place.
        if (kind === 'same') return <span key={place}>{words}</span>
        const Tag = kind === 'gone' ? 'del' : 'ins'
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        return <Tag key={place}>{words}</Tag>
      })}
    </span>
  )
}

type WordRun = { kind: 'same' | 'gone' | 'new'; words: string }

/** The comparison takes the square of the length. Longer texts show only the new words. */
const maxWords = 600

export function compareWords(before: string, after: string): WordRun[] | undefined {
  const [old, now] = [split(before), split(after)]
  if (old.length > maxWords || now.length > maxWords) return undefined
  const common = countCommon(old, now)
  const runs: WordRun[] = []
  const add = (kind: WordRun['kind'], words: string) => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.words += words
    else runs.push({ kind, words })
  }
  let [from, to] = [0, 0]
  while (from < old.length || to < now.length) {
    const [left, right] = [old[from], now[to]]
    if (left !== undefined && left === right) {
      add('same', left)
      from++
      to++
    } else if (
      left !== undefined &&
      (right === undefined || at(common, from + 1, to) >= at(common, from, to + 1))
    ) {
      add('gone', left)
      from++
    } else if (right !== undefined) {
      add('new', right)
      to++
    }
  }
  return runs
}

const split = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

const at = (table: readonly (readonly number[])[], row: number, column: number) => table[row]?.[column] ?? 0

/** For each place in both texts, how many words they share from there on. */
function countCommon(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0))
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--) {
      const line = table[row]
      if (!line) continue
      line[column] =
        old[row] === now[column]
          ? at(table, row + 1, column + 1) + 1
          : Math.max(at(table, row + 1, column), at(table, row, column + 1))
    }
  return table
}
