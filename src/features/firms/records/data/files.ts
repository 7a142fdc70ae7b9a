import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, counsel, firmPeople, firms } from '#db/schema/index.ts'
import { openCaseStatuses } from '#domain/application-status.ts'
import { home } from '#features/applications/data/report-filters.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { type FirmClient, mostClients } from '../schema/firm.ts'

const isOpenForFirm = inArray(applications.status, openCaseStatuses)

export type Held = { open: number; closed: number; people: number }

/** By firm, at the end of the merges. A file that two merged firms have counts once. */
export async function countHeld(
  db: Database | Transaction,
  rootIds: readonly string[],
): Promise<Map<string, Held>> {
  if (rootIds.length === 0) return new Map()
  const ids = [...rootIds]
  const files = await db
    .select({
      id: firms.rootId,
      open: sql<number>`count(distinct ${applications.id}) filter (where ${isOpenForFirm})::int`,
      all: sql<number>`count(distinct ${applications.id})::int`,
    })
    .from(firms)
    .innerJoin(counsel, and(eq(counsel.firmId, firms.id), isNull(counsel.endedAt)))
    .innerJoin(applications, eq(applications.id, counsel.applicationId))
    .where(inArray(firms.rootId, ids))
    .groupBy(firms.rootId)
  const people = await db
    .select({ id: firms.rootId, count: count() })
    .from(firms)
    .innerJoin(firmPeople, eq(firmPeople.firmId, firms.id))
    .where(inArray(firms.rootId, ids))
    .groupBy(firms.rootId)
  const held = new Map(ids.map((id) => [id, { open: 0, closed: 0, people: 0 }]))
  for (const { id, open, all } of files) held.set(id, { open, closed: all - open, people: 0 })
  for (const row of people) held.set(row.id, { ...(held.get(row.id) ?? none), people: row.count })
  return held
}
const none: Held = { open: 0, closed: 0, people: 0 }

/** Two indexes are counted: asking each file for its firm takes several times as long. */
export async function countUnlinked(db: Database): Promise<number> {
  const isLead = sql`${counsel.role} = 'lead' and ${counsel.endedAt} is null`
  const { rows } = await db.execute<{ count: number }>(
    sql`select ((select count(*) from ${applications}) - (select count(*) from ${counsel} where ${isLead}))::int as count`,
  )
  return rows[0]?.count ?? 0
}

/** The newest first. */
export async function listClients(
  db: Database,
  rootId: string,
  isOpen: boolean,
): Promise<{ clients: FirmClient[]; total: number }> {
  const { id, reference, role, status, submittedAt } = applications
  const { firstName, lastName, clientFirstName, clientLastName } = applications
  const links = db
    .selectDistinctOn([counsel.applicationId], {
      applicationId: counsel.applicationId,
      counselRole: counsel.role,
      attorneyId: counsel.attorneyId,
      linkedAt: counsel.linkedAt,
    })
    .from(counsel)
    .innerJoin(firms, eq(firms.id, counsel.firmId))
    .where(and(eq(firms.rootId, rootId), isNull(counsel.endedAt)))
    .orderBy(counsel.applicationId, sql`${counsel.role} = 'co'`)
    .as('links')
  const rows = await db
    .select({
      ...{ id, reference, role, status, submittedAt },
      ...{ firstName, lastName, clientFirstName, clientLastName, home },
      counselRole: links.counselRole,
      linkedAt: links.linkedAt,
      attorneyId: firmPeople.id,
      attorneyName: firmPeople.name,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(links)
    .innerJoin(applications, eq(applications.id, links.applicationId))
    .leftJoin(firmPeople, eq(firmPeople.id, links.attorneyId))
    .where(isOpen ? isOpenForFirm : sql`not (${isOpenForFirm})`)
    .orderBy(sql`${submittedAt} desc`, id)
    .limit(mostClients)
  const clients = rows.map((row) => ({
    applicationId: row.id,
    reference: row.reference,
    name: caseNameOf(row),
    state: row.home,
    status: row.status,
    submittedAt: row.submittedAt.toISOString(),
    role: row.counselRole,
    attorney: row.attorneyId && row.attorneyName ? { id: row.attorneyId, name: row.attorneyName } : null,
    linkedAt: row.linkedAt.toISOString(),
  }))
  return { clients, total: rows[0]?.total ?? 0 }
}
