import type { DocumentMimeType } from '#domain/document-files.ts'

/** Looking never changes the file. */
export type PageLook = {
  turns: number
  /** 1 is the size on paper; `fit` fills the width. */
  zoom: number | 'fit'
}

export type PageSize = { width: number; height: number }

export type ShownPages = {
  count: number
  /** The size of a page at 100 %, upright. */
  measure(page: number): Promise<PageSize>
  draw(page: number, canvas: HTMLCanvasElement, drawing: Drawing): Promise<void>
  close(): void
}

export type Drawing = {
  turns: number
  signal: AbortSignal
  terms?: readonly string[]
}

export type Obstacle = 'locked' | 'broken' | 'broken page' | 'too large' | 'too slow'

export class CannotShow extends Error {
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle, cause?: unknown) {
    super(`This document can’t be shown: ${obstacle}.`, { cause })
    this.name = 'CannotShow'
    this.obstacle = obstacle
  }
}

/** More would take a tab's memory: 16 million pixels are 64 MB. */
const mostPixels = 16_000_000
/** Browsers draw nothing on a longer canvas. */
const longestSide = 8_192

/** As sharp as the screen, up to what a tab can hold. */
export function pixelsFor({ width, height }: PageSize, density: number): PageSize {
  const area = Math.max(1, width * height)
  const most = Math.min(Math.sqrt(mostPixels / area), longestSide / Math.max(width, height, 1))
  const scale = Math.min(density, most)
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** Nobody scrolls through more; a page can claim to be miles long. */
const longestOnScreen = 20_000
/** A stamp isn't enlarged to fill the screen. */
const largestFit = 2

export function scaleOf({ width, height }: PageSize, zoom: PageLook['zoom'], room: number): number {
  const wanted = zoom === 'fit' ? Math.min(room / width, largestFit) : zoom
  return Math.min(wanted, longestOnScreen / Math.max(width, height))
}

export const turned = ({ width, height }: PageSize, turns: number): PageSize =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Longer than any honest page takes on an old laptop. */
const patience = 20_000

/** Gives up on a file that keeps its reader busy: `giveUp` ends the work. */
export async function waitFor<Value>(work: Promise<Value>, giveUp: () => void): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    const wait = () => {
      timer = setTimeout(() => {
        // Browsers draw nothing in a hidden tab.
        if (document.hidden) return wait()
        giveUp()
        reject(new CannotShow('too slow'))
      }, patience)
    }
    wait()
  })
  return Promise.race([work, tooSlow]).finally(() => clearTimeout(timer))
}

const isPicture = (type: DocumentMimeType) => type.startsWith('image/')
export const isShownInPages = (type: DocumentMimeType) => type === 'application/pdf' || isPicture(type)

/** The readers are fetched only here: 500 KB that no other screen needs. */
export async function openPages(bytes: ArrayBuffer, type: DocumentMimeType): Promise<ShownPages> {
  if (isPicture(type)) {
    const { openPicture } = await import('./picture-pages.ts')
    return openPicture(bytes, type)
  }
  const { openPdf } = await import('./pdf-pages.ts')
  return openPdf(bytes)
}
