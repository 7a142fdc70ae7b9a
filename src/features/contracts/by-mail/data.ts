import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { documents, paperSignatures } from '#db/schema/index.ts'
import type { SignerParty } from '#domain/contracts.ts'

type Reader = Database | Transaction
export type PaperSignatureRow = typeof paperSignatures.$inferSelect

const { contractId: ofContract, id: itsId, submissionKey: itsKey, party: itsParty } = paperSignatures

export async function findPaperSignature(
  db: Reader,
  { contractId, id }: { contractId: string; id: string },
): Promise<PaperSignatureRow | undefined> {
  const [row] = await db
    .select()
    .from(paperSignatures)
    .where(and(eq(ofContract, contractId), eq(itsId, id)))
  return row
}

export async function findByKey(
  db: Reader,
  contractId: string,
  submissionKey: string,
): Promise<PaperSignatureRow | undefined> {
  const [row] = await db
    .select()
    .from(paperSignatures)
    .where(and(eq(ofContract, contractId), eq(itsKey, submissionKey)))
  return row
}

export async function findWaiting(
  db: Reader,
  contractId: string,
  party: SignerParty,
): Promise<PaperSignatureRow | undefined> {
  const { effectiveAt, endedAt } = paperSignatures
  const isTheirs = and(eq(ofContract, contractId), eq(itsParty, party))
  const [row] = await db
    .select()
    .from(paperSignatures)
    .where(and(isTheirs, isNull(effectiveAt), isNull(endedAt)))
  return row
}

/** What can be kept as it came. */
const scanTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png']

/** A document of the file that can be sealed beside the contract. */
export async function findScan(db: Reader, applicationId: string, id: string | null) {
  if (!id) return undefined
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), eq(documents.id, id)))
  return row && row.scanState !== 'infected' && scanTypes.includes(row.mimeType) ? row : undefined
}

export const openWords = (rowSealer: RowSealer, { id, sealedWords }: PaperSignatureRow) =>
  sealedWords ? rowSealer.open(paperSignatures.sealedWords, id, sealedWords) : {}

export const openBar = (rowSealer: RowSealer, { id, sealedBar }: PaperSignatureRow) =>
  sealedBar ? rowSealer.open(paperSignatures.sealedBar, id, sealedBar) : undefined
