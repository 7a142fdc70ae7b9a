import { makeSubmissionKey } from '#lib/submission-key.ts'
import { indexedTable } from './indexed-table.ts'
import { keyShelf } from './key-shelf.ts'
import { makeKey } from './seal.ts'

/** What is too large for Web Storage, sealed like the rest (docs/decisions/032). */
type Entry = { key: string; keptAt: number; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

const week = 7 * 24 * 60 * 60_000

export function createSealedBytes(database: string) {
  const ask = indexedTable(database, 'sealed')
  const find = (name: string) => ask<Entry | undefined>('readonly', (rows) => rows.get(name))

  async function drop(name: string) {
    const entry = await find(name)
    await ask('readwrite', (rows) => rows.delete(name))
    if (entry) await keyShelf.drop(entry.key)
  }

  return {
    drop,
    /** Undefined if nothing was kept, if it's older than seven days, or if its key is gone. */
    async read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const entry = await find(name)
      if (!entry) return undefined
      const isOld = entry.keptAt < Date.now() - week
      const key = isOld ? undefined : await keyShelf.find(entry.key)
      const opening = key && crypto.subtle.decrypt({ name: 'AES-GCM', iv: entry.iv }, key, entry.data)
      const bytes = await opening?.catch(() => undefined)
      if (bytes) return new Uint8Array(bytes)
      await drop(name)
      return undefined
    },
    async keep(name: string, bytes: Uint8Array<ArrayBuffer>) {
      const known = (await find(name))?.key
      const id = known ?? makeSubmissionKey()
      const key = (known && (await keyShelf.find(known))) || (await makeKey())
      await keyShelf.keep(id, key)
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
      const entry: Entry = { key: id, keptAt: Date.now(), iv, data }
      await ask('readwrite', (rows) => rows.put(entry, name))
    },
  }
}
