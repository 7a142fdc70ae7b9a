import { and, countDistinct, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, caseMessages, deadlineSettings, people } from '#db/schema/index.ts'
import { rolesOf } from '#domain/roles.ts'
import { countEach } from '#features/applications/counts/data.ts'
import { countFollowUps } from '#features/applications/follow-ups/data.ts'
import type { DeadlineSettings } from '#features/calendar/schema.ts'
import { dateIn, momentIn } from '#site/format.ts'

const hour = 60 * 60_000

/** Undefined while the office is closed: a process that was away sends the mail late on the same day only. */
export function findMorning(settings: DeadlineSettings, now: Date): { day: string; from: Date } | undefined {
  const { timeZone, week, closedOn, digestHour } = settings
  const day = dateIn(timeZone, now)
  const hours = week[new Date(day).getUTCDay()]
  if (!hours || closedOn.includes(day)) return undefined
  const from = momentIn(timeZone, day, digestHour)
  const closes = momentIn(timeZone, day, hours[1])
  const until = Math.max(closes.getTime(), from.getTime() + hour)
  return now >= from && now.getTime() < until ? { day, from } : undefined
}

/** Switched on in the afternoon, the mail begins with the next morning. */
export async function wasSetBy(db: Database, from: Date, now: Date): Promise<boolean> {
  if (now.getTime() - from.getTime() < hour) return true
  return (await db.$count(deadlineSettings, lte(deadlineSettings.updatedAt, from))) > 0
}

export async function listReaders(db: Database): Promise<{ id: string }[]> {
  return db
    .select({ id: people.id })
    .from(people)
    .where(and(isNull(people.disabledAt), inArray(people.role, [...rolesOf('files')])))
}

type Count = { total: number; isMore: boolean }
export type Waiting = Record<'fresh' | 'late' | 'judge' | 'replies' | 'followUps' | 'mine', Count>

const none: Count = { total: 0, isMore: false }

export async function countWaiting(db: Database, personId: string, now: Date): Promise<Waiting> {
  const closed = 'false'
  const lists = [
    { unreadBy: personId, closed },
    { overdue: 'true' },
    { judge: 'true', closed },
    { assigneeId: personId, closed },
  ] as const
  const [fresh = none, late = none, judge = none, mine = none] = await countEach(db, lists, now)
  const [replies] = await db
    .select({ total: countDistinct(caseMessages.applicationId) })
    .from(caseMessages)
    .innerJoin(applications, eq(applications.id, caseMessages.applicationId))
    .where(and(ne(caseMessages.author, 'desk'), isNull(caseMessages.readAt)))
  const { due } = await countFollowUps(db, personId, now)
  return {
    ...{ fresh, late, judge, mine },
    replies: { total: replies?.total ?? 0, isMore: false },
    followUps: { total: due, isMore: false },
  }
}
