import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationNotes, applications } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { type ApplicationStatus, needsReason } from '#domain/application-status.ts'
import { listedColumns, toListed } from '#features/applications/data/rows.ts'
import { findOwner, keepFollowUp } from '#features/applications/follow-ups/mutations.ts'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import { listPlainRefusals } from '#features/decisions/data/plain-status.ts'
import { listUnsettled } from '#features/decisions/data/records.ts'
import { mentionColleagues } from '#features/people/colleagues/mutations.ts'
import { findEarlierStatuses } from '#features/timeline/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { recordStatusChanges } from '#features/timeline/status/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { toNote } from './data.ts'
import type {
  BulkOutcome,
  BulkStatusChange,
  FolderLink,
  NewNote,
  Note,
  refusalReasons,
  Undo,
} from './schema.ts'

export type Refusal = (typeof refusalReasons)[number]

/**
 * Reports the applications that somebody else has changed and leaves them alone. Skips those that already have the
 * status.
 */
export async function changeStatus(
  { db, rowSealer }: Services,
  { status, reason, applications: wanted }: BulkStatusChange,
  reviewer: Reviewer,
): Promise<BulkOutcome> {
  return db.transaction(async (tx) => {
    const { seen, refused } = await lockSettled(tx, wanted)
    const isUnexplained = (row: ListedApplication) =>
      row.status !== status && !reason && needsReason(row.status, status)
    const moves = seen.filter((row) => !isUnexplained(row)).map((row) => ({ row, status }))
    const outcome = await moveTo({ db: tx, rowSealer }, moves, { details: reviewer, reason })
    const unexplained = seen.filter(isUnexplained).map((row) => refusal(row.id, 'reason missing', row))
    return { ...outcome, refused: [...refused, ...unexplained, ...outcome.refused] }
  })
}

/** An ordinary change with a timeline entry. Applications that somebody has changed since stay as they are. */
export async function undoStatus(
  { db, rowSealer }: Services,
  { applications: wanted }: Undo,
  reviewer: Reviewer,
): Promise<BulkOutcome> {
  return db.transaction(async (tx) => {
    const { seen, refused } = await lockSettled(tx, wanted)
    const earlier = await findEarlierStatuses(tx, idsOf(seen))
    const moves = seen.flatMap((row) => {
      const { status, by } = earlier.get(row.id) ?? {}
      // Taking one's own change back approves nothing that wasn't approved before.
      const isGiven = status === 'approved' && by !== undefined && by === reviewer.person?.id
      return status ? [{ row, status, isGiven }] : []
    })
    const outcome = await moveTo({ db: tx, rowSealer }, moves, { details: { ...reviewer, undo: true } })
    const never = seen.filter(({ id }) => !earlier.has(id))
    const unmoved = never.map((row) => refusal(row.id, 'nothing to undo', row))
    return { ...outcome, refused: [...refused, ...unmoved, ...outcome.refused] }
  })
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const refusal = (id: string, reason: Refusal, application?: ListedApplication) => ({
  id,
  reason,
  ...(application && { application }),
})

/** Leaves out payments that can still be undone: another status would stop their mail. */
async function lockSettled(tx: Transaction, wanted: BulkStatusChange['applications']) {
  const { seen, refused } = await lockSeen(tx, wanted)
  const unsettled = await listUnsettled(tx, idsOf(seen))
  const held = seen.filter(({ id }) => unsettled.has(id))
  return {
    seen: seen.filter(({ id }) => !unsettled.has(id)),
    refused: [...refused, ...held.map((row) => refusal(row.id, 'payment not final', row))],
  }
}

export async function lockSeen(tx: Transaction, wanted: BulkStatusChange['applications']) {
  const found = await lock(tx, idsOf(wanted))
  const refused: BulkOutcome['refused'] = []
  const seen: ListedApplication[] = []
  for (const { id, version } of wanted) {
    const row = found.get(id)
    if (!row) refused.push(refusal(id, 'unknown'))
    else if (row.version !== version) refused.push(refusal(id, 'changed', row))
    else seen.push(row)
  }
  return { seen, refused }
}

type Move = { row: ListedApplication; status: ApplicationStatus; isGiven?: boolean }

/** Refuses a yes that a status alone can't say. */
async function moveTo(
  { db: tx, rowSealer }: { db: Transaction; rowSealer: RowSealer },
  wanted: Move[],
  why: { details: Reviewer & { undo?: true }; reason?: string | undefined },
): Promise<BulkOutcome> {
  const isChange = ({ row, status }: Move) => row.status !== status
  const asked = wanted.filter((move) => isChange(move) && !move.isGiven)
  const barred = await listPlainRefusals(
    tx,
    asked.map(({ row, status }) => ({ id: row.id, status })),
    why.details.person?.id,
  )
  const moves = wanted.filter(({ row }) => !barred.has(row.id))
  const moved = moves.filter(isChange)
  const rows = new Map<string, ListedApplication>()
  for (const status of new Set(moved.map((move) => move.status))) {
    const alike = moved.filter((move) => move.status === status).map(({ row }) => row)
    for (const [id, row] of await raiseVersion(tx, alike, { status })) rows.set(id, row)
  }
  const deadlines = await recordStatusChanges(
    { db: tx, rowSealer },
    moved.map(({ row, status }) => ({ applicationId: row.id, fromStatus: row.status, toStatus: status })),
    why,
  )
  return {
    changed: moves.map(({ row }) => ({ ...(rows.get(row.id) ?? row), ...deadlines.get(row.id) })),
    refused: wanted.flatMap(({ row }) => {
      const found = barred.get(row.id)
      return found ? [{ ...found, id: row.id, application: row }] : []
    }),
  }
}

async function lock(tx: Transaction, ids: string[]): Promise<Map<string, ListedApplication>> {
  // Always in the same order, so two reviewers never deadlock.
  const rows = await tx
    .select(listedColumns)
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(applications.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, toListed(row)]))
}

