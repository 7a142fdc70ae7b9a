import type { Transaction } from '#db/database.ts'
import { accessLog } from '#db/schema/index.ts'
import type { Sealer } from '#lib/sealer.ts'
import { type Entry, makeEntry, type NewAccess, noHash } from './entry.ts'
import { lockHead, moveHead } from './head.ts'

/**
 * Adds entries to the chain. Every other writer waits until the transaction ends, so make it the last thing in there.
 * After a head that somebody tampered with the log goes on, but not as if nothing had happened: the first new entry
 * does not join the last, which every later check finds.
 */
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
