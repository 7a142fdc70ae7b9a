import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

/** Both ends included. */
export type ReadPart = (start: number, end: number) => Promise<Buffer>

const inflate = promisify(inflateRaw)

const endRecord = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
const endRecordLength = 22
const maxCommentLength = 0xffff

/** A Word document has a few dozen entries. Don't look into anything far larger. */
const maxDirectoryBytes = 1024 * 1024
const maxCompressedBytes = 256 * 1024
const maxUnpackedBytes = 1024 * 1024

const stored = 0
const deflated = 8

/** Never unpacks more than a megabyte; an archive that doesn't fit its own directory has no such file. */
export async function readZipEntry(read: ReadPart, size: number, name: string): Promise<Buffer | undefined> {
  const tailStart = Math.max(0, size - endRecordLength - maxCommentLength)
  const tail = await read(tailStart, size - 1)
  const end = findEndRecord(tail)
  if (end === undefined) return undefined
  const directoryLength = tail.readUInt32LE(end + 12)
  const directoryStart = tail.readUInt32LE(end + 16)
  if (directoryLength === 0 || directoryLength > maxDirectoryBytes) return undefined
  if (directoryStart + directoryLength > tailStart + end) return undefined
  const directory = await read(directoryStart, directoryStart + directoryLength - 1)
  const entry = findEntry(directory, name)
  if (!entry || entry.length === 0 || entry.length > maxCompressedBytes) return undefined
  return unpack(read, entry, directoryStart)
}

type Entry = { method: number; length: number; offset: number }

function findEndRecord(tail: Buffer): number | undefined {
  for (let at = tail.length - endRecordLength; at >= 0; at--) {
    const isRecord = tail.readUInt32LE(at) === endRecord
    if (isRecord && at + endRecordLength + tail.readUInt16LE(at + 20) <= tail.length) return at
  }
  return undefined
}

function findEntry(directory: Buffer, name: string): Entry | undefined {
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === directoryEntry) {
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
    if (directory.toString('utf8', at + 46, nameEnd) === name) {
      return {
        method: directory.readUInt16LE(at + 10),
        length: directory.readUInt32LE(at + 20),
        offset: directory.readUInt32LE(at + 42),
      }
    }
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return undefined
}

async function unpack(read: ReadPart, { method, length, offset }: Entry, limit: number) {
  if (offset + 30 > limit) return undefined
  const header = await read(offset, offset + 29)
  if (header.length < 30 || header.readUInt32LE(0) !== localHeader) return undefined
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (start + length > limit) return undefined
  const packed = await read(start, start + length - 1)
  if (method === stored) return packed
  if (method !== deflated) return undefined
  return inflate(packed, { maxOutputLength: maxUnpackedBytes }).catch(() => undefined)
}
