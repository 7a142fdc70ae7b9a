import {
  GlobalWorkerOptions,
  getDocument,
  PDFWorker,
  RenderingCancelledException,
  VerbosityLevel,
} from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { markTerms } from './found-terms.ts'
import { CannotShow, type ShownPages, waitFor } from './shown-pages.ts'

/** Scans of fax machines need the decoders; old programs need the fonts and character maps that they did not embed. */
const parts = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
  ],
  { eager: true, query: '?url', import: 'default', exhaustive: true },
)
const folders: Record<string, string> = {
  wasmUrl: 'wasm',
  standardFontDataUrl: 'standard_fonts',
  cMapUrl: 'cmaps',
}

/** Hands the worker what it asks for by name: its own policy lets it fetch nothing. */
class PartsFromAssets {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = parts[`/node_modules/pdfjs-dist/${folders[kind]}/${filename}`]
    if (!url) throw new Error(`there is no ${filename}`)
    return new Uint8Array(await (await fetch(url)).arrayBuffer())
  }
}

/** An image inside a page that claims more is left out. */
const mostImagePixels = 100_000_000

/** A worker reads the file and runs nothing: no scripts of the document, no forms, no eval. */
export async function openPdf(bytes: ArrayBuffer): Promise<ShownPages> {
  GlobalWorkerOptions.workerSrc = workerUrl
  const port = new Worker(workerUrl, { type: 'module', name: 'pdf' })
  const stop = () => port.terminate()
  const failed = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new CannotShow('broken')), { once: true })
  })
  failed.catch(() => {})
  const task = getDocument({
    data: bytes,
    worker: PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS }),
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: PartsFromAssets,
    wasmUrl: '/',
    standardFontDataUrl: '/',
    cMapUrl: '/',
    cMapPacked: true,
    maxImageSize: mostImagePixels,
    canvasMaxAreaInBytes: mostImagePixels * 4,
    disableAutoFetch: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  const pdf = await waitFor(Promise.race([task.promise, failed]), stop).catch((error: unknown) => {
    stop()
    throw error instanceof CannotShow ? error : new CannotShow(isLocked(error) ? 'locked' : 'broken', error)
  })
  const getPage = async (number: number) => {
    try {
      return await waitFor(pdf.getPage(number), stop)
    } catch (error) {
      throw error instanceof CannotShow ? error : new CannotShow('broken page', error)
    }
  }
  return {
    count: pdf.numPages,
    async measure(number) {
      const { width, height } = (await getPage(number)).getViewport({ scale: onScreen })
      return { width, height }
    },
    async draw(number, canvas, { turns, signal, terms = [] }) {
      const page = await getPage(number)
      const rotation = (page.rotate + turns * 90) % 360
      const whole = page.getViewport({ scale: 1, rotation })
      const viewport = page.getViewport({ scale: canvas.width / whole.width, rotation })
      signal.throwIfAborted()
      const drawing = page.render({ canvas, viewport })
      const cancel = () => drawing.cancel()
      signal.addEventListener('abort', cancel, { once: true })
      try {
        await waitFor(drawing.promise, () => {
          drawing.cancel()
          stop()
        })
        if (terms.length > 0) markTerms(canvas, await waitFor(page.getTextContent(), stop), viewport, terms)
      } catch (error) {
        if (error instanceof RenderingCancelledException || error instanceof CannotShow) throw error
        throw new CannotShow('broken page', error)
      } finally {
        signal.removeEventListener('abort', cancel)
        page.cleanup()
      }
    },
    close: stop,
  }
}

/** A point of paper is 1/72 of an inch, a pixel 1/96. */
const onScreen = 96 / 72

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException'
