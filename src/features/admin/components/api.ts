import createClient, { type Middleware } from 'openapi-fetch'
import type { CallsOf, Problem } from '#lib/api-contract.ts'
import { unattendedHeader } from '#lib/attendance.ts'
import type { Route } from '#lib/define-api.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { languageTags, staffLocale } from '#site/locale.ts'

/** A call fires this event when the session has ended. The frame then asks for the password again. */
export const sessionEnded = 'admin-session-ended'

/** `message` is the text that the specification asks for; `reason` is for people. */
export class ApiError extends Error {
  readonly status: number
  readonly reason: string | undefined
  readonly errors: FieldErrors

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    const { message, errors } = readProblem(body)
    this.status = status
    this.reason = message
    this.errors = errors ?? {}
  }
}

function readProblem(body: string): Problem {
  try {
    return (JSON.parse(body) ?? {}) as Problem
  } catch {
    return {}
  }
}

export const reasonOf = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.reason ? error.reason : fallback

/** Colleagues read English, whatever their browser asks for. */
const inEnglish: Middleware = {
  onRequest({ request }) {
    request.headers.set('accept-language', languageTags[staffLocale])
  },
}

/** Open screens ask again when news arrive. That must not keep an unused session alive. */
const tellAttendance: Middleware = {
  onRequest({ request }) {
    if (!isAttended()) request.headers.set(unattendedHeader, '1')
  },
}

let leaving = new AbortController()

/** Gives up every read that is still on its way, so that logging out doesn't wait. Saves go on. */
export function abandonCalls() {
  leaving.abort()
  leaving = new AbortController()
}

/** For calls that repeat by themselves: they stop when the person logs out. */
export const untilAbandoned = () => leaving.signal

const canBeAbandoned: Middleware = {
  onRequest({ request }) {
    if (request.method !== 'GET') return
    return new Request(request, { signal: AbortSignal.any([request.signal, leaving.signal]) })
  },
}

const throwRefusal: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return
    const error = new ApiError(response.status, await response.text(), response.statusText)
    if (error.status === 401) window.dispatchEvent(new Event(sessionEnded))
    throw error
  },
}

/**
 * Calls the routes of an `api.ts` with the browser's cookies: `createApi<RoutesOf<typeof contactApi>>()`. The route's
 * schemas give each call its input and answer types.
 */
export function createApi<Routes extends Route>(): CallsOf<Routes> {
  const client = createClient({ credentials: 'include' })
  client.use(inEnglish, tellAttendance, canBeAbandoned, throwRefusal)
  return client as CallsOf<Routes>
}

/** A refusal has already thrown. */
export async function answerOf<Answer>(call: Promise<{ data: Answer }>): Promise<Answer> {
  return (await call).data
}

export const fileAsBody = (file: File) => ({
  body: file,
  bodySerializer: (bytes: File) => bytes,
  headers: { 'content-type': file.type || 'application/octet-stream' },
})

/** People read for a while without touching anything. */
const maxPause = 5 * 60_000

let lastTouch = Date.now()

if (typeof window !== 'undefined') {
  const note = () => {
    lastTouch = Date.now()
  }
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    window.addEventListener(sign, note, { capture: true, passive: true })
}

const isAttended = () => Date.now() - lastTouch < maxPause
