import { inPageLanguage } from '#lib/page-language.ts'

/** `ended`: this browser no longer has that case open. */
export type CaseLink = { kind: 'made'; url: string } | { kind: 'ended' } | { kind: 'failed' }

/** The server gives it for a day, to the browser that sent the application. */
export async function makeCaseLink(reference: string): Promise<CaseLink> {
  const answer = await fetch('/api/case/link', {
    method: 'POST',
    headers: { ...inPageLanguage(), 'content-type': 'application/json' },
    body: JSON.stringify({ reference }),
    signal: AbortSignal.timeout(30_000),
  })
  if (answer.status === 401) return { kind: 'ended' }
  if (!answer.ok) return { kind: 'failed' }
  const { url } = (await answer.json()) as { url: string }
  return { kind: 'made', url }
}
