import { Fragment } from 'react'
import type { Type, Words } from '../paper.ts'
import { runsOf } from '../words.ts'

export function Text({ words, type }: { words: Words; type?: Type | undefined }) {
  return eachOf(runsOf(words, type), ({ text, bold, lang }, at) => {
    const Weight = bold ? 'b' : Fragment
    return lang ? (
      <span key={at} lang={lang}>
        <Weight>{text}</Weight>
      </span>
    ) : (
      <Weight key={at}>{text}</Weight>
    )
  })
}

/** Classes alone: the Content-Security-Policy refuses sizes in the markup. */
export const typeClass = (type: Type | undefined) =>
  type ? `paper-points-${type.points}${type.bold ? ' paper-bold' : ''}` : ''

/** What has no name and never changes its place is known by that. */
export const eachOf = <Item, Drawn>(
  items: readonly Item[],
  draw: (item: Item, place: string) => Drawn,
): Drawn[] => items.map((item, at) => draw(item, String(at)))
