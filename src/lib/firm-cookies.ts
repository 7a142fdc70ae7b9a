import { parseCookie, stringifySetCookie } from 'cookie'

/** Opens the room of a law firm. What it shows follows from the firm's records at every request. */
export function createFirmCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}firm_session`
  const write = (value: string, maxAge: number | undefined) =>
    stringifySetCookie({
      ...{ name, value, path: '/', sameSite: 'lax', secure, httpOnly: true },
      ...(maxAge !== undefined && { maxAge }),
    })
  return {
    sessionId: (header: string | undefined) => (header ? parseCookie(header)[name] : undefined),
    /** Without a lifetime, the cookie ends with the browser. */
    session: (id: string, lifetime: number | undefined) =>
      write(id, lifetime === undefined ? undefined : Math.floor(lifetime / 1000)),
    noSession: () => write('', 0),
  }
}
