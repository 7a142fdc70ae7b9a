import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { cipherName, type SealedFile, sealedChunkSize, tagLength } from './chunks.ts'

/** What no document starts with: not text, and not the beginning of any type we take. */
const magic = Buffer.from('\x89BFSEAL\n', 'latin1')
const formatVersion = 1

/**
 * Where a header has what: the magic, the format's version, the size of a chunk, the size of the plain file, then the
 * file's key, wrapped. All of it lies in the first 512 bytes, so that a disk writes it in one piece.
 */
const at = { version: 8, chunkSize: 12, size: 16, nonce: 24, key: 36, tag: 68 } as const
export const headerLength = at.tag + tagLength

export type ReadHeader =
  | { state: 'sealed'; sealed: SealedFile }
  /** It was never sealed, or was and is changed, or belongs to another name or secret. */
  | { state: 'damaged' }

/** Also for a file that was cut off within its header, or has nothing left. */
export function beginsSealed(beginning: Buffer): boolean {
  const length = Math.min(beginning.length, magic.length)
  return beginning.subarray(0, length).equals(magic.subarray(0, length))
}

export type FileKeys = ReturnType<typeof createFileKeys>

/**
 * A key per file, wrapped by one derived from the application's secret. The wrapping covers the file's name in the
 * store and its size, so a file put in another's place does not open, nor does one cut short.
 */
export function createFileKeys(appSecret: string) {
  const wrappingKey = Buffer.from(hkdfSync('sha256', appSecret, '', 'files at rest', 32))

  const boundTo = (header: Buffer, name: string) =>
    Buffer.concat([header.subarray(at.version, at.nonce), Buffer.from(name)])

  function wrap(header: Buffer, name: string, key: Buffer) {
    const nonce = randomBytes(12)
    const cipher = createCipheriv(cipherName, wrappingKey, nonce).setAAD(boundTo(header, name))
    nonce.copy(header, at.nonce)
    Buffer.concat([cipher.update(key), cipher.final()]).copy(header, at.key)
    cipher.getAuthTag().copy(header, at.tag)
  }

  function unwrap(header: Buffer, name: string): Buffer | undefined {
    const decipher = createDecipheriv(cipherName, wrappingKey, header.subarray(at.nonce, at.key), {
      authTagLength: tagLength,
    })
    decipher.setAAD(boundTo(header, name)).setAuthTag(header.subarray(at.tag, headerLength))
    const key = decipher.update(header.subarray(at.key, at.tag))
    try {
      decipher.final()
      return key
    } catch {
      return undefined
    }
  }

  return {
    /** For a new file of this many plain bytes. */
    newFile(name: string, size: number): { header: Buffer; sealed: SealedFile } {
      const header = Buffer.alloc(headerLength)
      magic.copy(header)
      header.writeUInt32BE(formatVersion, at.version)
      header.writeUInt32BE(sealedChunkSize, at.chunkSize)
      header.writeBigUInt64BE(BigInt(size), at.size)
      const key = randomBytes(32)
      wrap(header, name, key)
      return { header, sealed: { key, size, chunkSize: sealedChunkSize } }
    },

    /** `beginning` may be shorter than a header: then it is none. */
    readHeader(beginning: Buffer, name: string): ReadHeader {
      const isHeader = beginning.length === headerLength && beginsSealed(beginning)
      const key = isHeader ? unwrap(beginning, name) : undefined
      if (!key) return { state: 'damaged' }
      const size = Number(beginning.readBigUInt64BE(at.size))
      return { state: 'sealed', sealed: { key, size, chunkSize: beginning.readUInt32BE(at.chunkSize) } }
    },

    /** The same header with the same file key, wrapped by these keys. */
    rewrap(header: Buffer, name: string, sealed: SealedFile): Buffer {
      const rewrapped = Buffer.from(header)
      wrap(rewrapped, name, sealed.key)
      return rewrapped
    },
  }
}
