import { paperWords } from '../content.ts'
import type { PageStart, Paper, Part } from '../paper.ts'
import type { Faces } from './faces.ts'
import { markOf, setFoot, setLetterhead, setRunningHead, textEnd } from './frame.ts'
import { artifact, type Canvas, type Item, type Tag } from './ink.ts'
import { column, page } from './measures.ts'
import { paginate } from './pages.ts'
import { setBlock } from './set-block.ts'
import { type Place, tagIn } from './text.ts'

type SetPage = { items: Item[]; mark: string | undefined; start: PageStart }

/** Every page's items, from the head to the foot, and what it is marked with. */
export function setParts(paper: Paper, faces: Faces, root: Tag): SetPage[] {
  const parts = paper.parts.map((part, at) => setPart(paper, part, at === 0, faces, root))
  const pages = parts.flatMap(({ part, pages }, place) =>
    pages.map(({ items, first }) => ({ part, items, start: { part: place, block: first } })),
  )
  const last = pages.filter(({ part }) => !part.isAppended).length
  return pages.map(({ part, items, start }, at) => {
    const markTag = at === 0 ? tagIn(root, 'P') : artifact
    const words = paperWords(paper.locale, part.lang)
    const pageWords = part.isAppended ? words.appended(at + 1 - last, last) : words.page(at + 1, last)
    const foot = setFoot(faces, paper, part, { number: at + 1, words: pageWords }, markTag)
    // Who hears the paper hears first that it is a draft.
    const isMarked = at === 0 && paper.mark !== undefined
    const all = isMarked ? [...foot, ...items] : [...items, ...foot]
    return { items: all, mark: markOf(paper, part), start }
  })
}

function setPart(paper: Paper, part: Part, isFirst: boolean, faces: Faces, root: Tag) {
  const parent = tagIn(root, 'Part', part.lang ? { lang: part.lang } : {})
  const title = isFirst ? 'H1' : 'H2'
  const hasTitle = part.blocks.some(({ kind }) => kind === 'title' || kind === 'promise')
  const name = isFirst ? tagIn(parent, 'P') : artifact
  const runningHead = (isTop: boolean) =>
    setRunningHead(
      faces,
      paper,
      part,
      {
        name: isTop ? name : artifact,
        title: isTop && !hasTitle ? tagIn(parent, title) : artifact,
      },
      isTop && !hasTitle,
    )
  const head = part.isFront ? setLetterhead(faces, paper.letterhead, parent) : runningHead(true)
  const place: Place = { x: page.side, width: column, parent, heading: isFirst ? 'H2' : 'H3' }
  const setter = { faces, words: paperWords(paper.locale, part.lang), title } as const
  const canvases = part.blocks.map((block, at) => setBlock(setter, block, place, part.blocks[at + 1]))
  const later = runningHead(false)
  // The first page of a front has a higher head than those after it.
  const [lead, next] = [page.top + head.height, page.top + later.height]
  const turn = (blocks: readonly Canvas[]) => paginate(blocks, (at) => (at === 0 ? lead : next), textEnd)
  const { mostPages = Number.POSITIVE_INFINITY } = part
  const loose = turn(canvases)
  const pages = loose.length > mostPages ? turn(canvases.map(moveUp)) : loose
  if (pages.length > mostPages)
    throw new PartTooLong(`“${part.title}” takes ${pages.length} pages and may take ${mostPages}.`)
  return {
    part,
    pages: pages.map(({ items, first }, at) => ({
      items: [...(at === 0 ? head : later).items, ...items],
      first,
    })),
  }
}

/** Its author may say the same in less room. */
export class PartTooLong extends Error {}

/** Moves blocks closer together when they have to fit a number of pages. */
const moveUp = (canvas: Canvas): Canvas => ({ ...canvas, gap: canvas.gap * 0.6 })
