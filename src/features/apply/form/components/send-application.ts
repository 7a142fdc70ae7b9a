import type { ApplicantRole } from '#domain/applications.ts'
import type { Promised } from '#features/apply/drafts/components/sent-application.ts'
import { consentVersion } from '#features/questions/content/agreements.ts'
import type { Typed } from '#features/questions/steps/field.ts'
import { homeStateOf } from '#features/questions/steps/home-state.ts'
import type { Answer, Problem } from '#lib/api-contract.ts'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { applicationsApi } from '../api.ts'

export type SendOutcome =
  /** `receivedAt` by the server's clock, if it says what time it is. */
  | { kind: 'sent'; id: string; reference: string; receivedAt?: number | undefined; answer?: Promised }
  | { kind: 'invalid'; errors: Record<string, string> }
  /** Carries the server's message when it says what to do. */
  | { kind: 'failed'; message?: string | undefined }

/** Longer than the server takes to report that the database is down. */
const timeout = 30_000

export type SendRequest = {
  role: ApplicantRole
  answers: Typed
  key: string
  homepage: string
  /** Our name in the words agreed to. */
  company: string
  startedAt: number
}

export async function sendApplication({
  role,
  answers,
  key,
  homepage,
  company,
  startedAt,
}: SendRequest): Promise<SendOutcome> {
  const elapsed = Date.now() - startedAt
  const extras = {
    homepage,
    elapsed,
    consentVersion,
    company,
    page: location.pathname,
    device: readDeviceOwner(),
  }
  try {
    const answer = await fetch('/api/applications', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...answers, ...extras, role }),
      signal: AbortSignal.timeout(timeout),
    })
    return readAnswer(role, answer, await answer.json())
  } catch {
    return { kind: 'failed' }
  }
}

/** Body of an accepted or a refused call. */
type AnswerBody = Partial<Answer<RoutesOf<typeof applicationsApi>, 'post', '/api/applications'>> & Problem

function readAnswer(role: ApplicantRole, { status, headers }: Response, body: AnswerBody): SendOutcome {
  const id = body.applicationId ?? body.id
  if (status < 300 && id) {
    const receivedAt = Date.parse(headers.get('date') ?? '') || undefined
    const { reference = '', answer } = body
    return { kind: 'sent', id, reference, receivedAt, ...(answer && { answer }) }
  }
  if ((status === 400 || status === 422) && body.errors) {
    const first = Object.entries(body.errors).map(([name, [message = '']]) => [name, message])
    return { kind: 'invalid', errors: Object.fromEntries(first) }
  }
  // The state was closed after the page was opened.
  if (status === 422 && body.message)
    return { kind: 'invalid', errors: { [homeStateOf[role]]: body.message } }
  // When to come back, or that the consent must be read again, is worth saying; other details help nobody here.
  return { kind: 'failed', message: status === 429 || status === 409 ? body.message : undefined }
}
