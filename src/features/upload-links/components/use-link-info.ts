import { useCallback, useEffect, useState } from 'react'
import { troubleWords } from '../content.ts'
import type { LinkInfo } from '../schema.ts'

export type LinkState =
  | { kind: 'checking' }
  | { kind: 'invalid'; message: string | undefined }
  /** Nothing was said about the link: too many asked, the server or the line is away. */
  | { kind: 'trouble'; message: string }
  | { kind: 'open'; info: LinkInfo }

/** What the link allows, asked anew whenever `refresh` is called. */
export function useLinkInfo(token: string) {
  const [state, setState] = useState<LinkState>({ kind: 'checking' })

  const refresh = useCallback(async () => {
    const next = await readLink(token)
    // What is on the screen stays when a later question fails: files may be under way.
    setState((now) => (next.kind === 'trouble' && now.kind === 'open' ? now : next))
  }, [token])

  useEffect(() => {
    refresh()
  }, [refresh])

  const tryAgain = useCallback(() => {
    setState({ kind: 'checking' })
    return refresh()
  }, [refresh])

  return { state, refresh, tryAgain }
}

async function readLink(token: string): Promise<LinkState> {
  try {
    const answer = await fetch(`/api/upload-token/${encodeURIComponent(token)}/info`)
    if (answer.ok) return { kind: 'open', info: (await answer.json()) as LinkInfo }
    const { message } = (await answer.json().catch(() => ({}))) as { message?: string }
    const isInvalid = answer.status === 404 || answer.status === 410 || answer.status === 400
    return isInvalid
      ? { kind: 'invalid', message }
      : { kind: 'trouble', message: message ?? troubleWords.text }
  } catch {
    return { kind: 'trouble', message: troubleWords.text }
  }
}
