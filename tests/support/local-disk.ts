import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { newKey } from '#lib/storage/keys.ts'
import { createLocalDisk, type LocalDisk } from '#lib/storage/local-disk.ts'
import type { ByteRange } from '#lib/storage/storage.ts'
import { makeTemporaryFolder } from './server-process.ts'

export const diskSecret = 'for tests only, not a secret at all'

/** A local store in a folder of its own. */
export function openTestDisk(appSecret = diskSecret) {
  const { path: folder, remove } = makeTemporaryFolder()
  return { folder, remove, disk: createLocalDisk({ folder, appSecret }) }
}

/** Stores bytes as an upload does, in pieces of this length. */
export async function storeBytes(disk: LocalDisk, bytes: Buffer, pieceLength = 50_000): Promise<string> {
  const key = newKey()
  const count = Math.ceil(bytes.length / pieceLength)
  const pieces = Array.from({ length: count }, (_, at) =>
    bytes.subarray(at * pieceLength, (at + 1) * pieceLength),
  )
  const outcome = await disk.receive(key, bytes.length, Readable.from(pieces), 'application/pdf')
  if (outcome !== 'stored') throw new Error(outcome)
  return key
}

/** Puts a file there as no release does since v0.1.0. */
export function leavePlainFile(folder: string, bytes: Buffer, key = newKey()): string {
  mkdirSync(join(folder, 'documents'), { recursive: true })
  writeFileSync(join(folder, key), bytes)
  return key
}

export async function readBytes(disk: LocalDisk, key: string, range?: ByteRange): Promise<Buffer> {
  const stream = await disk.open(key, range)
  if (!stream) throw new Error('no such file')
  return Buffer.concat(await stream.toArray())
}

/** Random bytes with words in them that can be looked for. */
export function plantWords(size: number, words: string): Buffer {
  const bytes = randomBytes(size)
  for (let at = 0; at + words.length <= size; at += 10_000) bytes.write(words, at)
  return bytes
}

/** Every file under the folder that holds these words. */
export const filesWith = (folder: string, words: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(words))
