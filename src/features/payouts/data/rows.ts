import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { payoutSignatures, payouts, payoutWords } from '#db/schema/index.ts'
import type { Payout, PayoutSignature } from '../schema/gate.ts'

type Reader = Database | Transaction
export type PayoutRow = typeof payouts.$inferSelect
export type WordRow = typeof payoutWords.$inferSelect
export type SignatureRow = typeof payoutSignatures.$inferSelect

/** The try that stands: what came back or was given up isn't it. */
export async function findPayout(db: Reader, contractId: string): Promise<PayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.contractId, contractId), notInArray(payouts.status, ['returned', 'void'])))
  return row
}

export const listReturned = (db: Reader, contractId: string): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.contractId, contractId), eq(payouts.status, 'returned')))
    .orderBy(desc(payouts.returnedAt))

/** The money left, and didn’t come back. */
export const isGone = ({ status }: Pick<PayoutRow, 'status'>) => status === 'sent' || status === 'received'

/** What people said about these details, the latest first. */
export const listWords = (
  db: Reader,
  { id, detailsVersion }: Pick<PayoutRow, 'id' | 'detailsVersion'>,
): Promise<WordRow[]> =>
  db
    .select()
    .from(payoutWords)
    .where(and(eq(payoutWords.payoutId, id), eq(payoutWords.detailsVersion, detailsVersion)))
    .orderBy(desc(payoutWords.at), desc(payoutWords.id))

/** The one that counts or waits for its second. */
export async function findStanding(db: Reader, payoutId: string): Promise<SignatureRow | undefined> {
  const [row] = await db
    .select()
    .from(payoutSignatures)
    .where(and(eq(payoutSignatures.payoutId, payoutId), isNull(payoutSignatures.endedAt)))
  return row
}

/** Of all tries, the latest first. */
export async function listSignatures(
  { db, rowSealer }: { db: Reader; rowSealer: RowSealer },
  payoutIds: readonly string[],
): Promise<PayoutSignature[]> {
  const rows = await db
    .select()
    .from(payoutSignatures)
    .where(inArray(payoutSignatures.payoutId, [...payoutIds]))
    .orderBy(desc(payoutSignatures.signedAt), desc(payoutSignatures.id))
  const standing = ({ endedAt }: SignatureRow) => (endedAt === null ? 0 : 1)
  return rows.sort((one, other) => standing(one) - standing(other)).map((row) => toSignature(rowSealer, row))
}

export const openSignatureWords = (rowSealer: RowSealer, { id, sealedWords }: SignatureRow) =>
  sealedWords ? rowSealer.open(payoutSignatures.sealedWords, id, sealedWords) : {}

function toSignature(rowSealer: RowSealer, row: SignatureRow): PayoutSignature {
  const { reason = null, refusal = null } = openSignatureWords(rowSealer, row)
  const { id, personName, personId, secondAbove, isAlone, ending, secondName, secondAt } = row
  return {
    ...{ id, by: personName, byId: personId, secondAbove, isAlone, ending, reason, refusal },
    signedAt: row.signedAt.toISOString(),
    aloneFrom: iso(row.aloneFrom),
    second: secondName && secondAt ? { name: secondName, at: secondAt.toISOString() } : null,
    effectiveAt: iso(row.effectiveAt),
  }
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export const openPayee = (rowSealer: RowSealer, { id, sealedPayee }: PayoutRow) =>
  rowSealer.open(payouts.sealedPayee, id, sealedPayee)

export const openProof = (rowSealer: RowSealer, { id, sealedProof }: PayoutRow) =>
  sealedProof ? rowSealer.open(payouts.sealedProof, id, sealedProof) : {}

export const openWord = (rowSealer: RowSealer, { id, sealedWords }: WordRow) =>
  rowSealer.open(payoutWords.sealedWords, id, sealedWords)

/** Without the account: only how it ends. */
export function toPayout(rowSealer: RowSealer, row: PayoutRow): Payout {
  const payee = openPayee(rowSealer, row)
  const proof = openProof(rowSealer, row)
  const { id, status, method, amount, accountEnding, detailsVersion, version } = row
  return {
    ...{ id, status, method, amount, accountEnding, detailsVersion, version },
    ...{ payee: payee.name, bank: payee.bank ?? null, accountKind: payee.accountKind ?? null },
    ...{ enteredBy: row.personName, enteredAt: row.enteredAt.toISOString() },
    releasedAt: iso(row.releasedAt),
    ...{ sentOn: row.sentOn, sentAt: iso(row.sentAt), sentBy: row.sentByName },
    reference: proof.reference ?? null,
    ...{ receivedOn: row.receivedOn, receivedBy: row.receivedBy },
    ...{ returnedOn: row.returnedOn, returnReason: proof.returnReason ?? null },
  }
}
