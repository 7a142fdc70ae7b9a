import { createHash } from 'node:crypto'
import { and, asc, desc, eq, getTableName, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  accessLog,
  advances,
  cancellations,
  contractEvents,
  contractPapers,
  contracts,
  payoutSignatures,
  payouts,
  payoutWords,
} from '#db/schema/index.ts'
import type { ContractPaperKind } from '#domain/contracts.ts'
import { readContractSettings } from '#features/contract-forms/switch/data.ts'
import { advanceKeptUntil } from '#features/ledger/archive/data.ts'
import type { Paper } from '#lib/papers/paper.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { besideKey } from '#lib/storage/keys.ts'
import { FileDamaged, type Storage } from '#lib/storage/storage.ts'

export type PaperRow = typeof contractPapers.$inferSelect
type Kept = Pick<PaperRow, 'storageKey' | 'sha256' | 'size'>

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Rows that go with a contract, or with what never came of it. */
export const contractTables = [
  ...[contracts, contractEvents, contractPapers, cancellations],
  ...[payouts, payoutWords, payoutSignatures],
].map((table) => getTableName(table))

/** The latest edition. */
export async function findPaper(
  db: Database | Transaction,
  contractId: string,
  kind: ContractPaperKind,
): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(contractPapers)
    .where(and(eq(contractPapers.contractId, contractId), eq(contractPapers.kind, kind)))
    .orderBy(desc(contractPapers.edition))
    .limit(1)
  return row
}

/** Of all kinds and editions, in the order in which they were made. */
export const listPapersOf = (db: Database, contractId: string): Promise<PaperRow[]> =>
  db
    .select()
    .from(contractPapers)
    .where(eq(contractPapers.contractId, contractId))
    .orderBy(asc(contractPapers.madeAt), asc(contractPapers.edition))

/** The bytes we sealed, or nothing: they are compared with their hash each time. Throws while the store is down. */
export async function readBytes(
  storage: Pick<Storage, 'open'>,
  { storageKey, sha256, size }: Kept,
): Promise<Outcome<{ bytes: Buffer }, 'broken'>> {
  const bytes = await readWhole(storage, storageKey, size)
  return bytes && hashOf(bytes) === sha256 ? { ok: true, bytes } : refuse('broken')
}

/** The words beside them. */
export async function readTree(
  { storage, rowSealer }: { storage: Pick<Storage, 'open'>; rowSealer: RowSealer },
  { storageKey, sha256 }: Kept,
): Promise<Outcome<{ paper: Paper }, 'broken'>> {
  const bytes = await readWhole(storage, besideKey(storageKey), mostTreeBytes)
  const [mac, ...rest] = String(bytes ?? '').split('\n')
  const json = rest.join('\n')
  return bytes && mac === macOf(rowSealer, sha256, json)
    ? { ok: true, paper: JSON.parse(json) }
    : refuse('broken')
}

/** A thousand times what a contract has in words. */
const mostTreeBytes = 64 * 1024 * 1024

/** The database holds the hash of the PDF alone, so its words carry a seal of their own, which names that PDF. */
export const writeTree = (rowSealer: RowSealer, sha256: string, paper: Paper): Buffer => {
  const json = JSON.stringify(paper)
  return Buffer.from(`${macOf(rowSealer, sha256, json)}\n${json}`)
}

const macOf = (rowSealer: RowSealer, sha256: string, json: string) =>
  rowSealer.hash('words of a paper', `${sha256}\n${json}`)

/** Nothing for a file that is missing, longer than it was, or doesn't open. */
async function readWhole(
  storage: Pick<Storage, 'open'>,
  key: string,
  most: number,
): Promise<Buffer | undefined> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    const stream = await storage.open(key)
    if (!stream) return undefined
    for await (const piece of stream) {
      size += piece.length
      if (size > most) return undefined
      pieces.push(piece)
    }
  } catch (error) {
    if (error instanceof FileDamaged) return undefined
    throw error
  }
  return Buffer.concat(pieces)
}

/** With the numbers of their contracts, the ones checked longest ago first. */
export function listPapersToCheck(
  db: Database,
  most?: number,
): Promise<{ number: string; paper: PaperRow }[]> {
  const oldestFirst = db
    .select({ number: contracts.number, paper: contractPapers })
    .from(contractPapers)
    .innerJoin(contracts, eq(contracts.id, contractPapers.contractId))
    .orderBy(sql`${contractPapers.checkedAt} asc nulls first`, asc(contractPapers.id))
  return most === undefined ? oldestFirst : oldestFirst.limit(most)
}

/** Numbers of contracts whose papers aren't as we sealed them, the latest first. */
export async function listBroken(db: Database): Promise<string[]> {
  const rows = await db
    .select({ number: contracts.number })
    .from(contractPapers)
    .innerJoin(contracts, eq(contracts.id, contractPapers.contractId))
    .where(isNotNull(contractPapers.brokenSince))
    .orderBy(desc(contractPapers.brokenSince), contracts.number)
  return [...new Set(rows.map(({ number }) => number))]
}

/** Numbers of contracts that differed from the access log at the last check that found or cleared something. */
export async function listDiffering(db: Database): Promise<string[]> {
  const [last] = await db
    .select({ details: accessLog.details })
    .from(accessLog)
    .where(eq(accessLog.action, 'contract-check'))
    .orderBy(desc(accessLog.number))
    .limit(1)
  return last?.details ? JSON.parse(last.details).numbers : []
}

/** When a contract whose application was deleted has been kept long enough. */
export const keptUntil = (keepYears: number) =>
  sql<Date>`greatest(coalesce(${contracts.endedAt}, ${contracts.issuedAt}, ${contracts.draftedAt}) + make_interval(years => ${keepYears}::int),
    (select max(${advanceKeptUntil(keepYears)}) from ${advances} where ${advances}.contract_id = ${contracts}.id))`

export async function listPaperKeys(db: Database | Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: contractPapers.storageKey })
    .from(contractPapers)
    .where(inArray(contractPapers.contractId, [...ids]))
  return rows.map(({ key }) => key)
}

export type KeptContracts = { count: number; until: string }

/** How many contracts stay when these applications are deleted, and the day when the last of them goes. */
export async function findKept(
  db: Database | Transaction,
  applicationIds: readonly string[],
): Promise<KeptContracts | undefined> {
  const { keepYears } = await readContractSettings(db)
  const [kept] = await db
    .select({
      count: sql<number>`count(*)::int`,
      until: sql<string | null>`(max(${keptUntil(keepYears)}) at time zone 'America/New_York')::date::text`,
    })
    .from(contracts)
    .where(and(inArray(contracts.applicationId, [...applicationIds]), isNotNull(contracts.issuedAt)))
  return kept?.until ? { count: kept.count, until: kept.until } : undefined
}
