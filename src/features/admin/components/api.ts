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

type Problem = { message?: string; errors?: FieldErrors }

function readProblem(body: string): Problem {
  try {
    return (JSON.parse(body) ?? {}) as Problem
  } catch {
    return {}
  }
}

/** What to tell the administrator of a failure: the server's own words where it has any. */
export const reasonOf = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.reason ? error.reason : fallback

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
