import { parseCookie, stringifySetCookie } from 'cookie'
import { caseHint } from '#site/returning.ts'

/** One cookie opens the case page. The other is a hint that scripts may read and that opens nothing. */
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
    /** Without a lifetime, the cookies end with the browser. */
    session: (id: string, lifetime: number | undefined) =>
      writeBoth(id, '1', lifetime === undefined ? undefined : Math.floor(lifetime / 1000)),
    noSession: () => writeBoth('', '', 0),
  }
}
