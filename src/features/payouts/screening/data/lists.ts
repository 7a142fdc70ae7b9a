import { desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { paymentSettings, sanctionsLists } from '#db/schema/index.ts'
import type { SanctionsListKind } from '#domain/money.ts'
import { readToday } from '#features/rules/data.ts'
import { countDays } from '#lib/calendar-days.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import type { SanctionsLists } from '../schema.ts'

type Reader = Database | Transaction
export type ListRow = typeof sanctionsLists.$inferSelect

/** A list counts for a week until the owner says otherwise: the Treasury publishes several a week. */
const usualListDays = 7

export async function readPaymentSettings(db: Reader): Promise<{ listDays: number; version: number }> {
  const [row] = await db.select().from(paymentSettings)
  return { listDays: row?.listDays ?? usualListDays, version: row?.version ?? 0 }
}

export async function findCurrentList(db: Reader, kind: SanctionsListKind): Promise<ListRow | undefined> {
  const [row] = await db
    .select()
    .from(sanctionsLists)
    .where(eq(sanctionsLists.kind, kind))
    .orderBy(desc(sanctionsLists.uploadedAt), desc(sanctionsLists.listedOn))
    .limit(1)
  return row
}

export type CurrentLists = { sdn: ListRow; alt: ListRow; listedOn: string }

/** Both files, with the day of the older one; or in a sentence why nobody can be compared today. */
export async function findFreshLists(
  db: Reader,
): Promise<{ lists: CurrentLists; problem: null } | { lists: null; problem: string }> {
  const sdn = await findCurrentList(db, 'sdn')
  const alt = await findCurrentList(db, 'alt')
  if (!sdn || !alt) {
    const missing = [...(sdn ? [] : ['sdn.csv']), ...(alt ? [] : ['alt.csv'])].join(' and ')
    return { lists: null, problem: `The Treasury’s ${missing} isn’t here yet. The owner uploads it.` }
  }
  const older = sdn.listedOn <= alt.listedOn ? sdn : alt
  const problem = findStale(older.listedOn, await readToday(db), (await readPaymentSettings(db)).listDays)
  if (problem) return { lists: null, problem: `${older.kind}.csv ${problem}` }
  return { lists: { sdn, alt, listedOn: older.listedOn }, problem: null }
}

/** Why a list of that day doesn’t count today. */
const findStale = (listedOn: string, today: string, listDays: number): string | undefined =>
  countDays(listedOn, today) > listDays
    ? `is of ${formatCalendarDay(listedOn)}. A list may be ${listDays === 1 ? '1 day' : `${listDays} days`} old.`
    : undefined

/** How many uploads are told. */
const mostTold = 50

export async function readLists(db: Reader): Promise<SanctionsLists> {
  const rows = await db.select().from(sanctionsLists).orderBy(desc(sanctionsLists.uploadedAt)).limit(mostTold)
  const { problem } = await findFreshLists(db)
  const current = [await findCurrentList(db, 'sdn'), await findCurrentList(db, 'alt')].map((row) => row?.id)
  return {
    isFresh: problem === null,
    problem,
    lists: rows.map(({ id, kind, listedOn, names, sha256, personName, uploadedAt }) => ({
      ...{ id, kind, listedOn, names, sha256, by: personName, uploadedAt: uploadedAt.toISOString() },
      isCurrent: current.includes(id),
    })),
  }
}
