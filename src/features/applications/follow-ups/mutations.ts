import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, followUps } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { findReviewing } from '#features/people/colleagues/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { type FollowUpRow, toFollowUp } from './data.ts'
import type { FollowUp, FollowUpChange, NewFollowUp, Planned } from './schema.ts'

type Writing = { tx: Transaction; rowSealer: RowSealer }

export type FollowUpRefusal = 'unknown' | 'no follow-up' | 'changed' | 'not a colleague'

export async function setFollowUp(
  { db, rowSealer }: Services,
  applicationId: string,
  { submissionKey, words, ...planned }: NewFollowUp,
  reviewer: Reviewer,
): Promise<Outcome<{ followUp: FollowUp }, FollowUpRefusal>> {
  return db.transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return refuse('unknown')
    const [first] = await tx
      .select()
      .from(followUps)
      .where(and(eq(followUps.applicationId, applicationId), eq(followUps.submissionKey, submissionKey)))
    if (first) return { ok: true, followUp: toFollowUp(rowSealer, first) }
    const found = await findOwner(tx, planned.ownerId, reviewer)
    if (!found.ok) return found
    const plan = { ...planned, ...found, words }
    const row = await keepFollowUp({ tx, rowSealer }, { applicationId, submissionKey }, plan, reviewer)
    await record(tx, 'follow-up-set', row, reviewer)
    return { ok: true, followUp: toFollowUp(rowSealer, row) }
  })
}

type Owner = { id: string; name: string } | undefined

/** A follow-up belongs to the person who sets it, or to the colleague they chose. */
export async function findOwner(
  tx: Transaction,
  ownerId: string | undefined,
  { person }: Reviewer,
): Promise<Outcome<{ owner: Owner }, 'not a colleague'>> {
  if (!ownerId) return { ok: true, owner: person }
  const owner = await findReviewing(tx, ownerId)
  return owner ? { ok: true, owner } : refuse('not a colleague')
}

type Place = { applicationId: string; submissionKey: string; noteId?: string; callId?: string }
type Plan = Pick<Planned, 'kind' | 'dueAt'> & { owner: Owner; words?: string | undefined }

/** A follow-up set with a note or a call needs no timeline entry: theirs mentions it. */
export async function keepFollowUp(
  { tx, rowSealer }: Writing,
  place: Place,
  { kind, dueAt, owner, words }: Plan,
  { person }: Reviewer,
): Promise<FollowUpRow> {
  const id = randomUUID()
  const [row] = await tx
    .insert(followUps)
    .values({
      ...place,
      id,
      kind,
      dueAt: new Date(dueAt),
      ownerId: owner?.id,
      ownerName: owner?.name,
      sealedWords: words ? rowSealer.seal(followUps.sealedWords, id, words) : null,
      personId: person?.id,
      personName: person?.name,
    })
    .returning()
  if (!row) throw new Error('the follow-up was not kept')
  return row
}

export async function changeFollowUp(
  { db, rowSealer }: Services,
  { applicationId, followUpId }: { applicationId: string; followUpId: string },
  { isDone, dueAt, ownerId, version }: FollowUpChange,
  reviewer: Reviewer,
): Promise<Outcome<{ followUp: FollowUp }, FollowUpRefusal>> {
  return db.transaction(async (tx) => {
    const isThis = and(eq(followUps.id, followUpId), eq(followUps.applicationId, applicationId))
    const [row] = await tx.select().from(followUps).where(isThis).for('update')
    if (!row) return refuse('no follow-up')
    const owner = ownerId && ownerId !== row.ownerId ? await findReviewing(tx, ownerId) : undefined
    if (ownerId && ownerId !== row.ownerId && !owner) return refuse('not a colleague')
    const isTurned = isDone !== undefined && isDone !== (row.doneAt !== null)
    const isMoved = (dueAt !== undefined && Date.parse(dueAt) !== row.dueAt.getTime()) || owner !== undefined
    // Two people who say the same thing agree.
    if (!isTurned && !isMoved) return { ok: true, followUp: toFollowUp(rowSealer, row) }
    if (row.version !== version) return refuse('changed')
    const [changed] = await tx
      .update(followUps)
      .set({
        ...(isTurned && {
          doneAt: isDone ? new Date() : null,
          doneBy: isDone ? (reviewer.person?.name ?? null) : null,
        }),
        ...(dueAt !== undefined && { dueAt: new Date(dueAt) }),
        ...(owner && { ownerId: owner.id, ownerName: owner.name }),
        version: sql`${followUps.version} + 1`,
      })
      .where(isThis)
      .returning()
    if (!changed) throw new Error('the follow-up is gone')
    if (isMoved) await record(tx, 'follow-up-moved', changed, reviewer)
    if (isTurned) await record(tx, isDone ? 'follow-up-done' : 'follow-up-reopened', changed, reviewer)
    return { ok: true, followUp: toFollowUp(rowSealer, changed) }
  })
}

async function record(
  tx: Transaction,
  type: 'follow-up-set' | 'follow-up-moved' | 'follow-up-done' | 'follow-up-reopened',
  { id: followUpId, applicationId, kind, dueAt, ownerId, ownerName }: FollowUpRow,
  reviewer: Reviewer,
) {
  const to = ownerId ? { id: ownerId, name: ownerName ?? '' } : null
  const details = { ...reviewer, followUpId, kind, dueAt: dueAt.toISOString(), to }
  await recordEvents(tx, [{ applicationId, type, details }])
}

/** If the same request arrives twice at once, the second waits here. */
async function lockApplication(tx: Transaction, id: string): Promise<boolean> {
  const isThis = eq(applications.id, id)
  const rows = await tx.select({ id: applications.id }).from(applications).where(isThis).for('no key update')
  return rows.length > 0
}
