import { randomUUID } from 'node:crypto'
import { type FileHandle, link, mkdir, open, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { exists, forgive, rethrowAsUnavailable, succeeds, syncFolder } from './disk.ts'
import { inspectObject } from './inspect.ts'
import { isKey, isPictureKey, keyPrefix, picturePrefix } from './keys.ts'
import { limitIdling } from './pieces.ts'
import type { SealedFile } from './sealed/chunks.ts'
import { createFileKeys } from './sealed/file-keys.ts'
import { readFileHeader, readSealedFile, writePlainFile, writeSealedFile } from './sealed/sealed-file.ts'
import { createSignedPaths, storagePath } from './signed-paths.ts'
import { FileDamaged, type ObjectStore, type Received } from './storage.ts'

export interface LocalDisk extends ObjectStore {
  readonly kind: 'local'
}

const batchSize = 500

/** Seals applicants' files on arrival. Pictures are public and stay as they are. */
export function createLocalDisk({ folder, appSecret }: { folder: string; appSecret: string }): LocalDisk {
  const paths = createSignedPaths(appSecret)
  const keys = createFileKeys(appSecret)
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
      const file = { path: draft, size, bytes }
      const isWhole = isKey(key) ? await writeSealedFile(keys, key, file) : await writePlainFile(file)
      if (!isWhole) return 'wrong size'
      // Unlike a rename, a link never replaces a file: of two uploads to one URL, the first stays.
      const isFirst = await rethrowAsUnavailable(link(draft, path).then(() => true, forgive('EEXIST', false)))
      if (!isFirst) return 'exists'
      await rethrowAsUnavailable(syncFolder(dirname(path)))
      return 'stored'
    } finally {
      await rm(draft, { force: true })
    }
  }

  /** Undefined for a picture, which lies there in plain. */
  async function readSeal(file: FileHandle, key: string): Promise<SealedFile | undefined> {
    if (!isKey(key)) return undefined
    const read = await rethrowAsUnavailable(readFileHeader(keys, file, key))
    if (read.state === 'damaged') throw new FileDamaged()
    return read.sealed
  }

  /** The caller closes the file. */
  async function openFile(key: string) {
    const file = await rethrowAsUnavailable(open(pathOf(key), 'r').catch(forgive('ENOENT', undefined)))
    if (!file) return undefined
    try {
      return { file, sealed: await readSeal(file, key) }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  async function head(key: string) {
    const found = await openFile(key)
    if (!found) return undefined
    try {
      const { size } = found.sealed ?? (await rethrowAsUnavailable(found.file.stat()))
      return { size, type: undefined }
    } finally {
      await found.file.close()
    }
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

    // A stored file is never replaced.
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

    async put(key, bytes, type) {
      await this.receive(key, bytes.length, Readable.from([bytes]), type)
    },

    inspect(key) {
      return inspectObject(this, key)
    },

    async open(key, range = { start: 0 }) {
      const found = await openFile(key)
      if (!found) return undefined
      const { file, sealed } = found
      return limitIdling(sealed ? readSealedFile(file, sealed, range) : file.createReadStream(range))
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

    readEncryption: async () => 'sealed',

    ping: () => succeeds(ensureFolders()),
    async close() {
      await Promise.allSettled(underWay.values())
    },
  }
}

/** The oldest don't come first: a folder has no order. */
async function* namesOlderThan(folder: string, moment: Date): AsyncGenerator<string> {
  const entries = await rethrowAsUnavailable(opendir(folder).catch(forgive('ENOENT', [])))
  for await (const { name } of entries) {
    const found = await stat(join(folder, name)).catch(forgive('ENOENT', undefined))
    if (found && found.mtime < moment) yield name
  }
}
