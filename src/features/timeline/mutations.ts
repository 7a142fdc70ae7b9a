import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationEvents, applications, decisions } from '#db/schema/index.ts'
import { actorOf, type EventActor } from '#domain/application-review.ts'
import { isDecision } from '#domain/decisions.ts'
import { readLeftClocks } from '#features/calendar/data.ts'
import { followEvents, keepClocks } from '#features/calendar/mutations.ts'
import { announce, type News } from '#lib/live/news.ts'
import { recountAnswers } from './answers/mutations.ts'
import type { DecisionFacts, NewEvent, Reviewer, StatusChange } from './schema.ts'

/** With the function below the only way to write to a timeline, which tells open desks too. Returns the ids in order. */
export async function recordEvents(
  db: Database | Transaction,
  events: readonly NewEvent[],
): Promise<number[]> {
  if (events.length === 0) return []
  // What is written and what is told belong together.
  if (!(db instanceof PgTransaction)) return db.transaction((tx) => recordEvents(tx, events))
  const rows = await db
    .insert(applicationEvents)
    .values(events.map((event) => ({ ...event, actor: actorIn(event) })))
    .returning(told)
  await followEvents(db, events)
  await announce(db, rows.map(toNews))
  return rows.map(({ id }) => id)
}

/** What others may know of an entry before they read it. */
const told = {
  id: applicationEvents.id,
  kind: applicationEvents.type,
  applicationId: applicationEvents.applicationId,
  by: sql<string | null>`${applicationEvents.details} #>> '{person,id}'`,
  happenedAt: applicationEvents.happenedAt,
}

const toNews = ({ happenedAt, ...entry }: Omit<News, 'at'> & { happenedAt: Date }): News => ({
  ...entry,
  at: happenedAt.toISOString(),
})

/** A law firm sends documents too. */
const actorIn = (event: NewEvent): EventActor =>
  event.type === 'document-received' && event.details.door === 'firm' ? 'firm' : actorOf(event.type)

/**
 * Records the same change of many applications. The reviewer's words are sealed, each with the id of its entry. Returns
 * the clocks that began with it, where the owner has set any.
 */
export async function recordStatusChanges(
  { db, rowSealer }: { db: Transaction; rowSealer: RowSealer },
  changes: readonly StatusChange[],
  {
    details,
    reason,
    actor = 'admin',
  }: {
    details: Partial<Reviewer> & { undo?: true; decision?: DecisionFacts }
    reason?: string | undefined
    actor?: 'admin' | 'applicant'
  },
): Promise<Clocks> {
  if (changes.length === 0) return new Map()
  await endDecisions(
    db,
    changes.map(({ applicationId }) => applicationId),
    details.decision?.id,
  )
  const ids = await drawIds(db, changes.length)
  const dues = await readLeftClocks(db, changes)
  const type = 'status-changed'
  const rows = await db
    .insert(applicationEvents)
    .overridingSystemValue()
    .values(
      changes.map((change, place) => {
        const id = ids[place] ?? 0
        const sealedReason = reason ? rowSealer.seal(applicationEvents.sealedReason, id, reason) : null
        const dueAt = dues.get(change.applicationId)?.toISOString() ?? null
        return { ...change, id, type, actor, details: { ...details, dueAt }, sealedReason } as const
      }),
    )
    .returning(told)
  // Only what is decided, or decided no longer, changes an answer.
  const decided = changes.filter(({ fromStatus, toStatus }) => isDecision(fromStatus) || isDecision(toStatus))
  await recountAnswers(
    db,
    decided.map(({ applicationId }) => applicationId),
  )
  const clocks = await keepClocks(
    db,
    changes.map(({ applicationId }) => applicationId),
  )
  await announce(db, rows.map(toNews))
  return clocks
}

type Clocks = Awaited<ReturnType<typeof keepClocks>>

type Explained = { applicationId: string } & (
  | { type: 'answers-corrected'; details: Reviewer & { labels: string[] } }
  | { type: 'merged'; details: Reviewer & { other: string; isKept: boolean; undo?: true } }
)

/** Records what the desk did to a file for a reason, and seals the reason. */
export async function recordExplained(
  { db, rowSealer }: { db: Transaction; rowSealer: RowSealer },
  events: readonly Explained[],
  reason?: string,
): Promise<void> {
  const ids = await drawIds(db, events.length)
  const rows = await db
    .insert(applicationEvents)
    .overridingSystemValue()
    .values(
      events.map((event, place) => {
        const id = ids[place] ?? 0
        const sealedReason = reason ? rowSealer.seal(applicationEvents.sealedReason, id, reason) : null
        return { ...event, id, actor: actorOf(event.type), sealedReason }
      }),
    )
    .returning(told)
  await announce(db, rows.map(toNews))
}

/** Whoever changes the status takes the place of what was decided before, and a first signature is worth nothing then. */
async function endDecisions(db: Transaction, applicationIds: string[], by: string | undefined) {
  await db
    .update(decisions)
    .set({
      endedAt: sql`now()`,
      ending: sql`case when ${decisions.effectiveAt} is null then 'void' else 'superseded' end`,
      endedBy: by ?? null,
    })
    .where(
      and(
        inArray(decisions.applicationId, applicationIds),
        isNull(decisions.endedAt),
        by ? ne(decisions.id, by) : undefined,
      ),
    )
}

async function drawIds(db: Transaction, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('application_events', 'id')) as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Several views within this time count as one. */
const oneLook = sql`interval '15 minutes'`

/** Records who viewed it and when. Runs before the application is read, so that the reader sees this view too. */
export async function recordView(db: Database, applicationId: string, reviewer: Reviewer): Promise<void> {
  await db.transaction(async (tx) => {
    const [last] = await tx
      .select({ id: applicationEvents.id })
      .from(applicationEvents)
      .where(
        and(
          eq(applicationEvents.applicationId, applicationId),
          eq(applicationEvents.type, 'viewed'),
          gt(applicationEvents.happenedAt, sql`now() - ${oneLook}`),
          sql`${applicationEvents.details} ->> 'session' = ${reviewer.session}`,
        ),
      )
      .orderBy(desc(applicationEvents.id))
      .limit(1)
    const isThere = await tx.$count(applications, eq(applications.id, applicationId))
    if (last || isThere === 0) return
    await recordEvents(tx, [{ applicationId, type: 'viewed', details: reviewer }])
  })
}
