import { createHmac, hkdfSync } from 'node:crypto'
import { networkOf } from './attempts.ts'

export type NameSender = (address: string) => string

/**
 * A name for whoever sends from an address, so that what they send can be counted without storing the address next to
 * their files: without the secret, trying out all addresses does not find it.
 */
export function createSenderNames(appSecret: string): NameSender {
  const secret = Buffer.from(hkdfSync('sha256', appSecret, '', 'sender names', 32))
  return (address) => createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
}
