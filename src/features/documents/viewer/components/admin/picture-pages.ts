import type { DocumentMimeType } from '#domain/document-files.ts'
import { CannotShow, type PageSize, type ShownPages } from './shown-pages.ts'

/** A phone's largest photos have 200 million; unpacked, more would take a gigabyte. */
const mostPixels = 250_000_000

/** A picture is a document of one page. A moving one shows its first image. */
export async function openPicture(bytes: ArrayBuffer, type: DocumentMimeType): Promise<ShownPages> {
  const told = readPictureSize(new Uint8Array(bytes), type)
  if (!told) throw new CannotShow('broken')
  if (told.width * told.height > mostPixels) throw new CannotShow('too large')
  const picture = await decode(new Blob([bytes], { type }))
  const size: PageSize = { width: picture.width, height: picture.height }
  return {
    count: 1,
    measure: async () => size,
    draw: async (_page, canvas, { turns }) => {
      const context = canvas.getContext('2d')
      if (!context) throw new CannotShow('too large')
      const { width, height } = canvas
      const [along, across] = turns % 2 === 0 ? [width, height] : [height, width]
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
      context.translate(width / 2, height / 2)
      context.rotate((turns * Math.PI) / 2)
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, -along / 2, -across / 2, along, across)
    },
    close: () => picture.close(),
  }
}

/** Decodes off the page, with the turn that a phone's photo asks for, and gives the file no address. */
async function decode(blob: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(blob)
  } catch (cause) {
    throw new CannotShow('broken', cause)
  }
}

/** Read before anything unpacks it: a file of a few kilobytes can claim a canvas that takes all memory. */
export function readPictureSize(bytes: Uint8Array, type: DocumentMimeType): PageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (type === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (type === 'image/gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    return readJpegSize(view)
  } catch {
    return undefined
  }
}

/** Walks the segments up to the frame header, 0xC0 to 0xCF without the three that are something else. */
function readJpegSize(view: DataView): PageSize | undefined {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // A marker may be padded with 0xFF.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}
