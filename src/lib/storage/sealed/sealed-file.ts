import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { noteUsed } from '../../used-buffers.ts'
import { rethrowAsUnavailable } from '../disk.ts'
import { eachPiece } from '../pieces.ts'
import { type ByteRange, FileDamaged } from '../storage.ts'
import { createSealer, openChunk, placeOfChunk, type SealedFile, sealedLength } from './chunks.ts'
import { type FileKeys, headerLength, type ReadHeader } from './file-keys.ts'

/** A sealed file of the wrong length is damaged: something was cut off or added. */
export async function readFileHeader(keys: FileKeys, file: FileHandle, name: string): Promise<ReadHeader> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0)
  const read = keys.readHeader(buffer.subarray(0, bytesRead), name)
  if (read.state !== 'sealed') return read
  const { size } = await file.stat()
  return size === headerLength + sealedLength(read.sealed) ? read : { state: 'damaged' }
}

type NewFile = { path: string; size: number; bytes: Readable }

/** Resolves to whether exactly `size` bytes came. Throws the sender's own stream errors as they are. */
export function writeSealedFile(keys: FileKeys, name: string, file: NewFile): Promise<boolean> {
  const { header, sealed } = keys.newFile(name, file.size)
  const seal = createSealer(sealed)
  const beginning = file.size === 0 ? [header, ...seal(Buffer.alloc(0))] : [header]
  return writePieces(file, beginning, seal)
}

export const writePlainFile = (file: NewFile): Promise<boolean> => writePieces(file, [], (piece) => [piece])

async function writePieces(
  { path, size, bytes }: NewFile,
  beginning: readonly Buffer[],
  convert: (piece: Buffer) => readonly Buffer[],
): Promise<boolean> {
  const file = await rethrowAsUnavailable(open(path, 'wx', 0o600))
  const writeAll = async (pieces: readonly Buffer[]) => {
    for (const piece of pieces) await rethrowAsUnavailable(file.writeFile(piece))
  }
  try {
    let taken = 0
    await writeAll(beginning)
    await eachPiece(bytes, async (piece) => {
      taken += piece.length
      if (taken <= size) await writeAll(convert(piece))
      noteUsed(piece.length)
      return taken <= size
    })
    if (taken !== size) return false
    await rethrowAsUnavailable(file.sync())
    return true
  } finally {
    await file.close()
  }
}

/** Checks each chunk before passing it on. Closes the file. */
export function readSealedFile(file: FileHandle, sealed: SealedFile, { start, end }: ByteRange): Readable {
  const last = Math.min(end ?? sealed.size - 1, sealed.size - 1)
  let next = start

  const readNext = async (): Promise<Buffer | null> => {
    if (next > last) return null
    const index = Math.floor(next / sealed.chunkSize)
    const first = index * sealed.chunkSize
    const place = placeOfChunk(sealed, index)
    const { buffer, bytesRead } = await file.read(
      Buffer.allocUnsafeSlow(place.length),
      0,
      place.length,
      headerLength + place.start,
    )
    if (bytesRead !== place.length) throw new FileDamaged()
    const wanted = openChunk(sealed, index, buffer).subarray(next - first, last - first + 1)
    noteUsed(place.length)
    next += wanted.length
    return wanted
  }

  return new Readable({
    highWaterMark: sealed.chunkSize,
    read() {
      readNext().then(
        (piece) => this.push(piece),
        (error) => this.destroy(error),
      )
    },
    destroy(error, done) {
      file.close().then(
        () => done(error),
        (failure) => done(error ?? failure),
      )
    },
  })
}
