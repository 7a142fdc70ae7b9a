import { networkOf } from './attempts.ts'
import { createKeyedHash } from './secrets.ts'

export type NameSender = (address: string) => string

/** Counts uploads per address without storing it: the secret keeps others from trying all addresses. */
export function createSenderNames(appSecret: string): NameSender {
  const hash = createKeyedHash(appSecret, 'sender names')
  return (address) => hash(networkOf(address))
}
