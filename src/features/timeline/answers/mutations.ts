import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEvents, applications, responses } from '#db/schema/index.ts'
import { readPromise } from '#features/calendar/data.ts'
import { countPromisedHours } from '#site/promise-clock.ts'
import { findAnswer } from './schema.ts'

/** Waiting is counted as the promise is: a day has 24 hours. */
const dayMinutes = 24 * 60

export async function recountAnswers(
  db: Database | Transaction,
  applicationIds: readonly string[],
): Promise<void> {
  if (applicationIds.length === 0) return
  const ids = [...applicationIds]
  const { applicationId, fromStatus, toStatus, happenedAt, details } = applicationEvents
  const changes = await db
    .select({
      applicationId,
      fromStatus,
      toStatus,
      happenedAt,
      isUndo: sql<boolean>`coalesce((${details} ->> 'undo')::boolean, false)`,
      decisionId: sql<string | null>`${details} #>> '{decision,id}'`,
      isDueKept: sql<boolean>`coalesce(jsonb_exists(${details}, 'dueAt'), false)`,
      due: sql<string | null>`${details} ->> 'dueAt'`,
      submittedAt: applications.submittedAt,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationId))
    .where(and(inArray(applicationId, ids), eq(applicationEvents.type, 'status-changed')))
    .orderBy(asc(applicationEvents.id))
  const promised = await readPromise(db)
  const given = [...Map.groupBy(changes, (change) => change.applicationId)].flatMap(([id, own]) => {
    const answer = findAnswer(own.map((change) => ({ ...change, dueAt: dueOf(change) })))
    if (!answer) return []
    const from = own[0]?.submittedAt ?? answer.respondedAt
    const hours = countPromisedHours(from, answer.respondedAt, promised.calendar)
    const { isLate = hours > promised.hours } = answer
    return [{ ...answer, applicationId: id, minutes: Math.round(hours * 60), dayMinutes, isLate }]
  })
  const unanswered = ids.filter((id) => !given.some((answer) => answer.applicationId === id))
  if (unanswered.length > 0) await db.delete(responses).where(inArray(responses.applicationId, unanswered))
  if (given.length === 0) return
  await db
    .insert(responses)
    .values(given)
    .onConflictDoUpdate({
      target: responses.applicationId,
      set: {
        answer: sql`excluded.answer`,
        respondedAt: sql`excluded.answered_at`,
        minutes: unlessCounted(responses.minutes),
        dayMinutes: unlessCounted(responses.dayMinutes),
        isLate: unlessCounted(responses.isLate),
      },
    })
}

/** A new calendar doesn't change how long somebody waited for an answer. */
const unlessCounted = (column: PgColumn) => sql`case
  when ${responses.respondedAt} = excluded.answered_at and ${responses.minutes} is not null then ${column}
  else excluded.${sql.identifier(column.name)} end`

function dueOf({ isDueKept, due }: { isDueKept: boolean; due: string | null }): Date | null | undefined {
  if (!isDueKept) return undefined
  return due === null ? null : new Date(due)
}
