import { and, asc, eq, getTableName, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { advances, letters } from '#db/schema/index.ts'
import { readBytes, readTree } from '#features/contracts/archive/data.ts'
import { dropPrinted } from '#features/contracts/archive/mutations.ts'
import { readKeepYears } from '#features/ledger/archive/data.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { LetterRow } from '../data/letters.ts'
import { noteBroken } from './open.ts'

type Services = { db: Database; rowSealer: RowSealer; storage: Storage }

export type CheckedLetters = { checked: number; broken: string[]; unread: string[] }

/** As papers of contracts are: those checked longest ago first. Throws while the store is down. */
export async function checkLetters(services: Services, most: number): Promise<CheckedLetters> {
  const { db, storage } = services
  const rows = await db
    .select()
    .from(letters)
    .orderBy(sql`${letters.checkedAt} asc nulls first`, asc(letters.id))
    .limit(most)
  const found: CheckedLetters = { checked: 0, broken: [], unread: [] }
  for (const row of rows) {
    const whole = await isWhole(services, row).catch(async (error) => {
      if (!(await storage.ping())) throw error
      found.unread.push(row.number)
    })
    if (whole === undefined) continue
    found.checked += 1
    if (!whole) found.broken.push(row.number)
    await noteChecked(db, row.id, whole)
  }
  return found
}

const isWhole = async (services: Services, row: LetterRow): Promise<boolean> =>
  (await readBytes(services.storage, row)).ok && (await readTree(services, row)).ok

/** One that was put back, from a backup, is whole again. */
async function noteChecked(db: Database, id: string, whole: boolean): Promise<void> {
  if (!whole) await noteBroken(db, id)
  await db
    .update(letters)
    .set({ checkedAt: sql`now()`, ...(whole && { brokenSince: null }) })
    .where(eq(letters.id, id))
}

const forgottenAtATime = 50

/** While one of its advances is kept, so is the letter. */
const hasAdvance = sql`exists (select 1 from ${advances} advance where advance.id::text in
  (select part ->> 'advanceId' from jsonb_array_elements(${letters.figures} -> 'parts') part))`

type ForgetServices = { db: Database; storage: Storage } & Pick<JobServices, 'scrub' | 'accessLog'>

/** A letter stays as long as its application does; once that was deleted, for the years that contracts stay. */
export async function forgetLetters(
  { db, storage, scrub, accessLog }: ForgetServices,
  now: Date,
): Promise<number> {
  const years = await readKeepYears(db)
  const until = sql`greatest(${letters.madeAt}, ${letters.endedAt}) + make_interval(years => ${years}::int)`
  let forgotten = 0
  let batch: number
  do {
    const gone = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: letters.id, storageKey: letters.storageKey })
        .from(letters)
        .where(and(isNull(letters.applicationId), sql`${until} <= ${now}`, sql`not ${hasAdvance}`))
        .limit(forgottenAtATime)
        .for('update', { skipLocked: true })
      await tx.delete(letters).where(
        inArray(
          letters.id,
          due.map(({ id }) => id),
        ),
      )
      const details = { letters: due.length }
      if (due.length > 0) await accessLog.recordWithin(tx, [{ action: 'retention', address: null, details }])
      return due
    })
    batch = gone.length
    forgotten += batch
    for (const { storageKey } of gone) await dropPrinted({ storage }, { storageKey })
  } while (batch === forgottenAtATime)
  if (forgotten > 0) await scrub([getTableName(letters)])
  return forgotten
}

/** Numbers of letters that aren't as we sealed them. */
export async function listBrokenLetters(db: Database): Promise<string[]> {
  const rows = await db
    .select({ number: letters.number })
    .from(letters)
    .where(isNotNull(letters.brokenSince))
    .orderBy(letters.number)
  return rows.map(({ number }) => number)
}
