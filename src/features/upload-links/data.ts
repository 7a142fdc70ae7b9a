import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, uploadLinks } from '#db/schema/index.ts'

export type LinkRow = typeof uploadLinks.$inferSelect

/** The one rule of whether a link is alive; whether it has room left is another question. */
export const isDead = ({ expiresAt, deactivatedAt }: Pick<LinkRow, 'expiresAt' | 'deactivatedAt'>) =>
  deactivatedAt !== null || expiresAt.getTime() <= Date.now()

/** The same rule for the database. */
export const isAliveNow = () => and(isNull(uploadLinks.deactivatedAt), gt(uploadLinks.expiresAt, new Date()))

const found = {
  link: uploadLinks,
  application: {
    id: applications.id,
    role: applications.role,
    firstName: applications.firstName,
    lastName: applications.lastName,
    caseType: applications.caseType,
    submittedAt: applications.submittedAt,
  },
}
export type FoundLink = Awaited<ReturnType<typeof findLink>> & object

/** By the hash of its token, with whose application it is for. */
export async function findLink(db: Database, tokenHash: string) {
  const [row] = await db
    .select(found)
    .from(uploadLinks)
    .innerJoin(applications, eq(applications.id, uploadLinks.applicationId))
    .where(eq(uploadLinks.tokenHash, tokenHash))
  return row
}

/** Those of many applications that are alive, newest first. */
export async function listLivingLinks(db: Database, applicationIds: string[]): Promise<LinkRow[]> {
  return db
    .select()
    .from(uploadLinks)
    .where(and(inArray(uploadLinks.applicationId, applicationIds), isAliveNow()))
    .orderBy(desc(uploadLinks.createdAt), desc(uploadLinks.id))
}

/** Newest first. */
export async function listLinks(db: Database, applicationId: string): Promise<LinkRow[]> {
  return db
    .select()
    .from(uploadLinks)
    .where(eq(uploadLinks.applicationId, applicationId))
    .orderBy(desc(uploadLinks.createdAt), desc(uploadLinks.id))
}
