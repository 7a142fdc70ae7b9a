import { codeOf } from '#features/contract-forms/papers/content/front/front.ts'
import { createWriter, type Writer } from '#features/contract-forms/papers/content/writer.ts'
import type { Block, Check, Initials, Paper, Part, Signature } from '#lib/papers/paper.ts'
import { plainText } from '#lib/papers/words.ts'
import type { Completed, Happening } from '../schema.ts'
import { certificateOf } from './certificate.ts'
import { momentOf } from './moments.ts'
import { initialedPages, initialsOf, isOnPaper, sayBar } from './signed.ts'
import { certificateWords } from './words.ts'

type Place = 'person' | 'attorney'

/**
 * The paper as it was shown, with initials, checks, names and moments in their places, and the certificate behind it.
 * No word of it changes, and nothing moves.
 */
export function finishPaper(completed: Completed): Paper {
  const { content, template, shown } = completed
  const [language = 'en'] = content.languages
  const writer = createWriter(content, template, language)
  return {
    ...shown,
    parts: [...fillParts(shown.parts, completed, writer), certificateOf(completed, writer)],
  }
}

/** The person signs in the first language, and the attorney on the page behind: each the first to have lines for it. */
function fillParts(parts: readonly Part[], completed: Completed, writer: Writer): Part[] {
  const signing = parts.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'signatures'))
  const whose = new Map<Part, Place>()
  signing.slice(0, 2).forEach((part, at) => {
    whose.set(part, at === 0 ? 'person' : 'attorney')
  })
  return parts.map((part, at) => ({
    ...part,
    ...(part.initials && { initials: fillInitials(part.initials, completed) }),
    blocks: part.blocks.map((block) => {
      const place = whose.get(part)
      if (at === 0 && block.kind === 'title')
        return { ...block, facts: [...(block.facts ?? []), ...codeOf(writer)] }
      return place ? fillBlock(block, place, completed, writer) : block
    }),
  }))
}

/** The first box is the person’s, the second the attorney’s on their own page. */
function fillInitials(boxes: readonly Initials[], { happenings, acknowledged }: Completed): Initials[] {
  const pages = initialedPages(happenings)
  const [mine, theirs] = [initialsOf(happenings), acknowledged.words.initials]
  return boxes.map((box, at) => {
    if (at === 0) return mine ? { ...box, given: mine, pages } : box
    return theirs ? { ...box, given: theirs } : box
  })
}

function fillBlock(block: Block, place: Place, completed: Completed, writer: Writer): Block {
  const happening = place === 'person' ? completed.signed : completed.acknowledged
  if (block.kind === 'checks') return { ...block, items: checkItems(block.items, happening) }
  if (block.kind !== 'signatures') return block
  const [own = [], other = []] = block.columns
  const filled = fill(own, [nameOf(happening), writtenAt(happening, completed, writer)])
  if (place === 'person') return { ...block, columns: [filled, other] }
  const { firm, bar } = happening.words
  return { ...block, columns: [filled, fill(other, [firm, sayBar(bar)])] }
}

const fill = (lines: readonly Signature[], given: readonly (string | undefined)[]): Signature[] =>
  lines.map((line, at) => ({ ...line, ...(given[at] && { given: given[at] }) }))

const nameOf = (happening: Happening) =>
  isOnPaper(happening) ? certificateWords.en.onPaper : happening.words.name

function writtenAt(happening: Happening, { content }: Completed, { words }: Writer): string {
  const { receivedOn } = happening.words
  if (isOnPaper(happening) && receivedOn) return certificateWords.en.cameBack(words.date(receivedOn))
  return momentOf(happening.at, content, words)
}

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

function checkItems(items: readonly Check[], happening: Happening): Check[] {
  const { sentences = [] } = happening.words
  const said = new Set(sentences.map(plain))
  return items.map((item) => (said.has(plain(plainText(item.text))) ? { ...item, checked: true } : item))
}
