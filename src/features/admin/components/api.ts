import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { PathsOf, Problem } from '#lib/api-contract.ts'
import type { Route } from '#lib/define-api.ts'
import type { FieldErrors } from '#lib/errors.ts'

/** Told to the page when a call finds that the session has ended; the frame then asks for the password again. */
export const sessionEnded = 'admin-session-ended'

/** A refused call. `message` is what the specification says; `reason` is for people. */
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

function readProblem(body: string): Partial<Problem> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<Problem>
  } catch {
    return {}
  }
}

/** What to tell the administrator of a failure: the server's own words where it has any. */
export const reasonOf = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.reason ? error.reason : fallback

const throwRefusal: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return
    const error = new ApiError(response.status, await response.text(), response.statusText)
    if (error.status === 401) window.dispatchEvent(new Event(sessionEnded))
    throw error
  },
}

/**
 * Calls the routes of an `api.ts` with the browser's cookies: `createApi<RoutesOf<typeof contactApi>>()`. What a call
 * takes and what it is answered with is known from the schemas of the route.
 */
export function createApi<Routes extends Route>(): Client<PathsOf<Routes>> {
  const api = createClient<PathsOf<Routes>>({ credentials: 'include' })
  api.use(throwRefusal)
  return api
}

/** How openapi-fetch tells of a call. */
type Outcome<Answer> = { data: Answer; error?: never } | { data?: never; error: Problem }

/** The answer alone. A refusal was thrown before. */
export async function answerOf<Answer>(call: Promise<Outcome<Answer>>): Promise<Answer> {
  const { data, error } = await call
  if (error) throw new Error(error.message)
  return data
}

/** Sends a call with the browser's cookies; a body, when there is one, as JSON, and a file as it is. */
export async function apiCall(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body !== undefined && sent(body)),
  })
  if (response.ok) return response
  const error = new ApiError(response.status, await response.text(), response.statusText)
  if (error.status === 401) window.dispatchEvent(new Event(sessionEnded))
  throw error
}

function sent(body: unknown) {
  if (body instanceof Blob)
    return { headers: { 'content-type': body.type || 'application/octet-stream' }, body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** The answer of a call, read as JSON; undefined when it has none. */
export async function apiRequest<Answer = unknown>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await apiCall(method, path, body)
  return (response.status === 204 ? undefined : await response.json()) as Answer
}
