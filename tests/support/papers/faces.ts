import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PaperPage } from '../../../src/lib/papers/page/paper-page.tsx'
import type { Paper } from '../../../src/lib/papers/paper.ts'
import { type readWithPdfjs, type Word, wordsIn, wordsOf } from './judges.ts'

export const onScreen = (paper: Paper) => renderToStaticMarkup(createElement(PaperPage, { paper }))

/** Without what the PDF has at the foot of its pages. */
export function wordsOnScreen(paper: Paper): string {
  const html = onScreen({
    ...paper,
    parts: paper.parts.map(({ initials: _, ...part }) => part),
  }).replace(/<p class="paper-account"[^>]*>.*?<\/p>/, '')
  const text = html
    .replaceAll(/<\/(p|h\d|li|div|dt|dd|th|td|caption|tr)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
  return wordsIn(text.replaceAll('王', '[U+738B]')).join(' ')
}

/** What pdf.js finds more than two points from where poppler does. */
export async function findMoved(
  file: string,
  { stretches }: Awaited<ReturnType<typeof readWithPdfjs>>,
): Promise<string[]> {
  const found = await wordsOf(file)
  return stretches.flatMap(({ page, text, left, right, baseline }) => {
    const words = wordsIn(text)
    const near = (word: Word) => word.page === page && word.top < baseline && word.bottom > baseline - 1
    // A letter of another font begins a stretch inside a word.
    const [first = '', last = ''] = [words[0], words.at(-1)]
    const begins = found.some(
      (word) =>
        near(word) &&
        (word.text.startsWith(first) ? Math.abs(word.left - left) < 2 : within(word, first, left)),
    )
    const ends = found.some(
      (word) =>
        near(word) &&
        (word.text.endsWith(last) ? Math.abs(word.right - right) < 2 : within(word, last, right)),
    )
    return begins && (ends || text.endsWith(' ')) ? [] : [text]
  })
}

const within = (word: Word, part: string, x: number) =>
  word.text.includes(part) && x > word.left && x < word.right

/** Words that stand in the margins of a letter page. */
export const findOutside = async (file: string): Promise<Word[]> =>
  (await wordsOf(file)).filter(
    ({ left, right, top, bottom }) => left <= 43 || right >= 612 - 43 || top <= 24 || bottom >= 792 - 14,
  )
