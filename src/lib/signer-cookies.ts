import { parseCookie, stringifySetCookie } from 'cookie'

/** Browsers in which somebody typed the code that we mailed to sign. What it is good for follows from the database. */
export function createSignerCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}signer`
  return {
    secret: (header: string | undefined) => (header ? parseCookie(header)[name] : undefined),
    browser: (secret: string, lifetime: number) =>
      stringifySetCookie({
        ...{ name, value: secret, path: '/', sameSite: 'lax', secure, httpOnly: true },
        maxAge: Math.floor(lifetime / 1000),
      }),
  }
}
