import { createHash } from 'node:crypto'
import { beginningLength, detectContentType } from './content-type/detect.ts'
import { PlainTextCheck } from './content-type/plain-text.ts'
import { eachPiece } from './pieces.ts'
import { type ObjectStore, StorageUnavailable } from './storage.ts'

export type Inspection = { size: number; sha256: string; type: string | undefined }

/** Reads every byte. Undefined when nothing is there. */
export async function inspectObject(storage: ObjectStore, key: string): Promise<Inspection | undefined> {
  const bytes = await storage.open(key)
  if (!bytes) return undefined
  const hash = createHash('sha256')
  const text = new PlainTextCheck()
  let beginning = Buffer.alloc(0)
  let size = 0
  await eachPiece(bytes, (piece) => {
    size += piece.length
    hash.update(piece)
    text.add(piece)
    if (beginning.length < beginningLength) {
      beginning = Buffer.concat([beginning, piece.subarray(0, beginningLength - beginning.length)])
    }
    return true
  })
  const read = (start: number, end: number) => readPart(storage, key, { start, end: Math.min(end, size - 1) })
  const type = await detectContentType({ size, beginning, isPlainText: text.isPlainText, read })
  return { size, sha256: hash.digest('hex'), type }
}

async function readPart(storage: ObjectStore, key: string, range: { start: number; end: number }) {
  const bytes = await storage.open(key, range)
  if (!bytes) throw new StorageUnavailable(new Error('the object went away while it was read'))
  return Buffer.concat(await bytes.toArray())
}
