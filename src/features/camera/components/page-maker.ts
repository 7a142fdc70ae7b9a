import { findPaper } from '#lib/scan/find-paper.ts'
import { flattenPage, hasColor, makeGray, turnPage } from '#lib/scan/flatten-page.ts'
import { judgePage, type PageFlaw } from '#lib/scan/judge-page.ts'
import type { Corners } from '#lib/scan/picture.ts'

/** Enough for 150 dots an inch of a page that fills two thirds of the photo, at a tenth of a phone's memory. */
const openedSide = 2_400
const previewSide = 1_000
/** Twenty pages stay below 6 MB. */
const mostBytes = 285_000
const qualities = [0.78, 0.65, 0.5, 0.38, 0.25]

export type OpenedPhoto = { preview: ImageBitmap; corners: Corners; isFound: boolean }
export type Finishing = { corners: Corners; turns: number; isPaper: boolean }
export type FinishedPage = { jpeg: Blob; width: number; height: number; flaws: PageFlaw[] }

const whole: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/** Holds one photo at a time: a phone has no memory for ten. */
export function createPageMaker() {
  let held: ImageData | undefined

  function look(bitmap: ImageBitmap): Corners | undefined {
    const { data, width, height } = readPixels(bitmap, 640)
    bitmap.close()
    return findPaper({ data, width, height })?.corners
  }

  return {
    look: async (bitmap: ImageBitmap) => look(bitmap),

    /** Phones write down how they were held: the photo is turned upright first. */
    async open(photo: Blob | ImageBitmap, isPaper: boolean): Promise<OpenedPhoto> {
      held = undefined
      const bitmap =
        photo instanceof Blob ? await createImageBitmap(photo, { imageOrientation: 'from-image' }) : photo
      held = readPixels(bitmap, openedSide)
      bitmap.close()
      const found = isPaper ? findPaper(held)?.corners : undefined
      const scale = Math.min(1, previewSide / Math.max(held.width, held.height))
      const preview = await createImageBitmap(held, {
        resizeWidth: Math.max(1, Math.round(held.width * scale)),
        resizeHeight: Math.max(1, Math.round(held.height * scale)),
      })
      return { preview, corners: found ?? whole, isFound: found !== undefined }
    },

    async finish({ corners, turns, isPaper }: Finishing): Promise<FinishedPage> {
      if (!held) throw new Error('there is no photo')
      const flat = flattenPage(held, corners)
      const flaws = judgePage(flat, isPaper ? corners : undefined)
      const page = turnPage(flat, turns)
      if (isPaper && !hasColor(page)) makeGray(page)
      held = undefined
      const { width, height } = page
      const jpeg = await writeJpeg(new ImageData(page.data, width, height))
      return { jpeg, width, height, flaws }
    },
  }
}

export type PageMaker = ReturnType<typeof createPageMaker>

function readPixels(bitmap: ImageBitmap, longSide: number): ImageData {
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const { canvas, context } = makeCanvas(width, height)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const pixels = context.getImageData(0, 0, width, height)
  // Safari frees a canvas late; an empty one costs nothing.
  canvas.width = 0
  return pixels
}

function makeCanvas(width: number, height: number) {
  const canvas =
    typeof document === 'undefined'
      ? new OffscreenCanvas(width, height)
      : Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true }) as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null
  if (!context) throw new Error('this browser has no canvas')
  return { canvas, context }
}

async function writeJpeg(picture: ImageData): Promise<Blob> {
  const { canvas, context } = makeCanvas(picture.width, picture.height)
  context.putImageData(picture, 0, 0)
  let written: Blob | undefined
  for (const quality of qualities) {
    written = await toJpeg(canvas, quality)
    if (written.size <= mostBytes) break
  }
  canvas.width = 0
  if (!written) throw new Error('the page could not be written')
  return written
}

function toJpeg(canvas: OffscreenCanvas | HTMLCanvasElement, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality)
  })
}
