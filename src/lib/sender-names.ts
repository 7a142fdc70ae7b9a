import { createHmac, hkdfSync } from 'node:crypto'
import { networkOf } from './attempts.ts'

export type NameSender = (address: string) => string

/**
 * Counts uploads per address without storing it next to the files: the secret keeps others from trying all
 * addresses.
 */
export function createSenderNames(appSecret: string): NameSender {
  const secret = Buffer.from(hkdfSync('sha256', appSecret, '', 'sender names', 32))
  return (address) => createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
}
