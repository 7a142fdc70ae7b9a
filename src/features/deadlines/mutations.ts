import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { deadlineSettings } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { readDeadlineSettings } from '#features/calendar/data.ts'
import { lockDeadlines } from '#features/calendar/mutations.ts'
import type { DeadlineSettings } from '#features/calendar/schema.ts'
import type { Author } from '#lib/access.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { recountDeadlines } from './jobs.ts'

/** Saves the owner's settings and has all open deadlines computed again. */
export async function setDeadlines(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  { version, ...wanted }: DeadlineSettings,
  by: Author | undefined,
): Promise<Outcome<{ settings: DeadlineSettings; changed: Partial<DeadlineSettings> }, 'changed'>> {
  return db.transaction(async (tx) => {
    await lockDeadlines(tx)
    const before = await readDeadlineSettings(tx)
    if (before.version !== version) return refuse('changed')
    const { clocks, ...rest } = wanted
    const set = Object.entries(clocks).flatMap(([status, clock]) => (clock ? [[status, clock]] : []))
    const closedOn = [...new Set(wanted.closedOn)].sort()
    const change = { ...rest, ...by, closedOn, clocks: Object.fromEntries(set), version: version + 1 }
    await tx
      .insert(deadlineSettings)
      .values({ ...change, id: 1 })
      .onConflictDoUpdate({
        target: deadlineSettings.id,
        set: { ...change, updatedAt: sql`now()` },
        setWhere: eq(deadlineSettings.version, version),
      })
    await enqueue(tx, recountDeadlines, {})
    // A public page shows the hours.
    await bumpSiteVersion(tx)
    const settings = await readDeadlineSettings(tx)
    return { ok: true, settings, changed: findChanged(before, settings) }
  })
}

/** The new values, for the access log. */
function findChanged(before: DeadlineSettings, now: DeadlineSettings): Partial<DeadlineSettings> {
  const { version, ...values } = now
  const old: Record<string, unknown> = before
  const isNew = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(old[name])
  return Object.fromEntries(Object.entries(values).filter(isNew))
}
