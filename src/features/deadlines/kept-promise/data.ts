import { and, asc, between, eq, exists, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEvents, applications, forgottenPromises, keptPromise } from '#db/schema/index.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { readPromise } from '#features/calendar/data.ts'
import type { Calendar } from '#features/calendar/schema.ts'
import { listStanding } from '#features/timeline/answers/schema.ts'
import { dateIn } from '#site/format.ts'
import { countedDays, type KeptPromise, leastAnswers } from '#site/kept-promise.ts'
import { countPromisedHours, dueBeforeOneClock } from '#site/promise-clock.ts'
import { countKept, type OurWord, type Promised } from './schema.ts'

const day = 24 * 60 * 60_000

/** What the case page calls an answer: a yes, a no, or what is missing. */
const answers: readonly ApplicationStatus[] = ['approved', 'funded', 'declined', 'documents-needed']

export type Kept = Promised & { dueAt: Date; answeredAt: Date | null }

/** How we kept the promises of the last 30 days, from the files and nothing else. */
export async function countKeptPromise(db: Database | Transaction, now: Date): Promise<KeptPromise> {
  const { calendar, hours } = await readPromise(db)
  const from = new Date(now.getTime() - countedDays * day)
  const isIn = (moment: Date | null) => moment !== null && moment >= from && moment <= now
  const ids = await listCandidates(db, from, now)
  const files = [...(await listKept(db, ids, { calendar, now })), ...(await listForgotten(db, from))]
  return countKept(
    files.filter(({ dueAt, answeredAt }) => isIn(dueAt) || isIn(answeredAt)),
    { day: dateIn(calendar.timeZone, now), promisedHours: hours },
  )
}

/** Due or answered in these days, or from before we kept the promised time. */
async function listCandidates(db: Database | Transaction, from: Date, now: Date): Promise<string[]> {
  const { applicationId, type, toStatus, happenedAt } = applicationEvents
  const wasAnswered = db
    .select({ one: sql`1` })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationId, applications.id),
        eq(type, 'status-changed'),
        inArray(toStatus, [...answers]),
        between(happenedAt, from, now),
      ),
    )
  const isOld = and(
    isNull(applications.answerDueAt),
    gte(applications.submittedAt, new Date(from.getTime() - 20 * day)),
  )
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(or(between(applications.answerDueAt, from, now), isOld, exists(wasAnswered)))
  return rows.map(({ id }) => id)
}

type Asked = { calendar: Calendar; now: Date }

/** Of these files, those that count: no spam, and none withdrawn in time. Nobody waits for an answer there. */
export async function listKept(
  db: Database | Transaction,
  ids: readonly string[],
  { calendar, now }: Asked,
): Promise<Kept[]> {
  if (ids.length === 0) return []
  const { id, status, submittedAt, answerDueAt, spamReason } = applications
  const { applicationId, fromStatus, toStatus, happenedAt, details } = applicationEvents
  const files = await db
    .select({ id, status, submittedAt, answerDueAt })
    .from(applications)
    .where(and(inArray(id, [...ids]), isNull(spamReason)))
  const changes = await db
    .select({
      ...{ applicationId, fromStatus, toStatus, happenedAt },
      isUndo: sql<boolean>`coalesce((${details} ->> 'undo')::boolean, false)`,
      decisionId: sql<string | null>`${details} #>> '{decision,id}'`,
    })
    .from(applicationEvents)
    .where(and(inArray(applicationId, [...ids]), eq(applicationEvents.type, 'status-changed')))
    .orderBy(asc(applicationEvents.id))
  const changesOf = Map.groupBy(changes, (change) => change.applicationId)
  return files.flatMap(({ id, status, submittedAt, answerDueAt }): Kept[] => {
    const dueAt = answerDueAt ?? dueBeforeOneClock(submittedAt, calendar)
    const standing = listStanding(changesOf.get(id) ?? [])
    const answer = standing.find(
      ({ toStatus, happenedAt }) => toStatus && answers.includes(toStatus) && happenedAt <= now,
    )
    if (status === 'withdrawn') {
      const withdrawnAt = standing.findLast(({ toStatus }) => toStatus === 'withdrawn')?.happenedAt ?? now
      // Withdrawing a file that was late would improve our figures otherwise.
      if ((answer?.happenedAt ?? withdrawnAt) <= dueAt) return []
    }
    if (!answer) return dueAt <= now ? [{ dueAt, answeredAt: null, minutes: null, isOnTime: false }] : []
    const seconds = Math.round(countPromisedHours(submittedAt, answer.happenedAt, calendar) * 3600)
    // Count a started minute as a whole one, so that no answer within the promised hours is late.
    const minutes = Math.ceil(seconds / 60)
    return [{ dueAt, answeredAt: answer.happenedAt, minutes, isOnTime: answer.happenedAt <= dueAt }]
  })
}

async function listForgotten(db: Database | Transaction, from: Date): Promise<Kept[]> {
  const { dueAt, answeredAt, hours, isOnTime } = forgottenPromises
  const rows = await db
    .select({ dueAt, answeredAt, hours, isOnTime })
    .from(forgottenPromises)
    .where(or(gte(dueAt, from), gte(answeredAt, from)))
  return rows.map(({ hours, ...row }) => ({ ...row, minutes: hours === null ? null : hours * 60 }))
}

/** What the owner sees before anybody else does. */
export async function readOurWord(db: Database, now: Date): Promise<OurWord> {
  const [row] = await db.select({ isShown: keptPromise.isShown }).from(keptPromise)
  const { files } = await countKeptPromise(db, now)
  return { isShown: row?.isShown ?? false, files, least: leastAnswers }
}

/** As visitors read it; undefined while it isn't shown. */
export async function readKeptPromise(db: Database): Promise<KeptPromise | undefined> {
  const [row] = await db.select().from(keptPromise)
  return row?.isShown ? (row.figures ?? { files: 0, told: null }) : undefined
}
