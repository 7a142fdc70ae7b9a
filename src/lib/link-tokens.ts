import { createKeyedHash } from './secrets.ts'

export type LinkTokens = (about: string) => string

/** Made again at each attempt to mail the link: neither the queue nor the database has to hold it. */
export const createLinkTokens = (appSecret: string): LinkTokens => createKeyedHash(appSecret, 'mailed links')
