import { artifact, type Canvas, type Item, move, stack } from './ink.ts'

/** Rounding must not send the last line of a page to the next one. */
const slack = 0.05

/** `first`: which block is the first to begin on it, or on a later one. */
export type FilledPage = { items: Item[]; first: number }

/** Sets blocks below one another, on as many pages as they take. Items keep their reading order. */
export function paginate(
  canvases: readonly Canvas[],
  topOf: (page: number) => number,
  bottom: number,
): FilledPage[] {
  let current: Item[] = []
  const pages = [current]
  const firsts: number[] = []
  let y = topOf(0)
  const turn = () => {
    current = []
    pages.push(current)
    y = topOf(pages.length - 1)
  }
  for (const { first, block } of withHeadings(canvases)) {
    let rest: Canvas | undefined = block
    let isBegun = false
    const begin = () => {
      if (!isBegun) firsts[pages.length - 1] ??= first
      isBegun = true
    }
    while (rest) {
      const isEmpty = current.length === 0
      const start = y + (isEmpty ? 0 : rest.gap)
      const room = bottom - start + slack
      if (rest.height <= room) {
        begin()
        current.push(...rest.items.map((item) => move(item, 0, start)))
        y = start + rest.height
        break
      }
      const cut = lastWithin(rest.breaks, room) ?? (isEmpty ? lastWithin(rest.poor, room) : undefined)
      if (cut !== undefined) {
        begin()
        const [upper, lower] = part(rest, cut)
        current.push(...upper.map((item) => move(item, 0, start)))
        rest = lower
      } else if (isEmpty) throw new Error('A line of this paper is higher than a page.')
      turn()
    }
  }
  return pages.map((items, at) => ({
    items,
    first: firsts.slice(at).find((first) => first !== undefined) ?? canvases.length,
  }))
}

const lastWithin = (heights: readonly number[], room: number) => heights.findLast((height) => height <= room)

/** A heading and what follows are one block: no heading is the last on its page. */
function withHeadings(canvases: readonly Canvas[]): { first: number; block: Canvas }[] {
  const blocks: { first: number; block: Canvas }[] = []
  canvases.forEach((canvas, first) => {
    const last = blocks.at(-1)
    if (last?.block.keepsNext) last.block = stack(last.block, canvas)
    else blocks.push({ first, block: canvas })
  })
  return blocks
}

function part(canvas: Canvas, at: number): [upper: Item[], lower: Canvas] {
  const [upper, lower]: [Item[], Item[]] = [[], []]
  for (const item of canvas.items) {
    if (item.kind === 'frame' && item.y < at && item.y + item.height > at) {
      upper.push({ ...item, height: at - item.y })
      lower.push({ ...item, y: at, height: item.y + item.height - at })
    } else if (item.kind === 'rule' ? item.y <= at + slack : item.y < at - slack) upper.push(item)
    else lower.push(item)
  }
  const head = canvas.repeats
  const shift = (head?.height ?? 0) - at
  const moved = (heights: readonly number[]) =>
    heights.filter((height) => height > at).map((height) => height + shift)
  return [
    upper,
    {
      ...canvas,
      height: canvas.height + shift,
      items: [...(head?.items ?? []).map(unheard), ...lower.map((item) => move(item, 0, shift))],
      breaks: moved(canvas.breaks),
      poor: moved(canvas.poor),
    },
  ]
}

/** What stands again above the rest of a table is heard once. */
const unheard = (item: Item): Item => ({ ...item, tag: artifact })
