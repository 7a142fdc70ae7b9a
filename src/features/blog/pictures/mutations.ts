import { randomUUID } from 'node:crypto'
import type { Sharp } from 'sharp'
import { openPicture } from '#lib/open-picture.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { pictureKey } from '#lib/storage/keys.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { palette } from '#site/palette.ts'
import {
  largestPicture,
  type Picture,
  picturePath,
  sharePicture,
  sharePicturePath,
  smallPicture,
} from '#site/pictures.ts'

export type Refusal = 'not a picture' | 'too small' | 'broken'

/** A smaller one would be a blur on any screen. */
const minWidth = 200

/**
 * Stores the sizes that pages show: up to 1600 wide, 800 for phones, and a crop for social networks. Redraws it, so
 * that nothing of the original file survives: no GPS location, nothing hidden.
 */
export async function keepPicture(
  storage: Storage,
  bytes: Buffer,
): Promise<Outcome<{ picture: Picture }, Refusal>> {
  const source = await openPicture(bytes)
  if (!source) return refuse('not a picture')
  const large = await draw(source, (image) =>
    image.resize({ ...largestPicture, fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }),
  )
  if (!large) return refuse('broken')
  const picture = { id: randomUUID(), width: large.info.width, height: large.info.height }
  if (picture.width < minWidth) return refuse('too small')

  const small = smallPicture(picture)
  const { width, height } = sharePicture(picture)
  const share = await draw(source, (image) =>
    image.resize({ width, height, fit: 'cover' }).jpeg({ quality: 82, mozjpeg: true }),
  )
  const phone =
    small &&
    (await draw(source, (image) =>
      image.resize({ width: small.width, height: small.height, fit: 'fill' }).webp({ quality: 78 }),
    ))
  if (!share) return refuse('broken')
  // Pages name the large one, so it comes last: if the store fails halfway, nothing points to a missing file.
  await storage.put(pictureKey(sharePicturePath(picture)), share.data, 'image/jpeg')
  if (small && phone) await storage.put(pictureKey(picturePath(small)), phone.data, 'image/webp')
  await storage.put(pictureKey(picturePath(picture)), large.data, 'image/webp')
  return { ok: true, picture }
}

async function draw(source: Sharp, size: (image: Sharp) => Sharp) {
  try {
    // Puts transparent pictures on white: JPEG has no transparency, and pages are light.
    return await size(source.clone())
      .flatten({ background: palette.white })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}
