import { writePhotoPdf } from '#lib/scan/photo-pdf.ts'
import type { Locale } from '#site/locale.ts'
import { cameraWords } from '../content.ts'
import type { Attempt, Destination, SendResult } from './destination.ts'
import { dropPaper, isGone, keepPaper, type Paper, type PaperPage, readPaper } from './kept-papers.ts'

const underWay = new Map<string, Promise<SendResult>>()

/** Of two that send the same paper at once, the second waits for the first. */
export function sendPaper(
  paperName: string,
  to: Destination,
  onProgress: (fraction: number) => void = () => {},
): Promise<SendResult> {
  const before = underWay.get(paperName)
  if (before) return before
  const work = oneTabAtATime(paperName, () => send(paperName, to, onProgress)).finally(() =>
    underWay.delete(paperName),
  )
  underWay.set(paperName, work)
  return work
}

const oneTabAtATime = (paperName: string, work: () => Promise<SendResult>): Promise<SendResult> =>
  navigator.locks ? navigator.locks.request(`paper ${paperName}`, work) : work()

async function send(
  paperName: string,
  to: Destination,
  onProgress: (fraction: number) => void,
): Promise<SendResult> {
  if (isGone(paperName)) {
    await dropPaper(paperName)
    return { ok: true }
  }
  const paper = await readPaper(paperName)
  if (!paper) return { ok: true }
  // Bytes that arrived before this page was closed are asked for first, and not sent twice.
  const attempt: Attempt = { registration: paper.registration }
  const file = await makePdf(paper.pages, fileNameOf(to.name, paper, to.locale))
  const result = await to.send(file, attempt, (fraction) => {
    onProgress(fraction)
    const { registration } = attempt
    if (fraction >= 1 && registration) keepPaper(paperName, { ...paper, isDue: true, registration })
  })
  if (result.ok) await dropPaper(paperName)
  else await keepPaper(paperName, { ...paper, isDue: true, registration: attempt.registration })
  return result
}

async function makePdf(pages: readonly PaperPage[], name: string): Promise<File> {
  const drawn = await Promise.all(
    pages.map(async ({ jpeg, width, height }) => ({
      jpeg: new Uint8Array(await jpeg.arrayBuffer()),
      width,
      height,
    })),
  )
  return new File([writePhotoPdf(drawn)], name, { type: 'application/pdf' })
}

/** The reviewer is told with the file: its name says which page was used although it can't be read well. */
function fileNameOf(name: string, { pages }: Paper, locale: Locale): string {
  const words = cameraWords[locale]
  const marks = pages.flatMap(({ flaws }, index) => {
    const kinds = flaws.map(({ kind }) => words.marks[kind])
    return kinds.length > 0 ? [words.marks.page(index + 1, kinds.join(', '))] : []
  })
  return words.fileName(
    name.replaceAll(/[\\/]/g, '-').slice(0, 60),
    pages.length,
    marks.join('; ').slice(0, 110),
  )
}
