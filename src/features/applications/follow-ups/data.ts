import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, followUps } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { endOfToday, isTheirs } from '#features/applications/data/needs-reply.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { DueFollowUp, FollowUp } from './schema.ts'

export type FollowUpRow = typeof followUps.$inferSelect

export function toFollowUp(rowSealer: RowSealer, row: FollowUpRow): FollowUp {
  const { id, kind, ownerId, ownerName, sealedWords, noteId, callId, doneBy, version } = row
  return {
    id,
    kind,
    dueAt: row.dueAt.toISOString(),
    words: sealedWords && rowSealer.open(followUps.sealedWords, id, sealedWords),
    owner: ownerId ? { id: ownerId, name: ownerName ?? '' } : null,
    noteId,
    callId,
    setBy: row.personName,
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    doneBy,
    version,
  }
}

export async function listFollowUpsOf({ db, rowSealer }: Services, applicationId: string) {
  const rows = await db
    .select()
    .from(followUps)
    .where(eq(followUps.applicationId, applicationId))
    .orderBy(asc(followUps.dueAt), asc(followUps.id))
  return rows.map((row) => toFollowUp(rowSealer, row))
}

const isOpen = isNull(followUps.doneAt)

/** What is due by the end of today; everybody's without a person. */
export async function countFollowUps(
  db: Database,
  personId?: string,
  now = new Date(),
): Promise<{ due: number; late: number }> {
  const [counted] = await db
    .select({
      due: sql`count(*)`.mapWith(Number),
      late: sql`count(*) filter (where ${lte(followUps.dueAt, now)})`.mapWith(Number),
    })
    .from(followUps)
    .where(and(isOpen, lt(followUps.dueAt, endOfToday(now)), personId ? isTheirs(personId) : undefined))
  return { due: counted?.due ?? 0, late: counted?.late ?? 0 }
}

/** Nobody does more than this in a day. */
const maxListed = 200

export async function listFollowUps(
  { db, rowSealer }: Services,
  personId?: string,
  now = new Date(),
): Promise<DueFollowUp[]> {
  const { reference, status, role, firstName, lastName, clientFirstName, clientLastName } = applications
  const rows = await db
    .select({
      row: followUps,
      file: { reference, status, role, firstName, lastName, clientFirstName, clientLastName },
    })
    .from(followUps)
    .innerJoin(applications, eq(applications.id, followUps.applicationId))
    .where(and(isOpen, lt(followUps.dueAt, endOfToday(now)), personId ? isTheirs(personId) : undefined))
    .orderBy(asc(followUps.dueAt), asc(followUps.id))
    .limit(maxListed)
  return rows.map(({ row, file }) => ({
    ...toFollowUp(rowSealer, row),
    applicationId: row.applicationId,
    reference: file.reference,
    status: file.status,
    name: caseNameOf(file),
  }))
}
