import type { ApplicantRole } from '#domain/applications.ts'
import type { Promised } from '#features/apply/drafts/components/sent-application.ts'
import { consentVersion } from '#features/questions/content/agreements.ts'
import type { Typed } from '#features/questions/steps/field.ts'
import { homeStateOf } from '#features/questions/steps/home-state.ts'
import type { Answer, Problem } from '#lib/api-contract.ts'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { inPageLanguage } from '#lib/page-language.ts'
import type { applicationsApi } from '../api.ts'

export type SendOutcome =
  /** `receivedAt`: by the server's clock. */
  | { kind: 'sent'; id: string; reference: string; receivedAt?: number | undefined; answer?: Promised }
  | { kind: 'invalid'; errors: Record<string, string> }
  /** `message`: when the server says what to do. */
  | { kind: 'failed'; message?: string | undefined }

/** The server needs less to report that the database is down. */
const timeout = 30_000

export type SendRequest = {
  role: ApplicantRole
  answers: Typed
  key: string
  homepage: string
  company: string
  startedAt: number
}

export async function sendApplication(request: SendRequest): Promise<SendOutcome> {
  const { role, answers, key, startedAt, ...named } = request
  const elapsed = Date.now() - startedAt
  const extras = { ...named, elapsed, consentVersion, page: location.pathname, device: readDeviceOwner() }
  try {
    const answer = await fetch('/api/applications', {
      method: 'POST',
      headers: { ...inPageLanguage(), 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...answers, ...extras, role }),
      signal: AbortSignal.timeout(timeout),
    })
    return readAnswer(role, answer, await answer.json())
  } catch {
    return { kind: 'failed' }
  }
}

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
  // The state closed after the page opened.
  if (status === 422 && body.message)
    return { kind: 'invalid', errors: { [homeStateOf[role]]: body.message } }
  // Only "come back later" and "read the consent again" help people here.
  return { kind: 'failed', message: status === 429 || status === 409 ? body.message : undefined }
}
