import { formatList } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import type { CertificateWords } from './words.ts'

/** "Page 4", "Pages 1 to 3 and 5". */
export function sayPages(pages: readonly number[], words: CertificateWords, locale: Locale): string {
  const sorted = [...new Set(pages)].sort((a, b) => a - b)
  const [first] = sorted
  if (sorted.length === 1 && first !== undefined) return words.page(first)
  const runs: [first: number, last: number][] = []
  for (const page of sorted) {
    const run = runs.at(-1)
    if (run && run[1] === page - 1) run[1] = page
    else runs.push([page, page])
  }
  const spoken = runs.flatMap(([from, to]) => {
    if (from === to) return [String(from)]
    return to - from === 1 ? [String(from), String(to)] : [words.through(from, to)]
  })
  return words.pages(formatList(spoken, locale))
}
