import type { DocumentType } from '#domain/documents.ts'
import type { Problem } from '#lib/api-contract.ts'
import { languageTags } from '#site/locale.ts'
import { checkDocument, tooLarge, type UploadProblem, wrongType } from './check-document.ts'
import type { UploadChannel } from './upload-channels.ts'

export type UploadOptions = {
  channel: UploadChannel
  file: File
  fileType: DocumentType
  itemId?: string | undefined
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
  attempt?: Attempt
}

/** Tells how to register bytes that may have arrived although we never heard, so that they aren't sent twice. */
export type Attempt = { registration?: object | undefined }

export type UploadResult =
  | { ok: true }
  | { ok: false; reason: 'canceled' }
  | { ok: false; reason: 'failed'; problem: UploadProblem }

type Step = 'ask' | 'send' | 'save'

const canceled: UploadResult = { ok: false, reason: 'canceled' }
const fail = (problem: UploadProblem): UploadResult => ({ ok: false, reason: 'failed', problem })

/** Asks for a URL, sends the bytes there, and registers the document. Never rejects. */
export async function uploadDocument(options: UploadOptions): Promise<UploadResult> {
  const { channel, file, fileType, itemId, onProgress = () => {}, signal, attempt = {} } = options
  const checked = checkDocument(file, channel.locale)
  if (!checked.ok) return fail(checked.problem)
  const { mimeType } = checked
  const describeProblem = (
    step: Step,
    description = channel.words[step],
    canRetry = true,
  ): UploadProblem => ({
    title: channel.words.title,
    description,
    canRetry,
  })
  const failAt = async (step: Step, answer: Response) =>
    fail(await problemOf(answer, options, (...words) => describeProblem(step, ...words)))
  let step: Step = 'ask'
  try {
    if (attempt.registration) {
      step = 'save'
      onProgress(1)
      const saved = await register(options, attempt.registration)
      if (saved.ok) return { ok: true }
      // The bytes aren't there, or the server gave them up: start from the beginning.
      if (!hasNothing(saved.answer)) return await failAt('save', saved.answer)
      attempt.registration = undefined
      onProgress(0)
      step = 'ask'
    }
    const request = { fileType, fileSize: file.size, mimeType, fileName: file.name, itemId, ...channel.about }
    const asked = await post({ path: channel.askPath, signal, channel }, request)
    if (!asked.ok) return await failAt('ask', asked)

    const { registration, url, ...plan } = channel.read(await asked.json(), { file, fileType, mimeType })
    if (!url) return fail(describeProblem('ask'))

    step = 'send'
    const noteProgress = (fraction: number) => {
      if (fraction >= 1) attempt.registration = registration
      onProgress(fraction)
    }
    const status = await sendFile({ url, ...plan, file, onProgress: noteProgress, signal })
    if (status < 200 || status > 299) {
      attempt.registration = undefined
      return fail(describeProblem('send'))
    }

    step = 'save'
    const saved = await register(options, registration)
    if (saved.ok) return { ok: true }
    if (hasNothing(saved.answer)) attempt.registration = undefined
    return await failAt('save', saved.answer)
  } catch {
    return signal?.aborted ? canceled : fail(describeProblem(step))
  }
}

type Registered = { ok: true } | { ok: false; answer: Response }

async function register({ channel, signal }: UploadOptions, registration: object): Promise<Registered> {
  const answer = await postPatiently(
    { path: channel.savePath, signal, channel },
    { ...registration, ...channel.about },
  )
  return answer.ok || (await isRegistered(answer, channel.registeredField))
    ? { ok: true }
    : { ok: false, answer }
}

const hasNothing = ({ status }: Response) => [400, 404, 409, 410].includes(status)

type Call = { path: string; signal: AbortSignal | undefined; channel: UploadChannel }

/** Gives up on a hanging server or connection, like `sendFile` does. */
async function post({ path, signal, channel }: Call, body: object): Promise<Response> {
  signal?.throwIfAborted()
  const limit = new AbortController()
  const stop = () => limit.abort()
  const timer = setTimeout(stop, stallLimit)
  signal?.addEventListener('abort', stop)
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'accept-language': languageTags[channel.locale], 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: limit.signal,
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** The bytes have arrived; a dropped connection or a server restart must not force sending them again. */
async function postPatiently(call: Call, body: object): Promise<Response> {
  for (const pause of [1_000, 3_000]) {
    const answer = await post(call, body).catch(() => undefined)
    call.signal?.throwIfAborted()
    if (answer && answer.status !== 503) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return post(call, body)
}

/** An earlier attempt succeeded and only its answer was lost. */
async function isRegistered(answer: Response, field: string): Promise<boolean> {
  return answer.status === 409 && (await refusalOf(answer.clone())).errors?.[field] !== undefined
}

async function problemOf(
  answer: Response,
  { file, channel }: UploadOptions,
  inWords: (message: string | undefined, canRetry: boolean) => UploadProblem,
): Promise<UploadProblem> {
  if (answer.status === 413) return tooLarge(file.name, channel.locale)
  if (answer.status === 415) return wrongType(file.name, channel.locale)
  // The server says what to do: too many, too late, try again in a minute.
  const isTold = [401, 404, 409, 410, 429, 503].includes(answer.status)
  const { message } = isTold ? await refusalOf(answer) : {}
  return inWords(message, answer.status !== 404 && answer.status !== 410)
}

const refusalOf = (answer: Response): Promise<Problem> => answer.json().catch(() => ({}))

type Sending = {
  url: string
  /** Either a PUT of the bare file with these headers, or a POST of a form with these fields and then the file. */
  headers?: Record<string, string>
  fields?: Record<string, string>
  file: File
  onProgress: (fraction: number) => void
  signal: AbortSignal | undefined
}

/** Longest silence. A hanging store must not keep someone waiting forever; driving through a tunnel takes less. */
const stallLimit = 90_000

/** Returns the status. Uses XMLHttpRequest, because fetch doesn't report upload progress. */
function sendFile(sending: Sending): Promise<number> {
  const { url, headers = {}, fields, file, onProgress, signal } = sending
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stalled = setTimeout(abort, stallLimit)
    request.open(fields ? 'POST' : 'PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, stallLimit)
      onProgress(total ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      onProgress(1)
      resolve(request.status)
    })
    request.addEventListener('error', () => reject(new Error('the file could not be sent')))
    request.addEventListener('abort', () => reject(new Error('sending was cut off')))
    request.addEventListener('loadend', () => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', abort)
    })
    signal?.throwIfAborted()
    signal?.addEventListener('abort', abort)
    request.send(fields ? formOf(fields, file) : file)
  })
}

/** The store reads the fields before the file, and nothing after it. */
function formOf(fields: Record<string, string>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}
