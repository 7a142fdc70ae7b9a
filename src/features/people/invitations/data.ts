import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { invitations, people } from '#db/schema/index.ts'

export type Invitation = typeof invitations.$inferSelect

export const isOpen = and(isNull(invitations.acceptedAt), gt(invitations.expiresAt, sql`now()`))

const withInviter = (db: Database) =>
  db
    .select({ invitation: invitations, invitedBy: people.name })
    .from(invitations)
    .leftJoin(people, eq(people.id, invitations.invitedBy))

export async function findOpenInvitation(db: Database, tokenHash: string) {
  const [row] = await withInviter(db).where(and(eq(invitations.tokenHash, tokenHash), isOpen))
  return row
}

export const listInvitations = (db: Database) =>
  withInviter(db).where(isNull(invitations.acceptedAt)).orderBy(asc(invitations.createdAt))
