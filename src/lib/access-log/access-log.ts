import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { accessLog } from '#db/schema/index.ts'
import { createSealer } from '#lib/sealer.ts'
import { appendEntries } from './append.ts'
import { type CheckOptions, checkChain } from './check.ts'
import { type Entry, hashSubject, type NewAccess } from './entry.ts'
import { readHead } from './head.ts'
import { pruneEntries } from './prune.ts'

type Waiting = {
  access: NewAccess
  resolve: (entry: Entry) => void
  reject: (error: unknown) => void
}

export type AccessLog = ReturnType<typeof createAccessLog>

export function createAccessLog(appSecret: string) {
  const keys = createSealer(appSecret, 'access log')
  const queues = new WeakMap<Database, Waiting[]>()
  let seen = 0

  const append = async (tx: Transaction, accesses: readonly NewAccess[]) => {
    const entries = await appendEntries(tx, keys, accesses)
    seen = Math.max(seen, entries.at(-1)?.number ?? 0)
    return entries
  }

  /** Entries that arrive during one transaction go into the next, so no line forms for the database. */
  async function writeAll(db: Database, queue: Waiting[]) {
    while (queue.length > 0) {
      const batch = queue.slice(0, 100)
      try {
        const entries = await db.transaction((tx) =>
          append(
            tx,
            batch.map(({ access }) => access),
          ),
        )
        for (const [index, entry] of entries.entries()) batch[index]?.resolve(entry)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      queue.splice(0, batch.length)
    }
  }

  return {
    /** Resolves once the entry is on disk. Not for use inside a transaction. */
    record(db: Database, access: NewAccess): Promise<Entry> {
      return new Promise((resolve, reject) => {
        const queue = queues.get(db) ?? []
        queues.set(db, queue)
        const isFirst = queue.push({ access, resolve, reject }) === 1
        if (isFirst) void writeAll(db, queue)
      })
    },
    /** Make it the last statement of the transaction: all other writers wait for it. */
    recordWithin: append,
    check: (db: Database, options?: CheckOptions) => checkChain(db, keys, { ...options, seen }),
    prune: (db: Database) => pruneEntries(db, keys),
    readHead: (db: Database) => readHead(db, keys),
    async findHash(db: Database, number: number): Promise<string | undefined> {
      const [entry] = await db
        .select({ hash: accessLog.hash })
        .from(accessLog)
        .where(eq(accessLog.number, number))
      return entry?.hash
    },
    async hashSubject(db: Database, email: string): Promise<string | undefined> {
      const head = await readHead(db, keys)
      return head && hashSubject(head.key, email)
    },
  }
}
