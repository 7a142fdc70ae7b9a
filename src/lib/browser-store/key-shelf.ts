import { indexedTable } from './indexed-table.ts'

/** Holds the keys between two visits to a page. */
export type KeyShelf = {
  find: (id: string) => Promise<CryptoKey | undefined>
  /** Stores the key, or notes that it's still in use. */
  keep: (id: string, key: CryptoKey) => Promise<void>
  drop: (id: string) => Promise<void>
  /** An unused key's tab was closed. */
  dropUnused: (since: number) => Promise<void>
}

type Entry = { key: CryptoKey; usedAt: number }

const database = 'drafts'
const ask = indexedTable(database, 'keys')

/** Only IndexedDB stores a key without showing its bytes to scripts. */
export const keyShelf: KeyShelf = {
  find: async (id) => (await ask<Entry | undefined>('readonly', (keys) => keys.get(id)))?.key,
  keep: async (id, key) => {
    const entry: Entry = { key, usedAt: Date.now() }
    await ask('readwrite', (keys) => keys.put(entry, id))
  },
  drop: (id) => ask('readwrite', (keys) => keys.delete(id)),
  async dropUnused(since) {
    // Asks first: opening would make an empty database in the browser of everyone who only reads.
    const databases = await indexedDB.databases()
    if (databases.some(({ name }) => name === database)) await ask('readwrite', (keys) => sweep(keys, since))
  },
}

function sweep(keys: IDBObjectStore, since: number) {
  const entries = keys.openCursor()
  entries.onsuccess = () => {
    const cursor = entries.result
    if (!cursor) return
    if ((cursor.value as Entry).usedAt < since) cursor.delete()
    cursor.continue()
  }
  return entries
}
