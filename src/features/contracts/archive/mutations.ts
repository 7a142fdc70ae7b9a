import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { contractPapers } from '#db/schema/index.ts'
import type { ContractPaperKind } from '#domain/contracts.ts'
import { composeContract } from '#features/contracts/papers/content/compose.ts'
import type { ContractContent, ContractTemplate } from '#features/contracts/papers/schema.ts'
import type { Paper } from '#lib/papers/paper.ts'
import { printPages } from '#lib/papers/print/print-paper.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { besideKey, newKey } from '#lib/storage/keys.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { findPaper, hashOf, readBytes, readTree, writeTree } from './data.ts'

export type ArchiveServices = { db: Database; rowSealer: RowSealer; storage: Storage }
export type PrintServices = Pick<ArchiveServices, 'rowSealer' | 'storage'> & { printing: Printing }

export type Printed = {
  bytes: Buffer
  /** What the page shows: the same words without the reading code. */
  tree: Paper
  pages: number
  sha256: string
  storageKey: string
}

/**
 * Prints what somebody is about to sign and keeps it in the store, with its words beside it. The caller records it with
 * `recordPaper` in the transaction that sends the contract. Where that doesn't come to pass, `dropPrinted` or the sweep
 * of the store removes it. Throws while the store is down: then nothing was kept.
 */
export async function printShown(
  { rowSealer, storage, printing }: PrintServices,
  { content, template }: { content: ContractContent; template: ContractTemplate },
): Promise<Printed> {
  const { bytes, pages } = await printing(content.number, () =>
    printPages(composeContract(content, template)),
  )
  const tree = composeContract(withoutCode(content), template)
  const sha256 = hashOf(bytes)
  const storageKey = newKey()
  try {
    await storage.put(storageKey, bytes, 'application/pdf')
    await storage.put(besideKey(storageKey), writeTree(rowSealer, sha256, tree), 'application/json')
  } catch (error) {
    await dropPrinted({ storage }, { storageKey })
    throw error
  }
  return { bytes, tree, pages, sha256, storageKey }
}

/** Typing the code proves that somebody could open the PDF, so no page shows it. */
export const withoutCode = (content: ContractContent): ContractContent => ({
  ...content,
  facts: { ...content.facts, readingCode: '' },
})

export async function recordPaper(
  tx: Transaction,
  contractId: string,
  kind: ContractPaperKind,
  { bytes, pages, sha256, storageKey }: Omit<Printed, 'tree'>,
): Promise<void> {
  await tx
    .insert(contractPapers)
    .values({ contractId, kind, sha256, size: bytes.length, pages, storageKey, checkedAt: sql`now()` })
}

/** For what was printed and not recorded, because another request was faster. Never rejects. */
export async function dropPrinted(
  { storage }: Pick<ArchiveServices, 'storage'>,
  { storageKey }: Pick<Printed, 'storageKey'>,
): Promise<void> {
  await Promise.allSettled([storageKey, besideKey(storageKey)].map((key) => storage.remove(key)))
}

export type PaperRefusal = 'not printed' | 'broken'

/** The sealed PDF of a contract, if its bytes are still those we sealed. */
export async function openPdf(
  { db, storage }: Pick<ArchiveServices, 'db' | 'storage'>,
  contractId: string,
  kind: ContractPaperKind,
): Promise<Outcome<{ bytes: Buffer }, PaperRefusal>> {
  const row = await findPaper(db, contractId, kind)
  if (!row) return refuse('not printed')
  const read = await readBytes(storage, row)
  if (!read.ok) await noteBroken(db, row.id)
  return read
}

/** The words of the same paper, for the page. */
export async function openTree(
  { db, ...services }: ArchiveServices,
  contractId: string,
  kind: ContractPaperKind,
): Promise<Outcome<{ paper: Paper }, PaperRefusal>> {
  const row = await findPaper(db, contractId, kind)
  if (!row) return refuse('not printed')
  const read = await readTree(services, row)
  if (!read.ok) await noteBroken(db, row.id)
  return read
}

/** The first moment stays: from then on Health names it. */
async function noteBroken(db: Database, id: string): Promise<void> {
  await db
    .update(contractPapers)
    .set({ brokenSince: sql`now()`, checkedAt: sql`now()` })
    .where(and(eq(contractPapers.id, id), isNull(contractPapers.brokenSince)))
}
