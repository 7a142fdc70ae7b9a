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
const table = 'keys'
/** Some versions of Safari have a database that never answers. The form must open anyway. */
const patience = 3_000

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

/** Opens the database for one request: the browser may close a long-lived one at any time. */
async function ask<Answer>(
  mode: IDBTransactionMode,
  request: (keys: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const opened = await openDatabase()
  try {
    const transaction = opened.transaction(table, mode)
    const asked = request(transaction.objectStore(table))
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
    })
    return asked.result
  } finally {
    opened.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not answer')), patience)
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(table)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}
