import { parseCookie, stringifySetCookie } from 'cookie'
import { caseHint } from '#site/returning.ts'

/**
 * The cookies of a browser that has opened a case page: the one that opens it, and a hint that there is one, which
 * scripts may read and which opens nothing. On https the first one's name ties it to this host.
 */
export function createCaseCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}case_session`
  const base = { path: '/', sameSite: 'lax', secure } as const
  const writeBoth = (id: string, hint: string, maxAge: number | undefined) => {
    const lifetime = maxAge === undefined ? {} : { maxAge }
    return [
      stringifySetCookie({ ...base, ...lifetime, name, value: id, httpOnly: true }),
      stringifySetCookie({ ...base, ...lifetime, name: caseHint, value: hint }),
    ]
  }
  return {
    name,
    sessionId: (header: string | undefined) => (header ? parseCookie(header)[name] : undefined),
    /** For the `Set-Cookie` headers. Without a lifetime they end with the browser. */
    session: (id: string, lifetime: number | undefined) =>
      writeBoth(id, '1', lifetime === undefined ? undefined : Math.floor(lifetime / 1000)),
    noSession: () => writeBoth('', '', 0),
  }
}
