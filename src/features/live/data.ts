import { and, asc, gt, gte, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applicationEvents } from '#db/schema/index.ts'
import { type Mark, type News, readMark, writeMark } from '#lib/live/news.ts'

/** A reader who missed more than this loads everything again. */
const mostTold = 500
/** An entry has its id and time before its commit makes it visible, and none takes longer than this. */
const lateIds = 5_000
const lateCommit = 60_000

/** Tells some entries twice rather than leave one out. */
export async function readNewsAfter(
  db: Database,
  after: string | undefined,
): Promise<{ mark: string; isGap: boolean; news: News[] }> {
  // Read first: what is committed in between is told twice, at most.
  const mark = await readLiveMark(db)
  const last = readMark(after)
  const rows = last ? await listAfter(db, last) : []
  const isGap = last === undefined || rows.length > mostTold
  const news = rows.map(({ happenedAt, ...entry }) => ({ ...entry, at: happenedAt.toISOString() }))
  return { mark, isGap, news: isGap ? [] : news }
}

export async function readLiveMark(db: Database): Promise<string> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${applicationEvents.id}), 0)`.mapWith(Number) })
    .from(applicationEvents)
  return writeMark({ id: row?.id ?? 0, at: new Date() })
}

const listAfter = (db: Database, { id, at }: Mark) =>
  db
    .select({
      id: applicationEvents.id,
      kind: applicationEvents.type,
      applicationId: applicationEvents.applicationId,
      by: sql<string | null>`${applicationEvents.details} #>> '{person,id}'`,
      happenedAt: applicationEvents.happenedAt,
    })
    .from(applicationEvents)
    .where(
      and(
        gt(applicationEvents.id, id - lateIds),
        gte(applicationEvents.happenedAt, new Date(at.getTime() - lateCommit)),
        ne(applicationEvents.type, 'viewed'),
      ),
    )
    .orderBy(asc(applicationEvents.id))
    .limit(mostTold + 1)
