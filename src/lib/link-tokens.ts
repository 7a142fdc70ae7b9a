import { createHmac, hkdfSync } from 'node:crypto'

export type LinkTokens = (about: string) => string

/**
 * 256 bits that only this server can make, again at each attempt to mail the link: neither the queue nor the
 * database has to hold them.
 */
export function createLinkTokens(appSecret: string): LinkTokens {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'mailed links', 32))
  return (about) => createHmac('sha256', key).update(about).digest('base64url')
}
