/** As a canvas gives it: red, green, blue and opacity of each pixel, row by row. */
export type ColorPicture = { data: ArrayLike<number>; width: number; height: number }

/** Brightness row by row, from 0 to 255. */
export type GrayPicture = { pixels: Float32Array; width: number; height: number }

/** In pixels, from the top left of the picture. */
export type Point = { x: number; y: number }

/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

/** Weighs the colors like an eye does (ITU-R BT.601). */
export const brightnessOf = (red: number, green: number, blue: number) =>
  red * 0.299 + green * 0.587 + blue * 0.114

/** Averages whole blocks, so that text becomes gray instead of noise. */
export function shrinkToGray({ data, width, height }: ColorPicture, longSide: number): GrayPicture {
  const scale = Math.min(1, longSide / Math.max(width, height))
  const small = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const pixels = new Float32Array(small.width * small.height)
  for (let y = 0; y < small.height; y += 1) {
    const [top, bottom] = blockOf(y, small.height, height)
    for (let x = 0; x < small.width; x += 1) {
      const [left, right] = blockOf(x, small.width, width)
      let sum = 0
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          const at = (row * width + column) * 4
          sum += brightnessOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
        }
      }
      pixels[y * small.width + x] = sum / ((bottom - top) * (right - left))
    }
  }
  return { pixels, ...small }
}

function blockOf(index: number, count: number, size: number): [number, number] {
  const from = Math.floor((index * size) / count)
  return [from, Math.max(from + 1, Math.floor(((index + 1) * size) / count))]
}

/** Two passes of a box come close to a Gaussian. */
export function blur(picture: GrayPicture, radius: number): GrayPicture {
  const average = (line: Float32Array) => averageAlong(line, radius)
  return alongBoth(alongBoth(picture, average), average)
}

/** Fills what is dark and thinner than twice the radius: print disappears, the edge of its paper stays. */
export function fillThinDark(picture: GrayPicture, radius: number): GrayPicture {
  const grown = alongBoth(picture, (line) => mostAlong(line, radius, Math.max))
  return alongBoth(grown, (line) => mostAlong(line, radius, Math.min))
}

function alongBoth({ pixels, width, height }: GrayPicture, change: (line: Float32Array) => Float32Array) {
  const changed = new Float32Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    changed.set(change(pixels.subarray(y * width, (y + 1) * width)), y * width)
  }
  const column = new Float32Array(height)
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = changed[y * width + x] ?? 0
    const done = change(column)
    for (let y = 0; y < height; y += 1) changed[y * width + x] = done[y] ?? 0
  }
  return { pixels: changed, width, height }
}

function averageAlong(line: Float32Array, radius: number): Float32Array {
  const result = new Float32Array(line.length)
  const last = line.length - 1
  const at = (index: number) => line[Math.min(last, Math.max(0, index))] ?? 0
  let sum = 0
  for (let index = -radius; index <= radius; index += 1) sum += at(index)
  for (let index = 0; index < line.length; index += 1) {
    result[index] = sum / (2 * radius + 1)
    sum += at(index + radius + 1) - at(index - radius)
  }
  return result
}

function mostAlong(line: Float32Array, radius: number, most: (one: number, other: number) => number) {
  const result = new Float32Array(line.length)
  for (let index = 0; index < line.length; index += 1) {
    let found = line[index] ?? 0
    const last = Math.min(line.length - 1, index + radius)
    for (let near = Math.max(0, index - radius); near <= last; near += 1) found = most(found, line[near] ?? 0)
    result[index] = found
  }
  return result
}
