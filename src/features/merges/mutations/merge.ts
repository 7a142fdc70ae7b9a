import { randomUUID } from 'node:crypto'
import { and, eq, getTableName, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applications,
  checklistItems,
  type KeptRows,
  mergedFiles,
  messageLinks,
  uploadLinks,
} from '#db/schema/index.ts'
import { keepClocks } from '#features/calendar/mutations.ts'
import { findClosedState } from '#features/corrections/data.ts'
import { keepCorrections } from '#features/corrections/mutations.ts'
import { readAnswers } from '#features/questions/data.ts'
import { type Corrected, checkCorrected } from '#features/questions/steps/corrected.ts'
import { recordExplained } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { announceChange } from '#lib/live/news.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { listIdleItems, listSettledLinks } from '../data/checklist.ts'
import { findObstacle, type Obstacle, type Two } from '../data/pair.ts'
import { mailMerged } from '../jobs.ts'
import type { Merge } from '../schema/pair.ts'
import { joinFirms, joinLinks, joinThreads, lockFiles, readAccess } from './join.ts'
import { moveRows, readOwnRows, readRows } from './move-rows.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
type Writing = Omit<Services, 'db'> & { tx: Transaction }
type Made = { mergeId: string; keptId: string; reference: string }

export type MergeRefusal = Obstacle | 'unknown' | 'changed' | 'mistakes' | 'closed state'

/**
 * Makes one file of two. Everything that waits for the other file finds it gone, as after a deletion: nothing can be
 * written to it any more. Sent twice, it is done once.
 */
export async function mergeFiles(
  { db, rowSealer, enqueue }: Services,
  keptId: string,
  merge: Merge,
  reviewer: Reviewer,
): Promise<Outcome<Made, MergeRefusal>> {
  return db.transaction(async (tx) => {
    const two = await lockTwo(tx, keptId, merge.otherId)
    if (!two) return (await findMade(tx, keptId, merge.otherId)) ?? refuse('unknown')
    const { kept, merged } = two
    if (kept.version !== merge.version || merged.version !== merge.otherVersion) return refuse('changed')
    const chosen = chooseAnswers(rowSealer, two, merge.take)
    if (Object.keys(chosen.errors).length > 0) return refuse('mistakes', { errors: chosen.errors })
    const { plaintiffAttorneyEmail: moved } = chosen.changes
    const firmMailbox = moved === undefined ? undefined : mailboxOf(String(moved ?? '')) || null
    const obstacle = await findObstacle(tx, two, firmMailbox)
    if (obstacle) return refuse(obstacle)
    const after = { ...chosen.current, ...chosen.changes }
    const closed = merge.knowsClosed ? undefined : await findClosedState(tx, kept, after)
    if (closed) return closed
    return { ok: true, ...(await join({ tx, rowSealer, enqueue }, two, chosen, { merge, reviewer })) }
  })
}

async function lockTwo(tx: Transaction, keptId: string, otherId: string): Promise<Two | undefined> {
  const [kept, merged] = await lockFiles(tx, [keptId, otherId])
  return kept && merged && kept !== merged ? { kept, merged } : undefined
}

async function findMade(tx: Transaction, keptId: string, mergedId: string) {
  const { id: mergeId, reference } = mergedFiles
  const isThis = and(eq(mergedFiles.keptId, keptId), eq(mergedFiles.mergedId, mergedId))
  const [made] = await tx.select({ mergeId, reference }).from(mergedFiles).where(isThis)
  return made && ({ ok: true, keptId, ...made } as const)
}

/** What comes from the other file, by the rules of the wizard. Of two answers about calls and texts a no stands. */
function chooseAnswers(rowSealer: RowSealer, { kept, merged }: Two, take: readonly string[]) {
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

async function join(
  { tx, rowSealer, enqueue }: Writing,
  { kept, merged }: Two,
  { current, changes }: Chosen,
  { merge: { reason }, reviewer }: { merge: Merge; reviewer: Reviewer },
): Promise<Made> {
  const services = { tx, rowSealer }
  const mergeId = randomUUID()
  const told = { type: 'merged', details: { ...reviewer, other: merged.reference, isKept: true } } as const
  const toldOther = { ...told, details: { ...reviewer, other: kept.reference, isKept: false } }
  await recordExplained(
    { db: tx, rowSealer },
    [
      { applicationId: kept.id, ...told },
      { applicationId: merged.id, ...toldOther },
    ],
    reason,
  )
  const [application = {}] = await readRows(services, applications, eq(applications.id, merged.id))
  const rows = await readOwnRows(services, merged.id)
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
  await tx.insert(mergedFiles).values({
    id: mergeId,
    keptId: kept.id,
    intoId: kept.id,
    mergedId: merged.id,
    reference: merged.reference,
    moved,
    sealedRecord: rowSealer.seal(mergedFiles.sealedRecord, mergeId, record),
    personId: reviewer.person?.id,
    personName: reviewer.person?.name,
  })
  await keepClocks(tx, [kept.id])
  const leavesAt = new Date(Date.now() + 60_000)
  for (const to of ['kept', 'merged'] as const) await enqueue(tx, mailMerged, { mergeId, to }, leavesAt)
  await announceChange(tx, kept.id)
  return { mergeId, keptId: kept.id, reference: merged.reference }
}

/** Takes out what is in both files and was touched in one of them at most. */
async function dropDoubles(
  services: { tx: Transaction; rowSealer: RowSealer },
  keptId: string,
  mergedId: string,
): Promise<Record<'kept' | 'merged', KeptRows>> {
  const items = await listIdleItems(services, keptId, mergedId)
  const links = await listSettledLinks(services.tx, keptId, mergedId)
  const take = async (ids: { items: string[]; links: string[] }) => ({
    [getTableName(checklistItems)]: await takeOut(services, checklistItems, ids.items),
    [getTableName(messageLinks)]: await takeOut(services, messageLinks, ids.links),
  })
  return {
    kept: await take({ items: items.kept, links: links.kept }),
    merged: await take({ items: items.merged, links: links.merged }),
  }
}

async function takeOut(
  services: { tx: Transaction; rowSealer: RowSealer },
  table: typeof checklistItems | typeof messageLinks,
  ids: string[],
) {
  const rows = await readRows(services, table, inArray(table.id, ids))
  await services.tx.delete(table).where(inArray(table.id, ids))
  return rows
}

/** Whoever has one would see what the other file asks for. */
async function endUploadLinks(tx: Transaction, mergedId: string): Promise<string[]> {
  const ended = await tx
    .update(uploadLinks)
    .set({ deactivatedAt: sql`now()` })
    .where(and(eq(uploadLinks.applicationId, mergedId), isNull(uploadLinks.deactivatedAt)))
    .returning({ id: uploadLinks.id })
  return ended.map(({ id }) => id)
}
