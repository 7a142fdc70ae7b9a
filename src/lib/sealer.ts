import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

export type Sealer = ReturnType<typeof createSealer>

/**
 * Encrypts short secrets for one purpose. `about`, what the secret belongs to, must be the same when it is opened.
 */
export function createSealer(appSecret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32))
  return {
    seal(secret: string, about: string): string {
      const iv = randomBytes(ivLength)
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
    },
    /** Undefined when it was changed, belongs to something else, or was sealed with another secret. */
    open(value: string, about: string): string | undefined {
      const bytes = Buffer.from(value, 'base64url')
      if (bytes.length < ivLength + tagLength) return undefined
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      try {
        return opening.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + opening.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
