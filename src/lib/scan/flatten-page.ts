import { carry, fromSquare } from './homography.ts'
import { brightnessOf, type ColorPicture, type Corners, type Point } from './picture.ts'

/** A letter page at 150 dots an inch. */
const pageSide = 1_650

/** A share of colored pixels from which a stamp, a marker or a photograph matters. */
const leastColored = 0.004
const coloredFrom = 48

export type Page = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** The paper as a scanner would see it, never larger than it was in the photo. Corners are in parts of the picture. */
export function flattenPage(picture: ColorPicture, corners: Corners): Page {
  const { data, width, height } = picture
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Corners
  const wide = (apart(a, b) + apart(d, c)) / 2
  const tall = (apart(a, d) + apart(b, c)) / 2
  const scale = Math.min(1, pageSide / Math.max(wide, tall))
  const page = { width: Math.max(8, Math.round(wide * scale)), height: Math.max(8, Math.round(tall * scale)) }
  const flat = new Uint8ClampedArray(page.width * page.height * 4)
  const plane = fromSquare([a, b, c, d])
  for (let y = 0; y < page.height; y += 1) {
    for (let x = 0; x < page.width; x += 1) {
      const from = carry(plane, { x: (x + 0.5) / page.width, y: (y + 0.5) / page.height })
      const left = Math.min(width - 2, Math.max(0, Math.floor(from.x - 0.5)))
      const top = Math.min(height - 2, Math.max(0, Math.floor(from.y - 0.5)))
      const u = Math.min(1, Math.max(0, from.x - 0.5 - left))
      const v = Math.min(1, Math.max(0, from.y - 0.5 - top))
      const at = (top * width + left) * 4
      const below = at + width * 4
      const to = (y * page.width + x) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (data[at + channel] ?? 0) * (1 - u) + (data[at + 4 + channel] ?? 0) * u
        const lower = (data[below + channel] ?? 0) * (1 - u) + (data[below + 4 + channel] ?? 0) * u
        flat[to + channel] = upper * (1 - v) + lower * v
      }
      flat[to + 3] = 255
    }
  }
  return { data: flat, ...page }
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Lamps tint all of a page; only what differs from the rest of it is a color. */
export function hasColor({ data }: Page): boolean {
  const reds: number[] = []
  const blues: number[] = []
  for (let at = 0; at < data.length; at += 4 * 97) {
    reds.push((data[at] ?? 0) - (data[at + 1] ?? 0))
    blues.push((data[at + 2] ?? 0) - (data[at + 1] ?? 0))
  }
  const [red, blue] = [middleOf(reds), middleOf(blues)]
  let colored = 0
  let count = 0
  for (let at = 0; at < data.length; at += 4 * 5) {
    const green = data[at + 1] ?? 0
    const off = Math.abs((data[at] ?? 0) - green - red) + Math.abs((data[at + 2] ?? 0) - green - blue)
    count += 1
    if (off > coloredFrom) colored += 1
  }
  return colored > count * leastColored
}

export function makeGray({ data }: Page) {
  for (let at = 0; at < data.length; at += 4) {
    data.fill(brightnessOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0), at, at + 3)
  }
}

const middleOf = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0

/** A quarter turn to the right, `turns` times. */
export function turnPage(page: Page, turns: number): Page {
  if (turns % 4 === 0) return page
  const { data, width, height } = page
  const turned = new Uint8ClampedArray(data.length)
  const [from, to] = [new Uint32Array(data.buffer), new Uint32Array(turned.buffer)]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) to[x * height + height - 1 - y] = from[y * width + x] ?? 0
  }
  return turnPage({ data: turned, width: height, height: width }, (turns % 4) - 1)
}
