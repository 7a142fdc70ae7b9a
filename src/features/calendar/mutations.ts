import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import type { ApplicationEventType } from '#domain/application-review.ts'
import { computeDeadlines, readDeadlineSettings } from './data.ts'
import type { DeadlineSettings } from './schema.ts'

/**
 * A change of the settings and the computations by them wait for each other, so no application keeps an old deadline.
 */
const deadlinesLock = sql`hashtext('clocks')`
export const lockDeadlines = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${deadlinesLock})`)
const shareDeadlines = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${deadlinesLock})`)

/** Computes the deadlines again, in the transaction that changed their input. */
export async function updateDeadlines(
  tx: Transaction,
  ids: readonly string[],
  now = new Date(),
): Promise<Map<string, { clockSince: string | null; dueAt: string | null }>> {
  if (ids.length === 0) return new Map()
  await shareDeadlines(tx)
  const settings = await readDeadlineSettings(tx)
  return writeDeadlines(tx, settings, ids, now)
}

async function writeDeadlines(
  tx: Transaction,
  settings: DeadlineSettings,
  ids: readonly string[],
  now: Date,
) {
  const counted = await computeDeadlines(tx, settings, ids, now)
  const values = counted.map(({ id, since, dueAt }) => ({ id, since, due_at: dueAt }))
  await tx.execute(sql`update ${applications} set clock_version = ${settings.version}::int,
    clock_since = counted.since, clock_due_at = counted.due_at
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as counted(id uuid, since timestamptz, due_at timestamptz)
    where ${applications.id} = counted.id`)
  return new Map(
    counted.map(({ id, since, dueAt }) => [
      id,
      { clockSince: since?.toISOString() ?? null, dueAt: dueAt?.toISOString() ?? null },
    ]),
  )
}

/** After these it may be our turn instead of theirs, or theirs instead of ours. */
const turningTypes: readonly ApplicationEventType[] = [
  'document-received',
  'document-added',
  'document-moved',
  'document-removed',
  'document-restored',
  'document-expired',
  'item-added',
  'item-changed',
  'item-waived',
  'item-restored',
  'item-accepted',
  'item-rejected',
  'item-unavailable',
]

export async function updateDeadlinesAfter(
  tx: Transaction,
  events: readonly { applicationId: string; type: ApplicationEventType }[],
): Promise<void> {
  const idsOf = (types: readonly ApplicationEventType[]) => [
    ...new Set(events.filter(({ type }) => types.includes(type)).map(({ applicationId }) => applicationId)),
  ]
  await updateDeadlines(tx, idsOf(['submitted']))
  const turned = idsOf(turningTypes)
  if (turned.length === 0) return
  const waiting = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, turned), eq(applications.status, 'documents-needed')))
  await updateDeadlines(
    tx,
    waiting.map(({ id }) => id),
  )
}
