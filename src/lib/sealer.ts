import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './secrets.ts'
import { noteUsed } from './used-buffers.ts'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16
export const sealLength = ivLength + tagLength
/** About what OpenSSL holds per context, unseen by the garbage collector. */
const contextSize = 2_048

export function sealBytes(key: Uint8Array, bytes: Uint8Array, about: string): Buffer {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about))
  const sealed = [sealing.update(bytes), sealing.final()]
  return Buffer.concat([iv, sealing.getAuthTag(), ...sealed])
}

/** Undefined when it was changed, belongs to something else, or was sealed with another key. */
export function openBytes(key: Uint8Array, sealed: Uint8Array, about: string): Buffer | undefined {
  if (sealed.length < sealLength) return undefined
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivLength))
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(ivLength, sealLength))
  noteUsed(contextSize + sealed.length)
  try {
    return Buffer.concat([opening.update(sealed.subarray(sealLength)), opening.final()])
  } catch {
    return undefined
  }
}

export type Sealer = ReturnType<typeof createSealer>

/** `about` names the secret's subject, and must be the same on opening. */
export function createSealer(appSecret: string, purpose: string) {
  const key = deriveKey(appSecret, purpose)
  return {
    seal: (secret: string, about: string): string =>
      sealBytes(key, Buffer.from(secret), about).toString('base64url'),
    /** Undefined when it was changed, belongs to something else, or was sealed with another secret. */
    open: (value: string, about: string): string | undefined =>
      openBytes(key, Buffer.from(value, 'base64url'), about)?.toString(),
  }
}
