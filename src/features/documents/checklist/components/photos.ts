import { type PdfPage, writePhotoPdf } from '#lib/scan/photo-pdf.ts'
import { measureSharpness } from '#lib/scan/sharpness.ts'

/** Loaded when somebody chooses a photo, not with the page. */

/** On a smaller copy, an unreadable photo looks sharp again. */
const judgedSide = 1_200
/** Icons and test pictures aren't photos of a page. */
const leastSide = 400
/** Readable pages of print measure 0.4 and more, unreadable ones 0.06; a sharp photo of skin measures 0.18. */
const leastSharpness = 0.12

/** A page at 200 dots an inch, like a fax: a third of what a phone's camera takes. */
const pageSide = 2_200
const quality = 0.85

/** Returns false when it can't tell, or when the browser can't open the picture. */
export async function looksBlurred(file: File): Promise<boolean> {
  try {
    const { canvas, context } = await drawPhoto(file, judgedSide)
    const { width, height } = canvas
    if (Math.max(width, height) < leastSide) return false
    const { data } = context.getImageData(0, 0, width, height)
    const pixels = new Uint8Array(width * height)
    for (let at = 0; at < pixels.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
      pixels[at] = (red * 299 + green * 587 + blue * 114) / 1_000
    }
    const sharpness = measureSharpness({ pixels, width, height })
    return sharpness !== undefined && sharpness < leastSharpness
  } catch {
    return false
  }
}

/** Draws one after another: a phone has no memory for ten photos at once. */
export async function joinPhotos(files: readonly File[], name: string): Promise<File> {
  const pages: PdfPage[] = []
  for (const file of files) {
    const { canvas } = await drawPhoto(file, pageSide)
    const { width, height } = canvas
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) throw new Error('the photo could not be written')
    pages.push({ jpeg: new Uint8Array(await blob.arrayBuffer()), width, height })
  }
  return new File([writePhotoPdf(pages)], name, { type: 'application/pdf' })
}

/** Turns the photo upright, and puts white behind transparent parts. */
async function drawPhoto(file: File, side: number) {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return { canvas, context }
}
