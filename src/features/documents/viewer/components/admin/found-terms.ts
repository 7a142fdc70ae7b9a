type Run = { str: string; transform: number[]; width: number; height: number }
type TextOnPage = { items: readonly (Run | object)[] }
/** A page of small print has a few thousand; more would only slow it down. */
const mostRuns = 20_000

/** Ignores case. Pairs of begin and end. */
export function findTerms(text: string, terms: readonly string[]): [number, number][] {
  const inside = text.toLowerCase()
  return terms.flatMap((term) => {
    const wanted = term.toLowerCase()
    const found: [number, number][] = []
    for (
      let at = inside.indexOf(wanted);
      at >= 0 && wanted !== '';
      at = inside.indexOf(wanted, at + wanted.length)
    )
      if (isWhole(inside, at, at + wanted.length)) found.push([at, at + wanted.length])
    return found
  })
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
/** "Ana" is not in "Canada". */
const isWhole = (text: string, from: number, to: number) => !isLetter(text[from - 1]) && !isLetter(text[to])

/** Marks like a pen: what is below stays readable. */
export function markTerms(
  canvas: HTMLCanvasElement,
  { items }: TextOnPage,
  viewport: { convertToViewportRectangle(corners: number[]): number[] },
  terms: readonly string[],
) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.font = '20px sans-serif'
  const styles = getComputedStyle(document.documentElement)
  for (const run of items.slice(0, mostRuns)) {
    if (!('str' in run)) continue
    // By the widths of another font: good enough to point at.
    const measured = Math.max(1, context.measureText(run.str).width)
    for (const [from, to] of findTerms(run.str, terms)) {
      const share = (end: number) => context.measureText(run.str.slice(0, end)).width / measured
      const [, , , , x = 0, y = 0] = run.transform
      const corners = [x + run.width * share(from), y, x + run.width * share(to), y + run.height]
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(corners)
      const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)]
      const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
      context.globalCompositeOperation = 'multiply'
      context.fillStyle = styles.getPropertyValue('--color-green-100')
      context.fillRect(left - 2, top - 1, width + 4, height * 1.25 + 2)
      context.globalCompositeOperation = 'source-over'
      context.fillStyle = styles.getPropertyValue('--color-green-700')
      context.fillRect(left - 2, top + height * 1.25, width + 4, 2)
    }
  }
}
