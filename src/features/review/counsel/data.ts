import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { counsel, firmPeople, firms } from '#db/schema/index.ts'
import { isAtFirm } from '#features/firms/people/data.ts'

type CounselRow = typeof counsel.$inferSelect

/** What a firm had told us when it lost the file, and whom we wrote to. */
export const openKeptCounsel = (rowSealer: RowSealer, { id, sealedAnswers }: CounselRow) =>
  sealedAnswers ? rowSealer.open(counsel.sealedAnswers, id, sealedAnswers) : undefined

/** Nobody else ends it until the transaction does. */
export async function lockLead(tx: Transaction, applicationId: string) {
  const isLead = and(
    eq(counsel.applicationId, applicationId),
    eq(counsel.role, 'lead'),
    isNull(counsel.endedAt),
  )
  const [row] = await tx.select().from(counsel).where(isLead).for('update')
  if (!row) return undefined
  const firm = await findRoot(tx, row.firmId)
  const [attorney] = row.attorneyId
    ? await tx
        .select({ name: firmPeople.name, email: firmPeople.email, isConfirmed: sql<boolean>`${isAtFirm}` })
        .from(firmPeople)
        .where(eq(firmPeople.id, row.attorneyId))
    : []
  return firm && { row, firm, attorney }
}
export type Lead = NonNullable<Awaited<ReturnType<typeof lockLead>>>

/** The firm at the end of the merges. */
export async function findRoot(db: Database | Transaction, firmId: string) {
  const root = alias(firms, 'root')
  const [row] = await db
    .select({ id: root.id, name: sql<string>`${root.names}[1]`, phone: root.phone })
    .from(firms)
    .innerJoin(root, eq(root.id, firms.rootId))
    .where(eq(firms.id, firmId))
  return row
}
export type RootFirm = NonNullable<Awaited<ReturnType<typeof findRoot>>>

/** An attorney of the firm, or of one that was merged into it, who hasn't left. */
export async function findAttorney(db: Database | Transaction, rootId: string, id: string) {
  const [row] = await db
    .select({ person: firmPeople, isConfirmed: sql<boolean>`${isAtFirm}` })
    .from(firmPeople)
    .innerJoin(firms, eq(firms.id, firmPeople.firmId))
    .where(and(eq(firmPeople.id, id), eq(firms.rootId, rootId), eq(firmPeople.kind, 'attorney')))
  return row && { ...row.person, isConfirmed: row.isConfirmed }
}
export type Attorney = NonNullable<Awaited<ReturnType<typeof findAttorney>>>

/** Files of one firm under any of its records. */
export const isOfRoot = (rootId: string) =>
  sql`${counsel.firmId} in (select ${firms.id} from ${firms} where ${firms.rootId} = ${rootId})`
