import { createHmac, hkdfSync } from 'node:crypto'
import { networkOf } from './attempts.ts'

export type NameSender = (address: string) => string

/**
 * A name for whoever sends from an address, so that what they send can be counted beside whose files they are, without
 * keeping the address there: without the secret nobody can find it by trying them all.
 */
export function createSenderNames(appSecret: string): NameSender {
  const secret = Buffer.from(hkdfSync('sha256', appSecret, '', 'sender names', 32))
  return (address) => createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
}
