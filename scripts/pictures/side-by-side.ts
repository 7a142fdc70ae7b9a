import sharp, { type OverlayOptions } from 'sharp'
import { palette } from '#site/palette.ts'

export type Part = { shot: Buffer; width: number; tallest: number }

const gap = 20

/** Draws screenshots beside each other on the tint of the site's bands, and cuts tall ones. */
export async function drawSideBySide(parts: readonly Part[], quality: number): Promise<Buffer> {
  const drawn: OverlayOptions[] = []
  let left = gap
  let height = 0
  for (const { shot, width, tallest } of parts) {
    const scaled = sharp(await sharp(shot).resize({ width }).png().toBuffer())
    const { height: full = 0 } = await scaled.metadata()
    const cut = Math.min(full, tallest)
    const input = await scaled.extract({ left: 0, top: 0, width, height: cut }).png().toBuffer()
    drawn.push({ input, left, top: gap })
    left += width + gap
    height = Math.max(height, cut)
  }
  const ground = { width: left, height: height + 2 * gap, channels: 3 as const, background: palette.tint }
  return sharp({ create: ground }).composite(drawn).webp({ quality, effort: 6 }).toBuffer()
}
