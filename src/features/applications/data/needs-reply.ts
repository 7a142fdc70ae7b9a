import { and, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import {
  applicationEvents,
  applications,
  caseMessages,
  deadlineSettings,
  followUps,
  people,
  uploadLinks,
} from '#db/schema/index.ts'
import { isReviewing } from '#features/people/colleagues/data.ts'
import { brand } from '#site/brand.ts'

const isUnreadReply = and(isNull(caseMessages.readAt), ne(caseMessages.author, 'desk'))

/** Somebody asked for a new upload link and has gotten neither a link nor an answer. */
const isLinkWanted = sql`${applicationEvents.type} = 'mail-sent'
  and ${applicationEvents.details} ->> 'mail' = 'new-link-wanted'
  and not exists (select from ${uploadLinks} where ${uploadLinks.applicationId} = ${applicationEvents.applicationId}
    and ${uploadLinks.createdAt} > ${applicationEvents.happenedAt})
  and not exists (select from ${caseMessages} where ${caseMessages.applicationId} = ${applicationEvents.applicationId}
    and ${eq(caseMessages.author, 'desk')} and ${caseMessages.writtenAt} > ${applicationEvents.happenedAt})`

export const isUnanswered: SQL = sql`(${or(
  inArray(
    applications.id,
    sql`(select ${caseMessages.applicationId} from ${caseMessages} where ${isUnreadReply})`,
  ),
  inArray(
    applications.id,
    sql`(select ${applicationEvents.applicationId} from ${applicationEvents} where ${isLinkWanted})`,
  ),
)})`

/** Stop counting here. */
const most = 2_000

export async function countUnanswered(db: Database): Promise<{ replies: number; links: number }> {
  const replies = db
    .select({ id: caseMessages.id })
    .from(caseMessages)
    .where(isUnreadReply)
    .limit(most)
    .as('replies')
  const links = db
    .selectDistinct({ id: applicationEvents.applicationId })
    .from(applicationEvents)
    .where(isLinkWanted)
    .limit(most)
    .as('links')
  return { replies: await db.$count(replies), links: await db.$count(links) }
}

const officeZone = sql`coalesce((select ${deadlineSettings.timeZone} from ${deadlineSettings}), ${brand.openHours.timeZone}::text)`

/** Midnight at the office by the owner's calendar. Everything later is tomorrow's work. */
export const endOfToday = (now: Date): SQL =>
  sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${officeZone}) + interval '1 day')
    at time zone ${officeZone}`

/** For a query on `follow_ups`: this person's, and those whose owner no longer works here. */
export const isTheirs = (personId: string): SQL =>
  sql`(${followUps.ownerId} = ${personId}
    or not exists (select from ${people} where ${people.id} = ${followUps.ownerId} and ${isReviewing}))`

/** For a query on `applications`: this person plans to do something about it by the end of today. */
export const hasFollowUp = (personId: string, now: Date): SQL =>
  sql`${applications.id} in (select ${followUps.applicationId} from ${followUps}
    where ${followUps.doneAt} is null and ${lt(followUps.dueAt, endOfToday(now))} and ${isTheirs(personId)})`
