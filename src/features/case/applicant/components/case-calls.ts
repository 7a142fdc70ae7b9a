import type { CorrectableField } from '#domain/case-file.ts'
import type { Problem } from '#lib/api-contract.ts'
import { inPageLanguage } from '#lib/page-language.ts'
import { paths } from '#site/paths.ts'
import type { Case } from '../schema.ts'

/** The server needs less to report that the database is down. */
const timeout = 20_000

/** `gone`: the link or the session no longer opens this case. `away`: nothing reached us, or no answer did. */
export type CallOutcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; message: string | undefined; errors: Record<string, string[]> }
  | { kind: 'gone' | 'away' }

/** `failed` is for a broken connection. */
export function explain(
  outcome: Exclude<CallOutcome<unknown>, { kind: 'done' }>,
  words: { failed: string; ended: string },
): string {
  if (outcome.kind === 'gone') return words.ended
  return (outcome.kind === 'refused' && outcome.message) || words.failed
}

export type CaseCalls = ReturnType<typeof createCaseCalls>

export function createCaseCalls(base: string) {
  async function call<Value>(path: string, method: string, body?: object): Promise<CallOutcome<Value>> {
    try {
      const answer = await fetch(base + path, {
        method,
        headers: { ...inPageLanguage(), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      })
      if (answer.ok) {
        return { kind: 'done', value: (answer.status === 204 ? undefined : await answer.json()) as Value }
      }
      if (answer.status === 401 || answer.status === 404 || answer.status === 410) return { kind: 'gone' }
      if (answer.status >= 500) return { kind: 'away' }
      const { message, errors = {} } = (await answer.json().catch(() => ({}))) as Problem
      return { kind: 'refused', message, errors }
    } catch {
      return { kind: 'away' }
    }
  }
  return {
    read: () => call<Case>('', 'GET'),
    write: (text: string, submissionKey: string) =>
      call<unknown>('/messages', 'POST', { text, submissionKey }),
    async fix(field: CorrectableField, value: string) {
      const outcome = await call<unknown>('/contact', 'PATCH', { [field]: value })
      // The link went to the old address and has ended; the answer brought a cookie.
      if (outcome.kind === 'done' && field === 'email') window.location.replace(paths.case)
      return outcome
    },
    tellUnavailable: (itemId: string) =>
      call<unknown>(`/items/${encodeURIComponent(itemId)}/unavailable`, 'POST'),
    withdraw: () => call<unknown>('/withdraw', 'POST'),
  }
}
