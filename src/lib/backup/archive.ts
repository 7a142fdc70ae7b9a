import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { syncFolder } from '#lib/storage/disk.ts'
import type { BackupKey } from './key.ts'
import { BackupRefused } from './refused.ts'

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>
export type AddEntry = (
  entry: { name: string; size: number; type?: string | undefined },
  pieces: Pieces,
) => Promise<void>
export type Entry = {
  name: string
  size: number
  type: string | undefined
  bytes: ReadableStream<Uint8Array>
}

/** A field of our own in the header, which tar programs ignore. */
const typeField = 'mime-type'

/** Writes beside its place, and moves it there after `accept` has read it whole. A failure leaves nothing. */
export async function writeArchive(
  path: string,
  key: BackupKey,
  fill: (add: AddEntry) => Promise<void>,
  accept: (draft: string) => Promise<void>,
): Promise<number> {
  const draft = `${path}.${randomUUID()}.part`
  try {
    const { readable, controller } = createTarPacker()
    const add: AddEntry = async ({ name, size, type }, pieces) => {
      const header = { name, size, mode: 0o600, ...(type && { pax: { [typeField]: type } }) }
      const writer = controller.add(header).getWriter()
      for await (const piece of pieces) await writer.write(new Uint8Array(piece))
      await writer.close()
    }
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    const written = (await key.lock(readable)).pipeTo(Writable.toWeb(file))
    const filled = fill(add).then(
      () => controller.finalize(),
      (error: unknown) => {
        controller.error(error)
        throw error
      },
    )
    const failed = (await Promise.allSettled([written, filled])).findLast(
      ({ status }) => status === 'rejected',
    )
    if (failed?.status === 'rejected') throw failed.reason
    await accept(draft)
    await rename(draft, path)
    await syncFolder(dirname(path))
    return (await stat(path)).size
  } finally {
    await rm(draft, { force: true })
  }
}

/** Read each entry's bytes to their end before the next entry. */
export async function* readArchive(path: string, key: BackupKey): AsyncGenerator<Entry> {
  const file = createReadStream(path)
  try {
    const opened = await key.open(Readable.toWeb(file) as ReadableStream<Uint8Array>)
    const whole = Readable.toWeb(Readable.from(nameDamage(opened))) as ReadableStream<Uint8Array>
    const entries = whole.pipeThrough(createTarDecoder({ strict: true }))
    for await (const { header, body } of entries as AsyncIterable<ParsedTarEntry>)
      yield { name: header.name, size: header.size, type: header.pax?.[typeField], bytes: body }
  } finally {
    file.destroy()
  }
}

/** Any error of age means damaged bytes; an unreadable disk has a code. */
async function* nameDamage(bytes: ReadableStream<Uint8Array>) {
  try {
    yield* bytes
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw new BackupRefused('The archive is cut off or damaged. Nothing of it was kept.', { cause: error })
  }
}
