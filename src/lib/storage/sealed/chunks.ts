import { createCipheriv, createDecipheriv } from 'node:crypto'
import { noteUsed } from '../../used-buffers.ts'
import { FileDamaged } from '../storage.ts'

export const cipherName = 'aes-256-gcm'
export const tagLength = 16
/** As much as a socket or a disk hands over at once: smaller ones cost time, larger ones memory. */
export const sealedChunkSize = 64 * 1024

/** The size is that of the plain bytes. */
export type SealedFile = { key: Buffer; size: number; chunkSize: number }

/** Even an empty file has a last chunk, so that its end is sealed too. */
const countChunks = ({ size, chunkSize }: SealedFile) => Math.max(1, Math.ceil(size / chunkSize))

/** Without the header. */
export const sealedLength = (file: SealedFile) => file.size + countChunks(file) * tagLength

/** Each key serves one file, so no nonce repeats. A moved, dropped or foreign chunk doesn't open. */
function nonceOf(file: SealedFile, index: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce.writeUInt8(index === countChunks(file) - 1 ? 1 : 0, 11)
  return nonce
}

/** Takes pieces of any length, and returns the chunks they filled. An empty file is one empty piece. */
export function createSealer(file: SealedFile): (piece: Buffer) => Buffer[] {
  const chunk = Buffer.allocUnsafeSlow(Math.min(file.chunkSize, file.size))
  let filled = 0
  let index = 0
  let taken = 0

  const seal = () => {
    const cipher = createCipheriv(cipherName, file.key, nonceOf(file, index))
    const sealed = [cipher.update(chunk.subarray(0, filled)), cipher.final()]
    noteUsed(filled)
    filled = 0
    index += 1
    return Buffer.concat([...sealed, cipher.getAuthTag()])
  }

  return (piece) => {
    if (taken + piece.length > file.size) throw new Error('more bytes than the header says')
    const chunks: Buffer[] = []
    let from = 0
    do {
      const copied = piece.copy(chunk, filled, from)
      from += copied
      filled += copied
      taken += copied
      if (filled === file.chunkSize || taken === file.size) chunks.push(seal())
    } while (from < piece.length)
    return chunks
  }
}

export function placeOfChunk(file: SealedFile, index: number): { start: number; length: number } {
  const plain = Math.min(file.chunkSize, file.size - index * file.chunkSize)
  return { start: index * (file.chunkSize + tagLength), length: plain + tagLength }
}

/** Throws unless it's this very chunk, unchanged. */
export function openChunk(file: SealedFile, index: number, sealed: Buffer): Buffer {
  const end = sealed.length - tagLength
  const decipher = createDecipheriv(cipherName, file.key, nonceOf(file, index), { authTagLength: tagLength })
  decipher.setAuthTag(sealed.subarray(end))
  const plain = decipher.update(sealed.subarray(0, end))
  try {
    decipher.final()
  } catch (error) {
    throw new FileDamaged(error)
  }
  return plain
}
