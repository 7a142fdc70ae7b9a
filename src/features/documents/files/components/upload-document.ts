import type { Problem } from '#lib/api-contract.ts'
import type { DocumentType } from '#site/choices/documents.ts'
import { checkDocument, tooLarge, type UploadProblem, wrongType } from './check-document.ts'
import { sendFile } from './send-file.ts'
import type { UploadWay } from './upload-ways.ts'

export type UploadOptions = {
  way: UploadWay
  file: File
  fileType: DocumentType
  /** What it answers on the checklist. */
  itemId?: string | undefined
  /** Reports the fraction sent, from 0 to 1. At 1 the server starts checking the file. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

export type UploadResult =
  | { ok: true }
  | { ok: false; reason: 'canceled' }
  | { ok: false; reason: 'failed'; problem: UploadProblem }

type Step = 'ask' | 'send' | 'save'

const canceled: UploadResult = { ok: false, reason: 'canceled' }
const fail = (problem: UploadProblem): UploadResult => ({ ok: false, reason: 'failed', problem })

/** Sends one document: asks for a URL, sends the bytes there, and registers it. Never rejects. */
export async function uploadDocument(options: UploadOptions): Promise<UploadResult> {
  const { way, file, fileType, itemId, onProgress = () => {}, signal } = options
  const checked = checkDocument(file, way.locale)
  if (!checked.ok) return fail(checked.problem)
  const { mimeType } = checked
  const describeProblem = (step: Step, description = way.words[step], canRetry = true): UploadProblem => ({
    title: way.words.title,
    description,
    canRetry,
  })
  let step: Step = 'ask'
  try {
    const request = { fileType, fileSize: file.size, mimeType, fileName: file.name, itemId, ...way.about }
    const asked = await post(way.askPath, signal, request)
    if (!asked.ok)
      return fail(await problemOf(asked, options, (...words) => describeProblem('ask', ...words)))

    const { registration, url, ...plan } = way.read(await asked.json(), { file, fileType, mimeType })
    if (!url) return fail(describeProblem('ask'))

    step = 'send'
    const status = await sendFile({ url, ...plan, file, onProgress, signal })
    if (status < 200 || status > 299) return fail(describeProblem('send'))

    step = 'save'
    const saved = await postPatiently(way.savePath, signal, { ...registration, ...way.about })
    return saved.ok || (await isRegistered(saved, way.registeredField))
      ? { ok: true }
      : fail(await problemOf(saved, options, (...words) => describeProblem('save', ...words)))
  } catch {
    return signal?.aborted ? canceled : fail(describeProblem(step))
  }
}

const post = (url: string, signal: AbortSignal | undefined, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

/** The bytes have arrived; a dropped connection or a server restart must not force sending them again. */
async function postPatiently(url: string, signal: AbortSignal | undefined, body: object): Promise<Response> {
  for (const pause of [1_000, 3_000]) {
    const answer = await post(url, signal, body).catch(() => undefined)
    signal?.throwIfAborted()
    if (answer && answer.status !== 503) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return post(url, signal, body)
}

/** An earlier attempt succeeded and only its answer was lost. */
async function isRegistered(answer: Response, field: string): Promise<boolean> {
  return answer.status === 409 && (await refusalOf(answer.clone())).errors?.[field] !== undefined
}

async function problemOf(
  answer: Response,
  { file, way }: UploadOptions,
  inWords: (message: string | undefined, canRetry: boolean) => UploadProblem,
): Promise<UploadProblem> {
  if (answer.status === 413) return tooLarge(file.name, way.locale)
  if (answer.status === 415) return wrongType(file.name, way.locale)
  // What to do depends on the reason, and the server gives it: too many, too late, try again in a minute.
  const isTold = [404, 409, 410, 429, 503].includes(answer.status)
  const { message } = isTold ? await refusalOf(answer) : {}
  return inWords(message, answer.status !== 404 && answer.status !== 410)
}

const refusalOf = (answer: Response): Promise<Problem> => answer.json().catch(() => ({}))
