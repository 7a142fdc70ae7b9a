import type { Sharp } from 'sharp'

/** Checked by bytes, not by name. No SVG: it can carry scripts. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
/** A 60-megapixel photo takes 180 MB to unpack; a small file that claims more is an attack. */
const limitInputPixels = 60_000_000
const patience = { seconds: 20 }

/** Returns the uploaded picture upright, or nothing if we don't take its format. */
export async function openPicture(bytes: Buffer): Promise<Sharp | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepted.has(type.mime)) return undefined
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels, failOn: 'error' }).autoOrient().timeout(patience)
}

export const maxPictureBytes = 15 * 1024 * 1024
