// A sheet that we engrave from front to back: the first shapes cover the later ones. We never cut a line behind
// something, so the picture needs no paper-colored patches and lies on any background.

import { palette } from '../../src/site/palette.ts'
import { contains, type Point, type Polygon, segment } from './geometry.ts'
import { polygonPath, polylinePath, UNIT } from './path.ts'
import { type RibbonOptions, ribbon, type Width } from './ribbon.ts'

export const INK = palette['green-800']

type Cover = { polygon: Polygon; left: number; right: number; top: number; bottom: number }

export class Plate {
  readonly width: number
  readonly height: number
  #inked = ''
  readonly #strokes = new Map<number, string>()
  readonly #stamps = new Map<string, string>()
  #prints = ''
  readonly #covers: Cover[] = []

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** True where nothing in front hides the sheet. */
  readonly visible = (x: number, y: number): boolean =>
    !this.#covers.some(
      (cover) =>
        x > cover.left &&
        x < cover.right &&
        y > cover.top &&
        y < cover.bottom &&
        contains(cover.polygon, x, y),
    )

  /** Hides everything that comes later inside the polygon. */
  cover(polygon: Polygon): void {
    const xs = polygon.map((point) => point[0])
    const ys = polygon.map((point) => point[1])
    this.#covers.push({
      polygon,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    })
  }

  /** A swelling line; a number gives it an even width, with no taper at its ends. */
  line(points: readonly Point[], width: Width | number, options: RibbonOptions = {}): void {
    const widthAt = typeof width === 'number' ? () => width : width
    const reach = 40
    const visible = (x: number, y: number) =>
      x > -reach && x < this.width + reach && y > -reach && y < this.height + reach && this.visible(x, y)
    for (const polygon of ribbon(points, widthAt, { visible, ...options }))
      this.#inked += polygonPath(polygon)
  }

  /** A solid of ink, which also covers. */
  solid(polygon: Polygon): void {
    this.#inked += polygonPath(polygon)
    this.cover(polygon)
  }

  /** A blank with an even outline, which also covers. */
  blank(polygon: Polygon, outline: number): void {
    const edge = polygon.flatMap((point, i) => {
      const next = polygon[(i + 1) % polygon.length] ?? point
      // Short steps along a long side find where something in front hides it.
      return segment(
        point,
        next,
        Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 3)),
      )
    })
    this.line(edge, outline)
    this.cover(polygon)
  }

  /** A thin even stroke: cheaper than a swelling line where the eye can't tell. */
  stroke(points: readonly Point[], width: number): void {
    if (!points.every(([x, y]) => this.visible(x, y))) return
    const rounded = Math.max(1, Math.round(width * 5)) / 5
    this.#strokes.set(rounded, (this.#strokes.get(rounded) ?? '') + polylinePath(points))
  }

  /** Cuts a small shape once, around 0 0 and 10 high, to print it many times. */
  stamp(name: string, polygons: readonly Polygon[]): void {
    this.#stamps.set(name, polygons.map(polygonPath).join(''))
  }

  print(name: string, [x, y]: Point, height: number, mirrored: boolean): void {
    if (!this.visible(x, y)) return
    const scale = String(Math.round(height * 10) / 100).replace(/^0\./, '.')
    const shape = mirrored ? `scale(-${scale} ${scale})` : `scale(${scale})`
    this.#prints += `<use href="#${name}" transform="translate(${Math.round(x * UNIT)} ${Math.round(y * UNIT)})${shape}"/>`
  }

  /** The picture; ink is a color, or currentColor where the page inlines it. */
  svg(ink: string = INK): string {
    const strokes = [...this.#strokes]
      .sort(([a], [b]) => a - b)
      .map(([width, path]) => `<path stroke-width="${Math.round(width * UNIT)}" d="${path}"/>`)
    const lines = strokes.length
      ? `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
      : ''
    const stamps = [...this.#stamps].map(([name, path]) => `<path id="${name}" d="${path}"/>`).join('')
    const prints = stamps ? `<defs>${stamps}</defs><g fill="${ink}">${this.#prints}</g>` : ''
    const size = `viewBox="0 0 ${this.width * UNIT} ${this.height * UNIT}" width="${this.width}" height="${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${ink}" d="${this.#inked}"/>${lines}${prints}</svg>\n`
  }
}
