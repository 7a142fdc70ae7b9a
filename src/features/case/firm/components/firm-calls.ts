import type { Problem } from '#lib/api-contract.ts'
import type { FirmPage } from '../schema.ts'

export type CallOutcome =
  | { ok: true; page: FirmPage }
  /** Without a status the line was cut. */
  | ({ ok: false; status: number | undefined } & Problem)

/** Longer than the server takes to report that the database is down. */
const timeout = 20_000

/** Calls the firm's API, which answers with the page as it is now. */
export async function callFirm(
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path = '',
  body?: object,
): Promise<CallOutcome> {
  try {
    const answer = await fetch(`/api/firm/${encodeURIComponent(token)}${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const read: FirmPage & Problem = await answer.json()
    return answer.ok ? { ok: true, page: read } : { ...read, ok: false, status: answer.status }
  } catch {
    return { ok: false, status: undefined }
  }
}
