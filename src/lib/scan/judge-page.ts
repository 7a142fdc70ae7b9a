import type { Page } from './flatten-page.ts'
import { type Corners, shrinkToGray } from './picture.ts'
import { measureSharpness } from './sharpness.ts'
import { quantile } from './slopes.ts'

export type Border = 'top' | 'right' | 'bottom' | 'left'

/** What keeps a page from being read, in the order in which people are told. */
export type PageFlaw = { kind: 'cut off'; border: Border } | { kind: 'too dark' } | { kind: 'blurred' }

/** On a smaller copy, an unreadable photo looks sharp again. */
const judgedSide = 1_200
/** Icons and test pictures aren't photos of a page. */
const leastSide = 300
/** Readable pages of print measure 0.4 and more, unreadable ones 0.06; a sharp photo of skin measures 0.18. */
const leastSharpness = 0.12
/** Of 255. Paper in the shade of a hand is at 120, paper in a room without a lamp at 50. */
const leastLight = 90

/** In parts of the picture: closer to its border than this, paper has left it. */
const closest = 0.008

/** Where the paper leaves the picture. Paper that fills it on all sides was scanned. */
function findCut(corners: Corners): Border | undefined {
  const beyond: Record<Border, number> = {
    top: Math.max(...corners.map(({ y }) => closest - y)),
    right: Math.max(...corners.map(({ x }) => x - 1 + closest)),
    bottom: Math.max(...corners.map(({ y }) => y - 1 + closest)),
    left: Math.max(...corners.map(({ x }) => closest - x)),
  }
  const cut = (Object.keys(beyond) as Border[]).filter((border) => beyond[border] > 0)
  if (cut.length === 4) return undefined
  return cut.sort((one, other) => beyond[other] - beyond[one])[0]
}

/** `corners` as they were found or set, in parts of the picture; undefined when it isn't a picture of paper. */
export function judgePage(page: Page, corners: Corners | undefined): PageFlaw[] {
  const border = corners && findCut(corners)
  const gray = shrinkToGray(page, judgedSide)
  const flaws: PageFlaw[] = border ? [{ kind: 'cut off', border }] : []
  if (Math.max(page.width, page.height) < leastSide) return flaws
  if (quantile(gray.pixels, 0.75) < leastLight) flaws.push({ kind: 'too dark' })
  const sharpness = measureSharpness(gray)
  if (sharpness !== undefined && sharpness < leastSharpness) flaws.push({ kind: 'blurred' })
  return flaws
}
