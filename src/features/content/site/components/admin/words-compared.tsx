import { compareWords } from './word-diff.ts'

/** New words are underlined and old ones struck, so that color is not the only sign. */
export function WordsCompared({ before, after }: { before: string; after: string }) {
  const runs = compareWords(before, after)
  if (!runs) return <span className="whitespace-pre-line">{after}</span>
  return (
    <span className="site-diff">
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
