import { useCallback, useEffect, useRef, useState } from 'react'
import type { Problem } from '#lib/api-contract.ts'
import type { FieldErrors } from '#lib/errors.ts'
import type { FormValues } from '#lib/form-values.ts'
import { inPageLanguage } from '#lib/page-language.ts'
import type { FirmPage } from '../schema.ts'

/** From a script or a plain form. */
export type FirmOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: FieldErrors; values: FormValues }
  | { kind: 'failed'; message?: string; values?: FormValues }
  | { kind: 'undone' }
  | { kind: 'message-sent' }
  | { kind: 'message-failed'; message?: string; text: string }

export type CallOutcome =
  | { ok: true; page: FirmPage }
  /** Without a status, the connection broke. */
  | ({ ok: false; status: number | undefined } & Problem)

/** The server needs less to report that the database is down. */
const timeout = 20_000

async function callFirm(
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path = '',
  body?: object,
): Promise<CallOutcome> {
  try {
    const answer = await fetch(`/api/firm/${encodeURIComponent(token)}${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: { ...inPageLanguage(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const read: FirmPage & Problem = await answer.json()
    return answer.ok ? { ok: true, page: read } : { ...read, ok: false, status: answer.status }
  } catch {
    return { ok: false, status: undefined }
  }
}

/** The server has drawn the first page. */
export function useFirmPage(token: string, loaded: FirmPage, answered: FirmOutcome | undefined) {
  const [page, setPage] = useState(loaded)
  const [outcome, setOutcome] = useState(answered)
  /** Makes each outcome take the focus. */
  const [attempt, setAttempt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const { kind } = page
  const shown = useRef(kind)

  // The pressed button is gone, and people who can't see the page must hear what replaced it.
  useEffect(() => {
    if (shown.current !== kind) heading.current?.focus()
    shown.current = kind
  }, [kind])

  const take = useCallback((answer: CallOutcome) => {
    if (answer.ok) setPage(answer.page)
    return answer
  }, [])

  const refresh = useCallback(async () => take(await callFirm(token, 'GET')), [take, token])

  // Mail programs open links by themselves, so a page that the server draws doesn't count as read.
  const hasMail = loaded.kind === 'open' && loaded.messages.some(({ author }) => author === 'desk')
  useEffect(() => {
    if (hasMail && document.visibilityState === 'visible') void refresh()
  }, [hasMail, refresh])

  function show(next: FirmOutcome) {
    setOutcome(next)
    setAttempt((count) => count + 1)
  }

  async function reply(values: FormValues) {
    const answer = take(await callFirm(token, 'PUT', '/answers', values))
    if (answer.ok) show({ kind: 'sent' })
    else if (answer.status === 400 && answer.errors) show({ kind: 'invalid', errors: answer.errors, values })
    else {
      // Somebody else answered, or we decided: show the page as it is now.
      if (answer.status === 409) await refresh()
      show({ kind: 'failed', ...(answer.message && { message: answer.message }) })
    }
  }

  async function change(path: '/wrong-recipient' | '/undo') {
    const answer = take(await callFirm(token, 'POST', path))
    if (!answer.ok) show({ kind: 'failed', ...(answer.message && { message: answer.message }) })
    else setOutcome(path === '/undo' ? { kind: 'undone' } : undefined)
  }

  async function write(message: { text: string; submissionKey: string }): Promise<CallOutcome> {
    return take(await callFirm(token, 'POST', '/messages', message))
  }

  return { page, outcome, attempt, heading, refresh, reply, change, write }
}
