/** Both parts are base64. */
export type Sealed = {
  iv: string
  data: string
  /** A pad leaves no proof that the data is unchanged. */
  padded?: true
}

const algorithm = 'AES-GCM'

/** Not extractable: no script can read its bytes, ours included. */
export const makeKey = () =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])

export async function seal(key: CryptoKey, value: object): Promise<Sealed> {
  const iv = makeIv()
  const data = await crypto.subtle.encrypt({ name: algorithm, iv }, key, toBytes(value))
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) }
}

/** Throws for another key or damaged data. */
export async function unseal(key: CryptoKey, { iv, data, padded }: Sealed): Promise<unknown> {
  const bytes = fromBase64(data)
  const plain = padded
    ? combine(bytes, await drawStream(key, fromBase64(iv), bytes.length))
    : await crypto.subtle.decrypt({ name: algorithm, iv: fromBase64(iv) }, key, bytes)
  return JSON.parse(new TextDecoder().decode(plain))
}

/** A key stream drawn in advance. Good for one value: a second one would give both away. */
export type Pad = { iv: Uint8Array<ArrayBuffer>; stream: Uint8Array<ArrayBuffer> }

export async function makePad(key: CryptoKey, size: number): Promise<Pad> {
  const iv = makeIv()
  return { iv, stream: await drawStream(key, iv, size) }
}

/** Seals without waiting, while the visitor leaves the page. Undefined when the pad is too short. */
export function sealWithPad({ iv, stream }: Pad, value: object): Sealed | undefined {
  const bytes = toBytes(value)
  if (bytes.length > stream.length) return undefined
  return { iv: toBase64(iv), data: toBase64(combine(bytes, stream)), padded: true }
}

/** AES-GCM adds its key stream to the data, so zeros give the stream itself, without the tag at its end. */
async function drawStream(key: CryptoKey, iv: Uint8Array<ArrayBuffer>, size: number) {
  const stream = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new Uint8Array(size))
  return new Uint8Array(stream, 0, size)
}

const combine = (bytes: Uint8Array<ArrayBuffer>, stream: Uint8Array<ArrayBuffer>) =>
  bytes.map((byte, index) => byte ^ (stream[index] ?? 0))

const makeIv = () => crypto.getRandomValues(new Uint8Array(12))

const toBytes = (value: object) => new TextEncoder().encode(JSON.stringify(value))

export const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
