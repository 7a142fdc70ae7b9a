import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; modifiedAt: Date; content: AsyncIterable<Uint8Array> }

const utf8Name = 1 << 11
/** Size and checksum follow the content, which is not known before it was read. */
const sizeFollows = 1 << 3
const version = 20
/** An archive of this plain kind has 32 bits for its places; nobody's papers come near. */
const mostBytes = 0xffff_ffff

/**
 * A zip archive, written while its files are read. The files are stored as they are: documents and pictures are
 * compressed already.
 */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  const count = (part: Buffer) => {
    offset += part.length
    if (offset > mostBytes) throw new Error('too much for one zip archive')
    return part
  }
  for await (const { name, modifiedAt, content } of entries) {
    const start = offset
    const path = Buffer.from(name, 'utf8')
    yield count(Buffer.concat([header(0x04034b50, modifiedAt, path), path]))
    let checksum = 0
    let size = 0
    for await (const chunk of content) {
      checksum = crc32(chunk, checksum)
      size += chunk.length
      yield count(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length))
    }
    const descriptor = Buffer.alloc(16)
    descriptor.writeUInt32LE(0x08074b50, 0)
    descriptor.writeUInt32LE(checksum, 4)
    descriptor.writeUInt32LE(size, 8)
    descriptor.writeUInt32LE(size, 12)
    yield count(descriptor)
    directory.push(directoryEntry({ path, modifiedAt, checksum, size, start }), path)
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([list, end])
}

function header(signature: number, modifiedAt: Date, path: Buffer): Buffer {
  const part = Buffer.alloc(30)
  part.writeUInt32LE(signature, 0)
  part.writeUInt16LE(version, 4)
  part.writeUInt16LE(utf8Name | sizeFollows, 6)
  writeMoment(part, 10, modifiedAt)
  part.writeUInt16LE(path.length, 26)
  return part
}

type Written = { path: Buffer; modifiedAt: Date; checksum: number; size: number; start: number }

function directoryEntry({ path, modifiedAt, checksum, size, start }: Written): Buffer {
  const part = Buffer.alloc(46)
  part.writeUInt32LE(0x02014b50, 0)
  part.writeUInt16LE(version, 4)
  part.writeUInt16LE(version, 6)
  part.writeUInt16LE(utf8Name | sizeFollows, 8)
  writeMoment(part, 12, modifiedAt)
  part.writeUInt32LE(checksum, 16)
  part.writeUInt32LE(size, 20)
  part.writeUInt32LE(size, 24)
  part.writeUInt16LE(path.length, 28)
  part.writeUInt32LE(start, 42)
  return part
}

/** As DOS wrote it: two seconds are the shortest time, and 1980 is the first year. */
function writeMoment(part: Buffer, at: number, moment: Date) {
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1)
  const year = Math.max(0, moment.getUTCFullYear() - 1980)
  part.writeUInt16LE(time, at)
  part.writeUInt16LE((year << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(), at + 2)
}
