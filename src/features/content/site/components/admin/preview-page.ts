import type { ContentType } from '../../../schema.ts'

export type Box = { left: number; top: number; width: number; height: number }

/** Replaces the page without loading it again, so that its scroll position and pictures stay. */
export function showPage(page: Document, html: string) {
  const next = new DOMParser().parseFromString(html, 'text/html')
  page.body.replaceChildren(...[...next.body.childNodes].map((node) => page.importNode(node, true)))
}

function listMarked(page: Document): { key: string; range: Range }[] {
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const places: { key: string; range: Range }[] = []
  let open: { key: string; range: Range } | undefined
  while (comments.nextNode()) {
    const comment = comments.currentNode
    const [, key] = /^text (.+)$/.exec(comment.nodeValue ?? '') ?? []
    if (key) {
      open = { key, range: page.createRange() }
      open.range.setStartAfter(comment)
    } else if (open && comment.nodeValue === '/text') {
      open.range.setEndBefore(comment)
      places.push(open)
      open = undefined
    }
  }
  return places
}

type Wanted = { key: string; type: ContentType; content: string }

export function findText(page: Document, wanted: Wanted): Box | undefined {
  const marked = listMarked(page).filter(({ key }) => key === wanted.key)
  const ranges = marked.length > 0 ? marked.map(({ range }) => range) : findWords(page, wordsOf(wanted))
  const boxes = ranges.map((range) => boxOf(range)).filter(({ width, height }) => width > 0 && height > 0)
  return wanted.type === 'json' ? surround(boxes) : boxes[0]
}

export function findKeyAt(page: Document, x: number, y: number): string | undefined {
  return listMarked(page).find(({ range }) => {
    const { left, top, width, height } = boxOf(range)
    return x >= left && x <= left + width && y >= top && y <= top + height
  })?.key
}

/**
 * A page computes with these, so they have no marks. Finds them by their words, unless those are too short to be sure.
 */
function wordsOf({ type, content }: Wanted): string[] {
  if (type !== 'json') return [content.trim()].filter((words) => words.length > 3)
  const words: string[] = []
  try {
    JSON.parse(content, (_name, value: unknown) => {
      if (typeof value === 'string' && value.length > 24) words.push(value.slice(0, 24))
      return value
    })
  } catch {
    return []
  }
  return words
}

function findWords(page: Document, wanted: readonly string[]): Range[] {
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  while (nodes.nextNode()) {
    const words = nodes.currentNode.nodeValue ?? ''
    if (!wanted.some((part) => words.includes(part))) continue
    const range = page.createRange()
    range.selectNodeContents(nodes.currentNode)
    ranges.push(range)
  }
  return ranges
}

function boxOf(range: Range): Box {
  const { left, top, width, height } = range.getBoundingClientRect()
  return { left, top, width, height }
}

function surround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
