import type { DocumentMimeType } from '#domain/document-files.ts'
import type { PageSize } from './shown-pages.ts'

/**
 * Reads the size from the picture's head before anything unpacks it: a file of a few kilobytes can claim a canvas
 * that takes all memory. Undefined when it's broken or no picture.
 */
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
