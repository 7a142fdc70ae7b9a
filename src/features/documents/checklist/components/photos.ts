import { type Page, writePhotoPdf } from './photo-pdf.ts'
import { measureSharpness } from './sharpness.ts'

/** Loaded when somebody chooses a photo, not with the page. */

/** The longest side that is judged. Smaller, and a photo that can't be read looks sharp again. */
const judgedSide = 1_200
/** Icons and test pictures are no photos of a page. */
const leastSide = 400
/**
 * Pages of print measure 0.4 and more while they can be read, 0.06 when they can't; a sharp photo of skin measures 0.18.
 */
const leastSharpness = 0.12

/** A page at 200 dots an inch: as a fax, and a third of what a phone's camera takes. */
const pageSide = 2_200
const quality = 0.85

/** Says no when it can't tell, or the browser can't open the picture. */
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

/** One after another: a phone has no memory for ten photos at once. */
export async function joinPhotos(files: readonly File[], name: string): Promise<File> {
  const pages: Page[] = []
  for (const file of files) {
    const { canvas } = await drawPhoto(file, pageSide)
    const { width, height } = canvas
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) throw new Error('the photo could not be written')
    pages.push({ jpeg: new Uint8Array(await blob.arrayBuffer()), width, height })
  }
  return new File([writePhotoPdf(pages)], name, { type: 'application/pdf' })
}

/** Upright, whatever way the phone was held, and on white where it was transparent. */
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
