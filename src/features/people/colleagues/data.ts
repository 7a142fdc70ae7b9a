import { and, asc, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, mentions, people } from '#db/schema/index.ts'
import { rolesOf } from '#domain/roles.ts'
import type { Colleague } from './schema.ts'

export const isReviewing = and(isNull(people.disabledAt), inArray(people.role, [...rolesOf('files')]))

/** Includes people who left and still have applications. */
export async function listColleagues(db: Database): Promise<Colleague[]> {
  const files = db.select({ one: sql`1` }).from(applications).where(eq(applications.assigneeId, people.id))
  const rows = await db
    .select({ id: people.id, name: people.name, isActive: sql<boolean>`${isReviewing}` })
    .from(people)
    .where(or(isReviewing, exists(files)))
    .orderBy(asc(sql`lower(${people.name})`), asc(people.id))
  return rows
}

/** Locks the person, so that they can't leave before the assignment is done. */
export async function findReviewing(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(eq(people.id, id), isReviewing))
    .for('key share')
  return row
}

export async function listNames(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Nobody reads more than this in a menu. */
const mostListed = 20

export async function listUnreadMentions(db: Database, personId: string) {
  const isUnread = and(eq(mentions.mentionedId, personId), isNull(mentions.readAt))
  const [count, rows] = await Promise.all([
    db.$count(mentions, isUnread),
    db
      .select({
        id: mentions.id,
        applicationId: mentions.applicationId,
        reference: applications.reference,
        by: mentions.personName,
        createdAt: mentions.createdAt,
      })
      .from(mentions)
      .innerJoin(applications, eq(applications.id, mentions.applicationId))
      .where(isUnread)
      .orderBy(desc(mentions.createdAt), desc(mentions.id))
      .limit(mostListed),
  ])
  return {
    count,
    mentions: rows.map(({ by, createdAt, ...mention }) => {
      return { ...mention, by: by ?? 'A colleague', mentionedAt: createdAt.toISOString() }
    }),
  }
}

/** The person must still work here and may still open the application. */
export async function findMention(db: Database, id: string) {
  const [row] = await db
    .select({
      applicationId: mentions.applicationId,
      reference: applications.reference,
      by: mentions.personName,
      to: { name: people.name, email: people.email },
    })
    .from(mentions)
    .innerJoin(applications, eq(applications.id, mentions.applicationId))
    .innerJoin(people, eq(people.id, mentions.mentionedId))
    .where(and(eq(mentions.id, id), isReviewing))
  return row
}
