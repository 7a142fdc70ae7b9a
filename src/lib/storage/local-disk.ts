import { randomUUID } from 'node:crypto'
import { access, link, mkdir, open, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { isKey, isPictureKey, keyPrefix, picturePrefix } from './keys.ts'
import { eachPiece, limitIdling } from './pieces.ts'
import { type SignedPaths, storagePath } from './signed-paths.ts'
import { type ObjectStore, StorageUnavailable } from './storage.ts'
import { noteUsed } from './used-buffers.ts'

type Received = 'stored' | 'exists' | 'under way' | 'wrong size'

export interface LocalDisk extends ObjectStore {
  readonly kind: 'local'
  /** Stores the bytes under the key, complete and on the disk, or leaves nothing behind. */
  receive(key: string, size: number, bytes: Readable): Promise<Received>
}

const batchSize = 500

export function createLocalDisk({ folder, paths }: { folder: string; paths: SignedPaths }): LocalDisk {
  const objects = join(folder, keyPrefix)
  const unfinished = join(folder, 'unfinished')
  const pictures = join(folder, picturePrefix)
  const pathOf = (key: string) => {
    if (!isKey(key) && !isPictureKey(key)) throw new Error('not a key of the store')
    return join(folder, key)
  }
  const ensureFolders = async () => {
    for (const path of [objects, pictures, unfinished]) await mkdir(path, { recursive: true, mode: 0o700 })
  }
  /** Uploads that are still writing, or removing what they wrote. */
  const underWay = new Map<string, Promise<unknown>>()

  async function receive(key: string, size: number, bytes: Readable): Promise<Received> {
    const path = pathOf(key)
    const draft = join(unfinished, randomUUID())
    await rethrowAsUnavailable(ensureFolders())
    if (await exists(path)) return 'exists'
    try {
      if (!(await write(draft, size, bytes))) return 'wrong size'
      // Unlike a rename, a link never replaces what is there: of two uploads to one URL, the first stays.
      const isFirst = await rethrowAsUnavailable(link(draft, path).then(() => true, forgive('EEXIST', false)))
      if (!isFirst) return 'exists'
      await rethrowAsUnavailable(sync(dirname(path)))
      return 'stored'
    } finally {
      await rm(draft, { force: true })
    }
  }

  const head = async (key: string) => {
    const found = await rethrowAsUnavailable(stat(pathOf(key)).catch(forgive('ENOENT', undefined)))
    return found && { size: found.size, type: undefined }
  }

  return {
    kind: 'local',
    uploadOrigin: undefined,

    async authorizeUpload(grant, ownOrigin) {
      return { uploadURL: ownOrigin + paths.forUpload(grant), headers: { 'content-type': grant.type } }
    },

    async authorizeForm(grant, ownOrigin) {
      return { uploadURL: ownOrigin + paths.forUpload(grant), fields: {} }
    },

    // What is here is never replaced, however often it is sent.
    settle: async (key) => ((await head(key)) ? key : undefined),

    keyOf(uploadURL, ownOrigin) {
      if (!URL.canParse(uploadURL, ownOrigin)) return undefined
      const { origin, pathname } = new URL(uploadURL, ownOrigin)
      const key = pathname.slice(storagePath.length)
      return origin === ownOrigin && pathname.startsWith(storagePath) && isKey(key) ? key : undefined
    },

    async receive(key, size, bytes) {
      // One at a time: sending a hundred at once to one URL would fill the disk with parts.
      if (underWay.has(key)) return 'under way'
      const receiving = receive(key, size, bytes).finally(() => underWay.delete(key))
      underWay.set(key, receiving)
      return receiving
    },

    head,

    async put(key, bytes) {
      await this.receive(key, bytes.length, Readable.from([bytes]))
    },

    async open(key, range = { start: 0 }) {
      const file = await rethrowAsUnavailable(open(pathOf(key), 'r').catch(forgive('ENOENT', undefined)))
      if (!file) return undefined
      return limitIdling(file.createReadStream(range))
    },

    remove: (key) => rethrowAsUnavailable(rm(pathOf(key), { force: true })),

    async *listOlderThan(moment) {
      let batch: string[] = []
      for await (const name of namesOlderThan(objects, moment)) {
        const key = keyPrefix + name
        if (isKey(key)) batch.push(key)
        if (batch.length < batchSize) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },

    async removeUnfinished(before) {
      for await (const name of namesOlderThan(unfinished, before)) {
        await rethrowAsUnavailable(rm(join(unfinished, name), { force: true }))
      }
    },

    ping: () =>
      ensureFolders().then(
        () => true,
        () => false,
      ),
    async close() {
      await Promise.allSettled(underWay.values())
    },
  }
}

/**
 * Returns whether exactly `size` bytes came. What goes wrong on the client's side of the stream is thrown as it is.
 */
async function write(path: string, size: number, bytes: Readable): Promise<boolean> {
  const file = await rethrowAsUnavailable(open(path, 'wx', 0o600))
  try {
    let written = 0
    await eachPiece(bytes, async (piece) => {
      written += piece.length
      if (written <= size) await rethrowAsUnavailable(file.writeFile(piece))
      noteUsed(piece.length)
      return written <= size
    })
    if (written !== size) return false
    await rethrowAsUnavailable(file.sync())
    return true
  } finally {
    await file.close()
  }
}

/** The oldest do not come first: a folder has no order. */
async function* namesOlderThan(folder: string, moment: Date): AsyncGenerator<string> {
  const entries = await rethrowAsUnavailable(opendir(folder).catch(forgive('ENOENT', [])))
  for await (const { name } of entries) {
    const found = await stat(join(folder, name)).catch(forgive('ENOENT', undefined))
    if (found && found.mtime < moment) yield name
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Turns one expected failure into a value. */
const forgive =
  <Value>(code: string, value: Value) =>
  (error: unknown): Value => {
    if (error instanceof Error && 'code' in error && error.code === code) return value
    throw error
  }

/** A disk that is full, read-only or gone is a store that is away. */
const rethrowAsUnavailable = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error) => {
    throw new StorageUnavailable(error)
  })
