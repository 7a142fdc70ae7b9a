type Gray = { pixels: ArrayLike<number>; width: number; height: number }

/** Each square of this side is judged alone: much of a page is blank and says nothing about its words. */
const tile = 32

/** Below this a square is paper, skin or sky, with no edge that could be sharp. */
const leastContrast = 40

/** With fewer squares that show something, a picture isn't judged. */
const leastTiles = 4

/** The sharpest tenth's variance of the Laplacian against its contrast: a dim photo doesn't count as blurred. */
export function measureSharpness({ pixels, width, height }: Gray): number | undefined {
  const tiles: { contrast: number; edges: number }[] = []
  for (let top = 1; top + tile < height; top += tile) {
    for (let left = 1; left + tile < width; left += tile) {
      tiles.push(measureTile({ pixels, width }, left, top))
    }
  }
  // The plainest squares show the camera's noise, which is sharp in a blurred photo too.
  const plain = tiles.map(({ edges }) => edges).sort((one, other) => one - other)
  const noise = plain[Math.floor(plain.length / 20)] ?? 0
  const found = tiles
    .filter(({ contrast }) => contrast >= leastContrast + noise / 20)
    .map(({ contrast, edges }) => Math.max(0, edges - 1.3 * noise) / contrast)
  if (found.length < leastTiles) return undefined
  found.sort((one, other) => other - one)
  return found[Math.floor(found.length / 10)]
}

function measureTile({ pixels, width }: Pick<Gray, 'pixels' | 'width'>, left: number, top: number) {
  let sum = 0
  let squares = 0
  let edgeSum = 0
  let edgeSquares = 0
  for (let y = top; y < top + tile; y += 1) {
    for (let x = left; x < left + tile; x += 1) {
      const at = y * width + x
      const here = pixels[at] ?? 0
      const around =
        (pixels[at - 1] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at - width] ?? 0) + (pixels[at + width] ?? 0)
      const edge = around - 4 * here
      sum += here
      squares += here * here
      edgeSum += edge
      edgeSquares += edge * edge
    }
  }
  const count = tile * tile
  return {
    contrast: squares / count - (sum / count) ** 2,
    edges: edgeSquares / count - (edgeSum / count) ** 2,
  }
}
