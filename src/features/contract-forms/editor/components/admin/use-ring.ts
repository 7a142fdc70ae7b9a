import { type RefObject, useEffect } from 'react'

const blocks = 'p, li, dt, dd, th, td, caption, h2, h3, h4'
/** Values stand in the place of these. */
const gaps = /\{\w+\}|\[[^\]]*\]|\(insert[^)]*\)|\n+/

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Draws a ring around the words on the page, and brings them into the sight of its pane. */
export function useRing(pane: RefObject<HTMLElement | null>, words: string | undefined, drawn: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was drawn again has lost its ring.
  useEffect(() => {
    const block = pane.current && words ? findBlock(pane.current, words) : undefined
    if (!block || !pane.current) return
    block.setAttribute('data-ring', '')
    const room = pane.current.getBoundingClientRect()
    const place = block.getBoundingClientRect()
    const isSeen = place.top >= room.top && place.bottom <= room.bottom
    if (!isSeen) pane.current.scrollTop += place.top - room.top - room.height / 3
    return () => block.removeAttribute('data-ring')
  }, [pane, words, drawn])
}

/** The smallest block with the longest run of words that no value interrupts. */
function findBlock(page: HTMLElement, words: string): Element | undefined {
  const [longest = ''] = words
    .split(gaps)
    .map(plain)
    .sort((one, other) => other.length - one.length)
  if (longest === '') return undefined
  const found = [...page.querySelectorAll(blocks)].filter((block) =>
    plain(block.textContent).includes(longest),
  )
  const own = found.filter((block) => !found.some((other) => other !== block && block.contains(other)))
  return own.find((block) => plain(block.textContent) === longest) ?? own[0]
}
