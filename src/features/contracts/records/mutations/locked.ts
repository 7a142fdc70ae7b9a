import { randomUUID } from 'node:crypto'
import { and, eq, isNull, max } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, contractEvents, contracts } from '#db/schema/index.ts'
import type { ContractEventKind } from '#domain/contracts.ts'
import type { ContractDetails, Reviewer } from '#features/timeline/schema/details.ts'
import { type ContractRow, findContract } from '../data/rows.ts'

export type ContractServices = { db: Database; rowSealer: RowSealer }
export type Writing = { tx: Transaction; rowSealer: RowSealer }

/** Everybody who drafts, sends, voids or decides waits here, and finds the file as it is now. */
export async function lockFile(tx: Transaction, applicationId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update')
  return row !== undefined
}

/** Locks its file first, as everybody does; a contract whose file is gone is locked by itself. */
export async function lockContract(tx: Transaction, id: string): Promise<ContractRow | undefined> {
  const before = await findContract(tx, id)
  if (!before) return undefined
  if (before.applicationId) await lockFile(tx, before.applicationId)
  const [row] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update')
  return row
}

export async function findNextVersion(
  tx: Transaction,
  { applicationId, advance }: { applicationId: string; advance: number },
): Promise<number> {
  const [row] = await tx
    .select({ latest: max(contracts.version) })
    .from(contracts)
    .where(and(eq(contracts.applicationId, applicationId), eq(contracts.advance, advance)))
  return (row?.latest ?? 0) + 1
}

/** Papers that nobody outside has seen go with their file. */
export const dropUnsent = (tx: Transaction, applicationId: string) =>
  tx.delete(contracts).where(and(eq(contracts.applicationId, applicationId), isNull(contracts.issuedAt)))

/** Changes a contract, which was locked before. */
export async function changeContract(
  tx: Transaction,
  id: string,
  change: Partial<typeof contracts.$inferInsert>,
): Promise<ContractRow> {
  const [row] = await tx
    .update(contracts)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(contracts.id, id))
    .returning()
  if (!row) throw new Error('the contract is gone')
  return row
}

/** What happened to it is kept with it, and outlives the file's timeline. */
export async function keepEvent(
  { tx, rowSealer }: Writing,
  contractId: string,
  event: ContractEventKind,
  { person }: Reviewer,
  reason?: string,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(contractEvents).values({
    ...{ id, contractId, event, party: 'desk' },
    personId: person?.id ?? null,
    personName: person?.name ?? null,
    ...(reason && { sealedWords: rowSealer.seal(contractEvents.sealedWords, id, { reason }) }),
  })
}

export const detailsOf = (
  { id, number, amount }: Pick<ContractRow, 'id' | 'number' | 'amount'>,
  reviewer: Reviewer,
): ContractDetails => ({ ...reviewer, contractId: id, number, amount })
