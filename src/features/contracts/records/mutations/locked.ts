import { randomUUID } from 'node:crypto'
import { and, eq, isNull, max } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, type ContractEventWords, contractEvents, contracts } from '#db/schema/index.ts'
import type { ContractEventKind, ContractParty } from '#domain/contracts.ts'
import type { ContractDetails, Reviewer } from '#features/timeline/schema/details.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import type { NewAccess } from '#lib/access-log/entry.ts'
import { type ContractRow, findContract, hashEvent } from '../data/rows.ts'

export type ContractServices = { db: Database | Transaction; rowSealer: RowSealer; accessLog: AccessLog }
/** `chained`: what goes into the access log when all else was written. */
export type Writing = { tx: Transaction; rowSealer: RowSealer; chained: NewAccess[] }

/**
 * The way to write about contracts. Writers of the access log wait for one another, so that comes last: lock
 * everything else before you keep an event.
 */
export function inContracts<Value>(
  { db, rowSealer, accessLog }: ContractServices,
  run: (writing: Writing) => Promise<Value>,
): Promise<Value> {
  return db.transaction(async (tx) => {
    const writing: Writing = { tx, rowSealer, chained: [] }
    const value = await run(writing)
    if (writing.chained.length > 0) await accessLog.recordWithin(tx, writing.chained)
    return value
  })
}

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

/** Who did it: somebody at the desk, or the person, the attorney or the clock. */
export type EventAuthor = Partial<Reviewer> & { party: ContractParty }

/**
 * What happened to a contract is kept with it, and outlives the file's timeline. Its hash goes into the access log's
 * chain at the end of `inContracts`.
 */
export async function keepEvent(
  { tx, rowSealer, chained }: Writing,
  { id: contractId, number }: Pick<ContractRow, 'id' | 'number'>,
  event: ContractEventKind,
  { person, party }: EventAuthor,
  words?: ContractEventWords,
): Promise<void> {
  const id = randomUUID()
  const happenedAt = new Date()
  const personName = person?.name ?? null
  const [row] = await tx
    .insert(contractEvents)
    .values({
      ...{ id, contractId, event, party, personName, happenedAt },
      personId: person?.id ?? null,
      ...(words && { sealedWords: rowSealer.seal(contractEvents.sealedWords, id, words) }),
    })
    .returning()
  if (!row) throw new Error('the event was not kept')
  const hash = hashEvent(rowSealer, { ...row, words })
  chained.push({
    ...{ action: 'contract-event', person, address: words?.address ?? null, userAgent: words?.browser },
    details: { number, event, id, hash },
  })
}

/** The desk's own acts. */
export const ofDesk = (reviewer: Reviewer): EventAuthor => ({ ...reviewer, party: 'desk' })

export const detailsOf = (
  { id, number, amount }: Pick<ContractRow, 'id' | 'number' | 'amount'>,
  reviewer: Reviewer,
): ContractDetails => ({ ...reviewer, contractId: id, number, amount })
