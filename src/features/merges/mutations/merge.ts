import { randomUUID } from 'node:crypto'
import { and, eq, getTableName, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { Writing } from '#db/open-rows.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applications,
  checklistItems,
  mergedApplications,
  messageLinks,
  type OpenRows,
  uploadLinks,
} from '#db/schema/index.ts'
import { updateDeadlines } from '#features/calendar/mutations.ts'
import { dropUnsent } from '#features/contracts/records/mutations/locked.ts'
import { findClosedState } from '#features/corrections/data.ts'
import { keepCorrections } from '#features/corrections/mutations.ts'
import { dropUndone } from '#features/ledger/archive/mutations.ts'
import { readAnswers } from '#features/questions/data.ts'
import { type Corrected, checkCorrected } from '#features/questions/steps/corrected.ts'
import { recordExplained } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { announceChange } from '#lib/live/news.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { listIdleItems, listSettledLinks } from '../data/checklist.ts'
import { findObstacle, type MergePair, type Obstacle } from '../data/pair.ts'
import { mailMerged } from '../jobs.ts'
import type { Merge } from '../schema.ts'
import { joinFirms, joinLinks, joinThreads, lockApplications, readAccess } from './join.ts'
import { moveRows, readOwnRows, readRows } from './move-rows.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
type MergeResult = { mergeId: string; keptId: string; reference: string }

export type MergeRefusal = Obstacle | 'unknown' | 'changed' | 'mistakes' | 'closed state'

/**
 * Makes one application of two. Whatever waits for the other one finds it gone, as after a deletion. A merge that is sent
 * twice happens once.
 */
export async function mergeApplications(
  { db, rowSealer, enqueue }: Services,
  keptId: string,
  merge: Merge,
  reviewer: Reviewer,
): Promise<Outcome<MergeResult, MergeRefusal>> {
  return db.transaction(async (tx) => {
    const [kept, merged] = await lockApplications(tx, [keptId, merge.otherId])
    if (!kept || !merged || kept === merged)
      return (await findMerge(tx, keptId, merge.otherId)) ?? refuse('unknown')
    const pair = { kept, merged }
    if (kept.version !== merge.version || merged.version !== merge.otherVersion) return refuse('changed')
    const chosen = chooseAnswers(rowSealer, pair, merge.take)
    if (Object.keys(chosen.errors).length > 0) return refuse('mistakes', { errors: chosen.errors })
    const { plaintiffAttorneyEmail: moved } = chosen.changes
    const firmMailbox = moved === undefined ? undefined : mailboxOf(String(moved ?? '')) || null
    const obstacle = await findObstacle(tx, pair, firmMailbox)
    if (obstacle) return refuse(obstacle)
    const after = { ...chosen.current, ...chosen.changes }
    const closed = merge.knowsClosed ? undefined : await findClosedState(tx, kept, after)
    if (closed) return closed
    return { ok: true, ...(await join({ tx, rowSealer, enqueue }, pair, chosen, { merge, reviewer })) }
  })
}

async function findMerge(tx: Transaction, keptId: string, mergedId: string) {
  const { id: mergeId, reference } = mergedApplications
  const isThis = and(eq(mergedApplications.keptId, keptId), eq(mergedApplications.mergedId, mergedId))
  const [merge] = await tx.select({ mergeId, reference }).from(mergedApplications).where(isThis)
  return merge && ({ ok: true, keptId, ...merge } as const)
}

/** Takes answers by the rules of the wizard. If either application says no to calls and texts, the no stands. */
function chooseAnswers(rowSealer: RowSealer, { kept, merged }: MergePair, take: readonly string[]) {
  const current = readAnswers(rowSealer, kept)
  const others = readAnswers(rowSealer, merged)
  const typed = take.flatMap((name) => {
    const answer = others[name] ?? null
    return answer === null || answer === current[name] ? [] : [[name, answer]]
  })
  const { changes, errors } = checkCorrected(kept.role, current, Object.fromEntries(typed))
  const isRefused = current.phoneConsent === true && others.phoneConsent === false
  return { current, changes: isRefused ? { ...changes, phoneConsent: false } : changes, errors }
}

type Chosen = { current: ReturnType<typeof readAnswers>; changes: Corrected }

type Named = { id: string; reference: string }

