import { parseCookie, stringifySetCookie } from 'cookie'
import { createSigner, newSecret } from './secrets.ts'

export type AdminCookies = ReturnType<typeof createAdminCookies>

/** Browsers keep no cookie longer. */
const longest = 400 * 24 * 60 * 60

/** One for the session, one for a question to a passkey, one that gives a known browser its own allowance of wrong passwords. */
export function createAdminCookies({ publicUrl, appSecret }: { publicUrl: string; appSecret: string }) {
  const secure = publicUrl.startsWith('https:')
  const prefix = secure ? '__Host-' : ''
  const names = {
    session: `${prefix}admin_session`,
    browser: `${prefix}admin_browser`,
    question: `${prefix}passkey_question`,
  }
  const browsers = createSigner(appSecret, 'known browsers')
  const read = (header: string | undefined, name: string) => (header ? parseCookie(header)[name] : undefined)
  const write = (name: string, value: string, maxAge: number) =>
    stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })

  return {
    names,
    sessionId: (header: string | undefined) => read(header, names.session),
    knownBrowser: (header: string | undefined) => browsers.read(read(header, names.browser) ?? ''),
    session: (id: string, lifetime: number) => write(names.session, id, Math.floor(lifetime / 1000)),
    /** Which browser was asked for a passkey: only that one may answer. */
    questionOf: (header: string | undefined) => read(header, names.question),
    question: (value: string, lifetime: number) => write(names.question, value, Math.floor(lifetime / 1000)),
    noSession: () => write(names.session, '', 0),
    browser: (name = newSecret()) => write(names.browser, browsers.sign(name), longest),
  }
}
