import { fromBase64, toBase64 } from '#lib/browser-store/seal.ts'
import { maxMovingBytes } from '../schema.ts'

const algorithm = 'AES-GCM'
const ivBytes = 12
const tagBytes = 16
/** Every draft has one of these lengths, so that its length gives nothing away. */
const sizes = [1, 2, 4, 8].map((eighth) => (eighth * maxMovingBytes) / 8)

export const drawLetters = (bytes: number) =>
  toBase64(crypto.getRandomValues(new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** 128 bits name a draft, 256 are its key. */
export const drawName = () => drawLetters(16)
export const drawKey = () => drawLetters(32)

export const isKey = (text: string) => /^[\w-]{43}$/.test(text)

/** Ties the ciphertext to its name. */
const parametersOf = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(name),
})

const importKey = (key: string) =>
  crypto.subtle.importKey(
    'raw',
    fromBase64(key.replaceAll('-', '+').replaceAll('_', '/')),
    algorithm,
    false,
    ['encrypt', 'decrypt'],
  )

/** Undefined if it's too long. */
export async function sealMoving(
  { name, key }: { name: string; key: string },
  value: object,
): Promise<string | undefined> {
  const words = new TextEncoder().encode(JSON.stringify(value))
  const size = sizes.find((bytes) => bytes >= ivBytes + words.length + tagBytes)
  if (size === undefined) return undefined
  // JSON may end with any number of spaces.
  const padded = new Uint8Array(size - ivBytes - tagBytes).fill(32)
  padded.set(words)
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(parametersOf(name, iv), await importKey(key), padded)
  const bytes = new Uint8Array(size)
  bytes.set(iv)
  bytes.set(new Uint8Array(sealed), ivBytes)
  return toBase64(bytes)
}

/** Undefined with another key, or if it's damaged. */
export async function unsealMoving(
  { name, key }: { name: string; key: string },
  ciphertext: string,
): Promise<unknown> {
  try {
    const bytes = fromBase64(ciphertext)
    const plain = await crypto.subtle.decrypt(
      parametersOf(name, bytes.slice(0, ivBytes)),
      await importKey(key),
      bytes.slice(ivBytes),
    )
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    return undefined
  }
}
