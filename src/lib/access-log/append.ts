import type { Transaction } from '#db/database.ts'
import { accessLog } from '#db/schema/index.ts'
import type { Sealer } from '#lib/sealer.ts'
import { type Entry, makeEntry, type NewAccess, noHash } from './entry.ts'
import { lockHead, moveHead } from './head.ts'

/** Every other writer waits for it. After a tampered head, a new entry leaves a gap that checks find. */
export async function appendEntries(
  tx: Transaction,
  keys: Sealer,
  accesses: readonly NewAccess[],
): Promise<Entry[]> {
  const { key, isGenuine, ...head } = await lockHead(tx, keys)
  const entries: Entry[] = []
  let last = { number: head.lastNumber, hash: isGenuine ? head.lastHash : noHash }
  for (const access of accesses) {
    const entry = makeEntry(key, access, { number: last.number + 1, previousHash: last.hash })
    entries.push(entry)
    last = entry
  }
  if (entries.length === 0) return []
  await tx.insert(accessLog).values(entries)
  await moveHead(tx, key, { ...head, lastNumber: last.number, lastHash: last.hash })
  return entries
}
