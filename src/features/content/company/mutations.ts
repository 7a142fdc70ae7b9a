import { randomUUID } from 'node:crypto'
import type { Sharp } from 'sharp'
import { engravePortrait, portraitGrid, portraitSize } from '#lib/engrave-portrait.ts'
import { openPicture } from '#lib/open-picture.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { pictureKey } from '#lib/storage/keys.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { palette } from '#site/palette.ts'
import { type Picture, picturePath } from '#site/pictures.ts'

export type PortraitRefusal = 'not a picture' | 'too small' | 'broken'

/** A smaller photo has no face to engrave. */
const minSide = 120

export async function keepPortrait(
  storage: Storage,
  bytes: Buffer,
): Promise<Outcome<{ portrait: Picture }, PortraitRefusal>> {
  const photo = await openPicture(bytes)
  if (!photo) return refuse('not a picture')
  const engraved = await engrave(() => photo.clone())
  if (typeof engraved === 'string') return refuse(engraved)
  const portrait = { id: randomUUID(), width: portraitSize, height: portraitSize }
  await storage.put(pictureKey(picturePath(portrait)), engraved, 'image/webp')
  return { ok: true, portrait }
}

async function engrave(photo: () => Sharp): Promise<Buffer | 'too small' | 'broken'> {
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await photo().metadata()
    if (Math.min(width, height) < minSide) return 'too small'
    const { width: stops, height: lines } = portraitGrid
    // Cut to a square where faces usually are, then sampled once per stop of each line.
    const square = await photo()
      .flatten({ background: palette.white })
      .resize({ width: 2 * stops, height: 2 * stops, fit: 'cover', position: 'attention' })
      .grayscale()
      .normalise()
      .png()
      .toBuffer()
    const grays = await sharp(square)
      .resize({ width: stops, height: lines, fit: 'fill' })
      .toColorspace('b-w')
      .raw()
      .toBuffer()
    return await sharp(Buffer.from(engravePortrait(grays)))
      .webp({ quality: 70, alphaQuality: 80 })
      .toBuffer()
  } catch {
    return 'broken'
  }
}
