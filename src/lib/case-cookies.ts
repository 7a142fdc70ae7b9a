import { parseCookie, stringifySetCookie } from 'cookie'

export type CaseCookies = ReturnType<typeof createCaseCookies>

/** The cookie of a browser that has opened a case page. On https its name ties it to this host. */
export function createCaseCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}case_session`
  const base = { name, path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    name,
    sessionId: (header: string | undefined) => (header ? parseCookie(header)[name] : undefined),
    /** For the `Set-Cookie` header. Without a lifetime it ends with the browser. */
    session: (id: string, lifetime: number | undefined) =>
      stringifySetCookie({
        ...base,
        value: id,
        ...(lifetime !== undefined && { maxAge: Math.floor(lifetime / 1000) }),
      }),
    noSession: () => stringifySetCookie({ ...base, value: '', maxAge: 0 }),
  }
}
