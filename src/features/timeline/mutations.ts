import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationEvents, applications } from '#db/schema/index.ts'
import { actorOf, type EventActor } from '#domain/application-review.ts'
import type { ContractParty } from '#domain/contracts.ts'
import { updateDeadlinesAfter } from '#features/calendar/mutations.ts'
import { announce, type News } from '#lib/live/news.ts'
import type { ContractDetails, Reviewer } from './schema/details.ts'
import type { NewEvent, StatusChange, StatusDetails } from './schema/entries.ts'

/** With `recordExplained` the only way to write to a timeline; open desks hear of it. Returns the ids in order. */
export async function recordEvents(
  db: Database | Transaction,
  events: readonly NewEvent[],
): Promise<number[]> {
  if (events.length === 0) return []
  // The desks must hear of what was committed, and of nothing else.
  if (!(db instanceof PgTransaction)) return db.transaction((tx) => recordEvents(tx, events))
  const rows = await db
    .insert(applicationEvents)
    .values(events.map((event) => ({ ...event, actor: actorIn(event) })))
    .returning(told)
  await updateDeadlinesAfter(db, events)
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

function actorIn(event: NewEvent): EventActor {
  if (event.type === 'contract-step' || event.type === 'money-step')
    return contractActors[event.details.party]
  return event.type === 'document-received' && event.details.door === 'firm' ? 'firm' : actorOf(event.type)
}

const contractActors: Record<ContractParty, EventActor> = {
  desk: 'admin',
  person: 'applicant',
  attorney: 'firm',
  clock: 'system',
}

type Explained = { applicationId: string } & (
  | { type: 'answers-corrected'; details: Reviewer & { labels: string[] } }
  | { type: 'merged'; details: Reviewer & { other: string; isKept: boolean; undo?: true } }
  | { type: 'contract-voided'; details: ContractDetails }
  | { type: 'contract-reissued'; details: ContractDetails & { replaces: string } }
  | (StatusChange & {
      type: 'status-changed'
      actor: EventActor
      details: StatusDetails & { dueAt: string | null }
    })
)

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
        return { actor: actorOf(event.type), ...event, id, sealedReason }
      }),
    )
    .returning(told)
  await announce(db, rows.map(toNews))
}

async function drawIds(db: Transaction, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('application_events', 'id')) as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Several views within this time count as one. */
const oneLook = sql`interval '15 minutes'`

/** Call it before reading the application, so that the reader sees this view too. */
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
