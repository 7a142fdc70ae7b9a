import type { GrayPicture } from './picture.ts'

/** How brightness rises at each pixel: to the right, downward, and altogether. */
export type Slopes = {
  across: Float32Array
  down: Float32Array
  steep: Float32Array
  width: number
  height: number
}

export function findSlopes({ pixels, width, height }: GrayPicture): Slopes {
  const across = new Float32Array(pixels.length)
  const down = new Float32Array(pixels.length)
  const steep = new Float32Array(pixels.length)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const from = (step: number) => pixels[at + step] ?? 0
      const right = from(1 - width) + 2 * from(1) + from(1 + width)
      const left = from(-1 - width) + 2 * from(-1) + from(-1 + width)
      const below = from(width - 1) + 2 * from(width) + from(width + 1)
      const above = from(-width - 1) + 2 * from(-width) + from(-width + 1)
      across[at] = (right - left) / 8
      down[at] = (below - above) / 8
      steep[at] = Math.hypot(right - left, below - above) / 8
    }
  }
  return { across, down, steep, width, height }
}

/** The value below which this part of them lies, from a sample. */
export function quantile(values: Float32Array, part: number): number {
  const step = Math.max(1, Math.floor(values.length / 4_000))
  const some = values.filter((_, index) => index % step === 0).sort()
  return some[Math.min(some.length - 1, Math.floor(some.length * part))] ?? 0
}
