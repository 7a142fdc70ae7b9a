import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { contractPapers, contracts, payouts } from '#db/schema/index.ts'
import type { ContractPaperKind } from '#domain/contracts.ts'
import { printContract } from '#features/contract-forms/papers/content/print.ts'
import type { ContractContent, ContractTemplate } from '#features/contract-forms/papers/schema.ts'
import { readContractSettings } from '#features/contract-forms/switch/data.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import type { Paper } from '#lib/papers/paper.ts'
import type { PrintedPages } from '#lib/papers/print/print-paper.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { besideKey, newKey } from '#lib/storage/keys.ts'
import type { Storage } from '#lib/storage/storage.ts'
import {
  contractTables,
  findKept,
  findPaper,
  hashOf,
  type KeptContracts,
  keptUntil,
  listPaperKeys,
  listPapersToCheck,
  type PaperRow,
  readBytes,
  readTree,
  writeTree,
} from './data.ts'

export type ArchiveServices = { db: Database; rowSealer: RowSealer; storage: Storage }
type ForgetServices = Pick<ArchiveServices, 'db' | 'storage'> & Pick<JobServices, 'scrub' | 'accessLog'>
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
  const print = (paper: Paper) => printing.print(content.number, paper)
  const { compose, ...printed } = await printContract(print, content, template)
  return keepPrinted({ rowSealer, storage }, printed, compose(withoutCode(content)))
}

/** The same for a paper that is finished: nobody proves anything with its code anymore. */
export async function printFinished(
  { rowSealer, storage, printing }: PrintServices,
  { number, paper }: { number: string; paper: Paper },
): Promise<Printed> {
  return keepPrinted({ rowSealer, storage }, await printing.print(number, paper), paper)
}

async function keepPrinted(
  { rowSealer, storage }: Omit<PrintServices, 'printing'>,
  { bytes, pages, starts }: PrintedPages,
  paper: Paper,
): Promise<Printed> {
  const tree = { ...paper, pageStarts: starts }
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
  edition = 1,
): Promise<void> {
  const values = { contractId, kind, edition, sha256, size: bytes.length, pages, storageKey }
  await tx.insert(contractPapers).values({ ...values, checkedAt: sql`now()` })
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
  return openEdition({ db, storage }, row)
}

export async function openEdition(
  { db, storage }: Pick<ArchiveServices, 'db' | 'storage'>,
  row: PaperRow,
): Promise<Outcome<{ bytes: Buffer }, 'broken'>> {
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

export type CheckedPapers = {
  checked: number
  /** Numbers of contracts. */
  broken: string[]
  /** One place of a disk can be bad while the rest of the store answers. */
  unread: string[]
}

/**
 * Compares papers with their hashes. Those that were checked longest ago come first, so that a night that doesn't reach
 * all is no harm. Throws while the store is down.
 */
export async function checkPapers(services: ArchiveServices, most?: number): Promise<CheckedPapers> {
  const { db, storage } = services
  const [broken, unread] = [new Set<string>(), new Set<string>()]
  let checked = 0
  for (const { number, paper } of await listPapersToCheck(db, most)) {
    const whole = await isWhole(services, paper).catch(async (error) => {
      if (!(await storage.ping())) throw error
      unread.add(number)
    })
    if (whole === undefined) continue
    checked += 1
    if (!whole) broken.add(number)
    await noteChecked(db, paper.id, whole)
  }
  return { checked, broken: [...broken], unread: [...unread] }
}

const isWhole = async (services: ArchiveServices, paper: PaperRow): Promise<boolean> =>
  (await readBytes(services.storage, paper)).ok && (await readTree(services, paper)).ok

/** One that was put back, from a backup, is whole again. */
async function noteChecked(db: Database, id: string, whole: boolean): Promise<void> {
  if (!whole) await noteBroken(db, id)
  await db
    .update(contractPapers)
    .set({ checkedAt: sql`now()`, ...(whole && { brokenSince: null }) })
    .where(eq(contractPapers.id, id))
}

/** The first moment stays: from then on Health names it. */
async function noteBroken(db: Database, id: string): Promise<void> {
  await db
    .update(contractPapers)
    .set({ brokenSince: sql`now()` })
    .where(and(eq(contractPapers.id, id), isNull(contractPapers.brokenSince)))
}

/**
 * When applications are deleted, drafts go with them. What was sent stays for its years: a claim that comes later is
 * answered with it.
 */
export async function leaveContracts(
  tx: Transaction,
  applicationIds: readonly string[],
): Promise<KeptContracts | undefined> {
  const areTheirs = inArray(contracts.applicationId, [...applicationIds])
  await tx.delete(contracts).where(and(areTheirs, isNull(contracts.issuedAt)))
  // Where money would have gone that never left.
  const theirs = tx.select({ id: contracts.id }).from(contracts).where(areTheirs)
  await tx.delete(payouts).where(and(inArray(payouts.contractId, theirs), isNull(payouts.sentOn)))
  return findKept(tx, applicationIds)
}

const forgottenAtATime = 50

/**
 * A contract stays as long as its application does. Once that was deleted, it goes so many years after it ended, or was
 * sent. Rows first, so that nothing names a file that is gone; what stays in the store the sweep removes.
 */
export async function forgetContracts(
  { db, storage, scrub, accessLog }: ForgetServices,
  now: Date,
): Promise<number> {
  const { keepYears } = await readContractSettings(db)
  let forgotten = 0
  let batch: number
  do {
    const gone = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: contracts.id, number: contracts.number })
        .from(contracts)
        .where(and(isNull(contracts.applicationId), lte(keptUntil(keepYears), now)))
        .limit(forgottenAtATime)
        .for('update', { skipLocked: true })
      const ids = due.map(({ id }) => id)
      const papers = await listPaperKeys(tx, ids)
      await tx.delete(contracts).where(inArray(contracts.id, ids))
      // With their numbers, so that comparing contracts with the log doesn't report them as missing.
      const details = { contracts: ids.length, numbers: due.map(({ number }) => number) }
      if (ids.length > 0) await accessLog.recordWithin(tx, [{ action: 'retention', address: null, details }])
      return { ids, papers }
    })
    batch = gone.ids.length
    forgotten += batch
    for (const storageKey of gone.papers) await dropPrinted({ storage }, { storageKey })
  } while (batch === forgottenAtATime)
  if (forgotten === 0) return 0
  await scrub(contractTables)
  return forgotten
}
