import { useCallback, useEffect, useState } from 'react'
import type { Answer, Problem } from '#lib/api-contract.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { inPageLanguage } from '#lib/page-language.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import type { linkHolderApi } from '../api.ts'
import { uploadWords } from '../content.ts'

type LinkInfo = Answer<RoutesOf<typeof linkHolderApi>, 'get', '/api/upload-token/:token/info'>

export type LinkState =
  | { kind: 'checking' }
  | { kind: 'invalid'; message: string | undefined }
  /** We learned nothing about the link: too many requests, or the server or the connection is down. */
  | { kind: 'trouble'; message: string }
  | { kind: 'open'; info: LinkInfo }
  | { kind: 'closed'; info: LinkInfo; message: string | undefined }

export function useLinkInfo(token: string) {
  const locale = useLocale()
  const [state, setState] = useState<LinkState>({ kind: 'checking' })

  const refresh = useCallback(async () => {
    const next = await readLink(token, locale)
    setState((now) => mergeStates(now, next))
  }, [token, locale])

  useEffect(() => {
    refresh()
  }, [refresh])

  // Someone who comes back to the page must not choose files for a link that was deactivated meanwhile.
  const isOpen = state.kind === 'open'
  useEffect(() => {
    if (!isOpen) return
    const look = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [isOpen, refresh])

  const tryAgain = useCallback(() => {
    setState({ kind: 'checking' })
    return refresh()
  }, [refresh])

  return { state, refresh, tryAgain }
}

function mergeStates(now: LinkState, next: LinkState): LinkState {
  if (now.kind !== 'open') return next
  // Keep the screen when a later check fails: uploads may be in progress.
  if (next.kind === 'trouble') return now
  return next.kind === 'invalid' ? { kind: 'closed', info: now.info, message: next.message } : next
}

async function readLink(token: string, locale: Locale): Promise<LinkState> {
  const { trouble } = uploadWords[locale]
  try {
    const answer = await fetch(`/api/upload-token/${encodeURIComponent(token)}/info`, {
      headers: inPageLanguage(),
    })
    if (answer.ok) return { kind: 'open', info: (await answer.json()) as LinkInfo }
    const { message } = (await answer.json().catch(() => ({}))) as Problem
    const isInvalid = answer.status === 404 || answer.status === 410 || answer.status === 400
    return isInvalid ? { kind: 'invalid', message } : { kind: 'trouble', message: message ?? trouble.text }
  } catch {
    return { kind: 'trouble', message: trouble.text }
  }
}