export async function raiseVersion(
  tx: Transaction,
  rows: { id: string }[],
  change: Partial<Pick<typeof applications.$inferInsert, 'status' | 'googleDriveFolderUrl' | 'assigneeId'>>,
): Promise<Map<string, ListedApplication>> {
  if (rows.length === 0) return new Map()
  const changed = await tx
    .update(applications)
    .set({ ...change, version: sql`${applications.version} + 1`, updatedAt: sql`now()` })
    .where(inArray(applications.id, idsOf(rows)))
    .returning(listedColumns)
  return new Map(changed.map((row) => [row.id, toListed(row)]))
}

export async function linkFolder(
  db: Database,
  id: string,
  { googleDriveFolderUrl, version }: FolderLink,
  reviewer: Reviewer,
): Promise<Outcome<{ application: ListedApplication }, 'unknown' | 'changed'>> {
  return db.transaction(async (tx) => {
    const row = (await lock(tx, [id])).get(id)
    if (!row) return refuse('unknown')
    if (row.version !== version) return refuse('changed')
    if (row.googleDriveFolderUrl === googleDriveFolderUrl) return { ok: true, application: row }
    const changed = await raiseVersion(tx, [row], { googleDriveFolderUrl })
    const details = { ...reviewer, removed: googleDriveFolderUrl === null }
    await recordEvents(tx, [{ applicationId: id, type: 'folder-linked', details }])
    return { ok: true, application: changed.get(id) ?? row }
  })
}

/** Also sets the follow-up and notifies mentioned colleagues. The same request twice counts once. */
export async function addNote(
  { db, rowSealer, enqueue }: Services & { enqueue: Enqueue },
  applicationId: string,
  { body, submissionKey, followUp }: NewNote,
  reviewer: Reviewer,
): Promise<Outcome<{ note: Note }, 'unknown' | 'not a colleague'>> {
  return db.transaction(async (tx) => {
    if (!(await lock(tx, [applicationId])).has(applicationId)) return refuse('unknown')
    const first = submissionKey && (await findNote(tx, applicationId, submissionKey))
    if (first) return { ok: true, note: toNote(rowSealer, first) }
    const found = await findOwner(tx, followUp?.ownerId, reviewer)
    if (!found.ok) return found
    const id = randomUUID()
    const sealedBody = rowSealer.seal(applicationNotes.sealedBody, id, body)
    const { person: by } = reviewer
    const author = { personId: by?.id, personName: by?.name }
    const [note] = await tx
      .insert(applicationNotes)
      .values({ id, applicationId, sealedBody, submissionKey, ...author })
      .returning()
    if (!note) throw new Error('the note was not kept')
    if (followUp) {
      const place = { applicationId, submissionKey: id, noteId: id }
      await keepFollowUp({ tx, rowSealer }, place, { ...followUp, ...found }, reviewer)
    }
    const details = { ...reviewer, noteId: id }
    await recordEvents(tx, [{ applicationId, type: 'note-added', details }])
    if (by) await mentionColleagues(tx, enqueue, { place: { noteId: id }, applicationId, text: body, by })
    return { ok: true, note: toNote(rowSealer, note) }
  })
}

async function findNote(tx: Transaction, applicationId: string, submissionKey: string) {
  const [row] = await tx
    .select()
    .from(applicationNotes)
    .where(
      and(
        eq(applicationNotes.applicationId, applicationId),
        eq(applicationNotes.submissionKey, submissionKey),
      ),
    )
  return row
}
