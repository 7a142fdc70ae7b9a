import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { applications, counsel, firmPeople, firmRecords, firmSessions, firms } from '#db/schema/index.ts'
import type { CounselRole } from '#domain/firms.ts'
import { type CaseApplication, caseColumns, isReachable } from '#features/correspondence/page-links/data.ts'
import { isAtFirm } from '#features/firms/people/data.ts'
import { hashSecret } from '#lib/secrets.ts'

/** Who looks, and the firms they look for: each is the one at the end of its merges. */
export type FirmRoom = {
  email: string
  personIds: string[]
  firms: { id: string; name: string }[]
}

/** Undefined once nobody at a firm has the address anymore. */
export async function findRoom(db: Database, sessionId: string | undefined): Promise<FirmRoom | undefined> {
  if (!sessionId) return undefined
  const root = alias(firms, 'root')
  const rows = await db
    .select({
      email: firmSessions.email,
      personId: firmPeople.id,
      firmId: root.id,
      name: sql<string>`${root.names}[1]`,
    })
    .from(firmSessions)
    .innerJoin(firmPeople, eq(sql`lower(${firmPeople.email})`, firmSessions.email))
    .innerJoin(firms, eq(firms.id, firmPeople.firmId))
    .innerJoin(root, eq(root.id, firms.rootId))
    .where(
      and(eq(firmSessions.idHash, hashSecret(sessionId)), gt(firmSessions.expiresAt, new Date()), isAtFirm),
    )
    .orderBy(sql`lower(${root.names}[1])`, root.id)
  const [first] = rows
  if (!first) return undefined
  return {
    email: first.email,
    personIds: rows.map(({ personId }) => personId),
    firms: [...new Map(rows.map(({ firmId, name }) => [firmId, { id: firmId, name }])).values()],
  }
}

/** The open files of these firms. One that isn't their client's, or whose pages have ended, is none of them. */
const isOf = (room: FirmRoom) =>
  and(
    inArray(
      firms.rootId,
      room.firms.map(({ id }) => id),
    ),
    isNull(counsel.endedAt),
    isNull(firmRecords.wrongRecipientAt),
    or(isNull(firmRecords.representation), eq(firmRecords.representation, 'yes')),
    isReachable,
  )

export type RoomFile = { application: CaseApplication; role: CounselRole }

/** Whoever leads for one firm and reads for another leads. */
const leadFirst = desc(eq(counsel.role, 'lead'))

export async function findRoomFile(
  db: Database,
  room: FirmRoom,
  reference: string,
): Promise<RoomFile | undefined> {
  const [row] = await db
    .select({ application: caseColumns, role: counsel.role })
    .from(applications)
    .innerJoin(counsel, eq(counsel.applicationId, applications.id))
    .innerJoin(firms, eq(firms.id, counsel.firmId))
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(and(eq(applications.reference, reference.toUpperCase()), isOf(room)))
    .orderBy(leadFirst)
    .limit(1)
  return row
}

const fileColumns = {
  ...caseColumns,
  firstName: applications.firstName,
  lastName: applications.lastName,
  clientFirstName: applications.clientFirstName,
  clientLastName: applications.clientLastName,
}

/** Each file once. */
export async function listRoomFiles(db: Database, room: FirmRoom) {
  const rows = await db
    .select({
      application: fileColumns,
      role: counsel.role,
      firmId: firms.rootId,
      record: firmRecords,
    })
    .from(counsel)
    .innerJoin(firms, eq(firms.id, counsel.firmId))
    .innerJoin(applications, eq(applications.id, counsel.applicationId))
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(isOf(room))
    .orderBy(leadFirst, applications.sortName, applications.id)
  const seen = new Set<string>()
  return rows.filter(({ application: { id } }) => !seen.has(id) && seen.add(id))
}
export type ListedFile = Awaited<ReturnType<typeof listRoomFiles>>[number]

/** How much of an address may stand in the queue: one of 256 parts of them, so that the search reads few. */
const partOf = (email: SQL) => sql<string>`left(md5(${email}), 2)`

/** Addresses in lower case that get a code. */
export async function listRoomAddresses(db: Database, part: string): Promise<string[]> {
  const email = sql<string>`lower(${firmPeople.email})`
  const rows = await db
    .selectDistinct({ email })
    .from(firmPeople)
    .where(and(isAtFirm, eq(partOf(email), part)))
  return rows.map((row) => row.email)
}
