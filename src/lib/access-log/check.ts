import { and, asc, gte, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { accessLog, accessLogHead } from '#db/schema/index.ts'
import type { Sealer } from '#lib/sealer.ts'
import { type Entry, hashEntry } from './entry.ts'
import { type OpenHead, readHead } from './head.ts'

/** The first flaw. `missing` may be the last entries; `head` is the record of where the log ends. */
export type Flaw = { number: number; what: 'changed' | 'missing' | 'moved' | 'added' | 'head' }

export type Checked = {
  flaw: Flaw | null
  from: number
  to: number
  hash: string | null
  /** Where the next call continues. */
  next: number | null
}

export type CheckOptions = {
  /** The check trusts the entry before this one, except that its hash has to match. */
  from?: number | undefined
  most?: number | undefined
  /** A number that this process has seen: the log can't be shorter. */
  seen?: number | undefined
}

const batchSize = 1_000

/** Recomputes every hash, a batch at a time. Leaves entries that arrive meanwhile for the next check. */
export async function checkChain(
  db: Database,
  keys: Sealer,
  { from, most = Number.POSITIVE_INFINITY, seen = 0 }: CheckOptions = {},
): Promise<Checked> {
  const head = await readHead(db, keys)
  if (!head) return checkEmpty(db)
  const walk: Walk = { db, head, ...(await startAt(db, head, from)) }
  const begin = walk.number
  const end = Math.min(head.lastNumber, begin + most - 1)
  const flaw =
    (await findFlaw(walk, keys, end)) ?? (end === head.lastNumber ? await checkEnd(walk, seen) : null)
  const to = walk.number - 1
  const isDone = flaw !== null || end === head.lastNumber
  return { flaw, from: begin, to, hash: walk.hash, next: isDone ? null : end + 1 }
}

type Walk = {
  db: Database
  head: OpenHead
  number: number
  hash: string
}

async function startAt(db: Database, head: OpenHead, from = head.firstNumber) {
  if (from <= head.firstNumber) return { number: head.firstNumber, hash: head.startHash }
  const [before] = await readEntries(db, from - 1, from - 1)
  // Without it the walk begins there, and so finds that it's missing.
  return before ? { number: from, hash: before.hash } : { number: from - 1, hash: '' }
}

const readEntries = (db: Database, from: number, to: number): Promise<Entry[]> =>
  db
    .select()
    .from(accessLog)
    .where(and(gte(accessLog.number, from), lte(accessLog.number, to)))
    .orderBy(asc(accessLog.number))
    .limit(batchSize)

async function findFlaw(walk: Walk, keys: Sealer, end: number): Promise<Flaw | null> {
  while (walk.number <= end) {
    const batch = await readEntries(walk.db, walk.number, end)
    for (const entry of batch) {
      const what = judge(walk, entry)
      if (what === 'missing' && (await isPruned(walk, keys))) break
      if (what) return { number: walk.number, what }
      walk.number += 1
      walk.hash = entry.hash
    }
    if (batch.length === 0) return { number: walk.number, what: 'missing' }
  }
  return null
}

/** Pruning may remove the oldest entries while we read; then the log begins later. */
async function isPruned(walk: Walk, keys: Sealer): Promise<boolean> {
  const head = await readHead(walk.db, keys)
  if (!head || head.firstNumber <= walk.number) return false
  walk.number = head.firstNumber
  walk.hash = head.startHash
  return true
}

function judge({ head: { key }, number, hash }: Walk, entry: Entry): Flaw['what'] | undefined {
  if (entry.number !== number) return 'missing'
  if (entry.previousHash !== hash) return 'moved'
  return hashEntry(key, entry) === entry.hash ? undefined : 'changed'
}

/** The head says how long the log is; somebody else added any entries beyond it. */
async function checkEnd({ db, head, number, hash }: Walk, seen: number): Promise<Flaw | null> {
  if (!head.isGenuine || hash !== head.lastHash) return { number: head.lastNumber, what: 'head' }
  if (head.lastNumber < seen) return { number, what: 'missing' }
  const { rows } = await db.execute<{ last: string; found: string | null }>(
    sql`select ${accessLogHead.lastNumber} as last, (select max(${accessLog.number}) from ${accessLog}) as found from ${accessLogHead}`,
  )
  const [now] = rows
  const isLonger = Number(now?.found ?? 0) > Number(now?.last ?? 0)
  return isLonger ? { number: Number(now?.last) + 1, what: 'added' } : null
}

async function checkEmpty(db: Database): Promise<Checked> {
  const left = await db.$count(accessLog)
  return { flaw: left > 0 ? { number: 1, what: 'head' } : null, from: 1, to: 0, hash: null, next: null }
}
