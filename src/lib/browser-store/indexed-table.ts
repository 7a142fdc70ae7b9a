/** Some versions of Safari have a database that never answers. The page must work anyway. */
const patience = 3_000

/** One table of a database of that name. Opens it for one request: the browser may close a long-lived one at any time. */
export function indexedTable(database: string, table: string) {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The database does not answer')), patience)
      const opening = indexedDB.open(database, 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(table)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
  return async function ask<Answer>(
    mode: IDBTransactionMode,
    request: (rows: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> {
    const opened = await open()
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
}
