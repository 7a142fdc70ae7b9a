import { and, eq, max } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { contractPapers, type documents } from '#db/schema/index.ts'
import { hashOf, writeTree } from '#features/contracts/archive/data.ts'
import { type ArchiveServices, dropPrinted } from '#features/contracts/archive/mutations.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import { besideKey, newKey } from '#lib/storage/keys.ts'
import { staffLocale } from '#site/locale.ts'

export type Scan = { sha256: string; size: number; storageKey: string }

/**
 * A copy of what came back, sealed beside the contract: the document may be deleted, and the contract stays. Recorded by
 * `recordScan`; where that doesn't come to pass, `dropPrinted` removes it. Nothing if the store doesn't have the document.
 */
export async function sealScan(
  { storage, rowSealer }: Pick<ArchiveServices, 'storage' | 'rowSealer'>,
  { number }: ContractRow,
  { storageKey: from, mimeType }: typeof documents.$inferSelect,
): Promise<Scan | undefined> {
  const stream = await storage.open(from)
  if (!stream) return undefined
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  const [storageKey, sha256] = [newKey(), hashOf(bytes)]
  const tree = { title: number, locale: staffLocale, letterhead: { name: [number] as const }, parts: [] }
  try {
    await storage.put(storageKey, bytes, mimeType)
    await storage.put(besideKey(storageKey), writeTree(rowSealer, sha256, tree), 'application/json')
  } catch (error) {
    await dropPrinted({ storage }, { storageKey })
    throw error
  }
  return { sha256, size: bytes.length, storageKey }
}

/** One edition for each signature on paper. */
export async function recordScan(tx: Transaction, contractId: string, scan: Scan): Promise<void> {
  const isScan = and(eq(contractPapers.contractId, contractId), eq(contractPapers.kind, 'scan'))
  const [last] = await tx
    .select({ edition: max(contractPapers.edition) })
    .from(contractPapers)
    .where(isScan)
  const edition = (last?.edition ?? 0) + 1
  await tx
    .insert(contractPapers)
    .values({ ...scan, contractId, kind: 'scan', pages: 1, edition, checkedAt: new Date() })
}
