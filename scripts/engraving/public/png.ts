// PNG files with a palette: line art in two or three inks needs no more, and weighs a third of what a
// screenshot does.

import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]
export type Pixels = { width: number; height: number; data: Uint8Array }

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** The steps between two colours, both included: what antialiasing makes of an edge. */
export function ramp(from: Colour, to: Colour, count: number): Colour[] {
  const mix = (a: number, b: number, i: number) => Math.round(a + ((b - a) * i) / (count - 1))
  return Array.from({ length: count }, (_, i) => [
    mix(from[0], to[0], i),
    mix(from[1], to[1], i),
    mix(from[2], to[2], i),
  ])
}

function nearest(palette: readonly Colour[], red: number, green: number, blue: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  palette.forEach(([r, g, b], i) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance < least) {
      least = distance
      best = i
    }
  })
  return best
}

/** At most 16 colours, two pixels to a byte. */
export function encodePng({ width, height, data }: Pixels, palette: readonly Colour[]): Buffer {
  if (palette.length > 16) throw new Error('a palette holds at most 16 colours')
  const stride = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc(stride * height)
  const known = new Map<number, number>()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      const key = (red << 16) | (green << 8) | blue
      const index = known.get(key) ?? nearest(palette, red, green, blue)
      known.set(key, index)
      const byte = y * stride + 1 + (x >> 1)
      rows[byte] = (rows[byte] ?? 0) | (x % 2 ? index : index << 4)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** An .ico that carries PNG pictures, as every browser has read it since 2010. */
export function encodeIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i
    head.set([size, size], at)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
