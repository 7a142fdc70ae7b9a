import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const digest = (value: string) => createHash('sha256').update(value).digest()

/** Compares in constant time, whatever the lengths. */
export const isSameSecret = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

/** 256 random bits, fit for a URL or a cookie. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** A stored hash can be found, but not used. */
export const hashSecret = (value: string) => digest(value).toString('hex')

/** One secret, a different key for each purpose. */
export const deriveKey = (appSecret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32))

export function createKeyedHash(appSecret: string, purpose: string) {
  const key = deriveKey(appSecret, purpose)
  return (value: string) => createHmac('sha256', key).update(value).digest('base64url')
}

/** A signature for one purpose isn't valid for another. */
export function createSigner(appSecret: string, purpose: string) {
  const signature = createKeyedHash(appSecret, purpose)
  return {
    sign: (value: string) => `${value}.${signature(value)}`,
    read(signed: string): string | undefined {
      const at = signed.lastIndexOf('.')
      const value = signed.slice(0, at)
      return at > 0 && isSameSecret(signed.slice(at + 1), signature(value)) ? value : undefined
    },
  }
}
