import { isDeepStrictEqual } from 'node:util'
import { lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { forgottenPromises, keptPromise } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { readPromise } from '#features/calendar/data.ts'
import type { Author } from '#lib/access.ts'
import { countedDays } from '#site/kept-promise.ts'
import { countKeptPromise, listKept } from './data.ts'

/** Shows visitors how we kept the promise, or takes it back. The figures are counted, never given. */
export async function setOurWord(
  db: Database,
  isShown: boolean,
  { by, now }: { by: Author | undefined; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const figures = isShown ? await countKeptPromise(tx, now) : null
    const set = { isShown, figures, ...by }
    await tx
      .insert(keptPromise)
      .values({ id: 1, ...set })
      .onConflictDoUpdate({ target: keptPromise.id, set: { ...set, updatedAt: sql`now()` } })
    await bumpSiteVersion(tx)
  })
}

/** Pages are made again only if they would say something else. */
export async function recountKeptPromise(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(keptPromise).for('update')
    if (!row?.isShown) return
    const figures = await countKeptPromise(tx, now)
    if (isDeepStrictEqual(figures, row.figures)) return
    await tx.update(keptPromise).set({ figures, updatedAt: now })
    await bumpSiteVersion(tx)
  })
}

const day = 24 * 60 * 60_000

/** Call it before files are deleted: how we kept our word to these people still counts. */
export async function keepPromisesOf(tx: Transaction, applicationIds: readonly string[]): Promise<void> {
  const now = new Date()
  const { calendar } = await readPromise(tx)
  const from = new Date(now.getTime() - countedDays * day)
  const kept = await listKept(tx, applicationIds, { calendar, now })
  const counting = kept.filter(({ dueAt, answeredAt }) => dueAt >= from || (answeredAt && answeredAt >= from))
  if (counting.length === 0) return
  await tx.insert(forgottenPromises).values(
    counting.map(({ dueAt, answeredAt, minutes, isOnTime }) => ({
      dueAt: toHour(dueAt),
      answeredAt: answeredAt && toHour(answeredAt),
      hours: minutes === null ? null : Math.min(Math.ceil(minutes / 60), 10_000),
      isOnTime,
    })),
  )
}

const toHour = (moment: Date) => new Date(Math.floor(moment.getTime() / 3_600_000) * 3_600_000)

/** Nothing is kept longer than it counts. */
export async function forgetOldPromises(db: Database, now: Date): Promise<void> {
  const from = new Date(now.getTime() - countedDays * day)
  const { dueAt, answeredAt } = forgottenPromises
  await db.delete(forgottenPromises).where(lt(sql`greatest(${dueAt}, ${answeredAt})`, from))
}
