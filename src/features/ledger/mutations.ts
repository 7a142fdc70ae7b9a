import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { advances, type LedgerWords, ledgerEntries } from '#db/schema/index.ts'
import type { AdvanceEnding } from '#domain/money.ts'
import type { Author } from '#lib/access.ts'
import { type AdvanceRow, type EntryRow, isOut } from './data.ts'

type NewAdvance = Pick<
  typeof advances.$inferInsert,
  | 'applicationId'
  | 'contractId'
  | 'decisionId'
  | 'counted'
  | 'state'
  | 'termsVersion'
  | 'heldTerms'
  | 'rule'
  | 'cancel'
> & { applicationId: string }

/** In a transaction that has locked the file. The next of its claim. */
export async function openAdvance(tx: Transaction, values: NewAdvance): Promise<AdvanceRow> {
  const [standing] = await tx
    .select({ count: count() })
    .from(advances)
    .where(and(eq(advances.applicationId, values.applicationId), isOut))
  const [row] = await tx
    .insert(advances)
    .values({ ...values, number: (standing?.count ?? 0) + 1 })
    .returning()
  if (!row) throw new Error('the advance was not kept')
  return row
}

type EntryAuthor = { [Member in keyof Author]?: Author[Member] | null | undefined }

export type NewEntry = Pick<
  typeof ledgerEntries.$inferInsert,
  'kind' | 'amount' | 'on' | 'corrects' | 'replaces' | 'submissionKey' | 'method' | 'letterId'
> & { words?: LedgerWords | undefined }

/** In a transaction that has locked the file. The caller asks first whether the key was used. */
export async function keepEntry(
  { tx, rowSealer }: { tx: Transaction; rowSealer: RowSealer },
  { id: advanceId, applicationId }: Pick<AdvanceRow, 'id' | 'applicationId'>,
  { words, ...values }: NewEntry,
  by: EntryAuthor | undefined,
): Promise<EntryRow> {
  const id = randomUUID()
  const sealedWords = words ? rowSealer.seal(ledgerEntries.sealedWords, id, words) : null
  const author = { personId: by?.personId ?? null, personName: by?.personName ?? null }
  const [row] = await tx
    .insert(ledgerEntries)
    .values({ ...values, ...author, id, advanceId, applicationId, sealedWords })
    .returning()
  if (!row) throw new Error('the entry was not kept')
  return row
}

export const endAdvance = (tx: Transaction, id: string, ending: AdvanceEnding, endedOn: string) =>
  tx.update(advances).set({ ending, endedOn }).where(eq(advances.id, id))

/** What ended it is no longer true. */
export const reopenAdvance = (tx: Transaction, id: string) =>
  tx.update(advances).set({ ending: null, endedOn: null }).where(eq(advances.id, id))