/** What the timelines of both say. */
export function describeMerge(kept: Named, merged: Named, details: Reviewer & { undo?: true }) {
  const type = 'merged' as const
  return [
    { applicationId: kept.id, type, details: { ...details, other: merged.reference, isKept: true } },
    { applicationId: merged.id, type, details: { ...details, other: kept.reference, isKept: false } },
  ]
}

async function join(
  { tx, rowSealer, enqueue }: Writing & { enqueue: Enqueue },
  { kept, merged }: MergePair,
  { current, changes }: Chosen,
  { merge: { reason }, reviewer }: { merge: Merge; reviewer: Reviewer },
): Promise<MergeResult> {
  const services = { tx, rowSealer }
  const mergeId = randomUUID()
  await recordExplained({ db: tx, rowSealer }, describeMerge(kept, merged, reviewer), reason)
  const [application = {}] = await readRows(services, applications, eq(applications.id, merged.id))
  const rows = await readOwnRows(services, merged.id, ({ onMerge }) => onMerge === 'keep')
  const before = await readAccess(services, kept.id)
  const correctionIds =
    Object.keys(changes).length > 0
      ? await keepCorrections({ tx, rowSealer, enqueue }, kept, changes, { reason, reviewer })
      : []
  const assigneeId = kept.assigneeId ? null : merged.assigneeId
  await tx
    .update(applications)
    .set({ version: kept.version + 1, updatedAt: new Date(), ...(assigneeId && { assigneeId }) })
    .where(eq(applications.id, kept.id))
  const dropped = await dropDoubles(services, kept.id, merged.id)
  await joinFirms(services, kept.id, merged.id)
  await joinThreads(tx, kept.id, merged.id)
  const endedLinkIds = await endUploadLinks(tx, merged.id)
  const moved = await moveRows(tx, { from: merged.id, to: kept.id, mergeId })
  await joinLinks(tx, kept.id, merged.id)
  await dropUnsent(tx, merged.id)
  await dropUndone(tx, [merged.id])
  await tx.delete(applications).where(eq(applications.id, merged.id))
  const record = {
    application,
    rows: { ...rows, ...dropped.merged },
    reason,
    kept: {
      answers: Object.fromEntries(
        Object.entries(changes).map(([name, to]) => [name, { from: current[name] ?? null, to }]),
      ),
      correctionIds,
      assigneeId,
      dropped: dropped.kept,
      before,
      after: await readAccess(services, kept.id),
    },
    endedLinkIds,
  }
  await tx.insert(mergedApplications).values({
    id: mergeId,
    keptId: kept.id,
    intoId: kept.id,
    mergedId: merged.id,
    reference: merged.reference,
    moved,
    sealedRecord: rowSealer.seal(mergedApplications.sealedRecord, mergeId, record),
    personId: reviewer.person?.id,
    personName: reviewer.person?.name,
  })
  await updateDeadlines(tx, [kept.id])
  const leavesAt = new Date(Date.now() + 60_000)
  for (const to of ['kept', 'merged'] as const) await enqueue(tx, mailMerged, { mergeId, to }, leavesAt)
  await announceChange(tx, kept.id)
  return { mergeId, keptId: kept.id, reference: merged.reference }
}

/** Takes out what both applications have and nobody touched in one of them. */
async function dropDoubles(writing: Writing, keptId: string, mergedId: string) {
  const dropped: Record<'kept' | 'merged', OpenRows> = { kept: {}, merged: {} }
  for (const [table, doubles] of [
    [checklistItems, await listIdleItems(writing, keptId, mergedId)],
    [messageLinks, await listSettledLinks(writing.tx, keptId, mergedId)],
  ] as const)
    for (const side of ['kept', 'merged'] as const) {
      const areDoubles = inArray(table.id, doubles[side])
      dropped[side][getTableName(table)] = await readRows(writing, table, areDoubles)
      await writing.tx.delete(table).where(areDoubles)
    }
  return dropped
}

/** With one of these a stranger would see what the other application asks for. */
async function endUploadLinks(tx: Transaction, mergedId: string): Promise<string[]> {
  const ended = await tx
    .update(uploadLinks)
    .set({ deactivatedAt: sql`now()` })
    .where(and(eq(uploadLinks.applicationId, mergedId), isNull(uploadLinks.deactivatedAt)))
    .returning({ id: uploadLinks.id })
  return ended.map(({ id }) => id)
}
