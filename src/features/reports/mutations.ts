import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { reportMarks, reportParts, reportWeekParts, reportWeeks, responses } from '#db/schema/index.ts'
import { recountAnswers } from '#features/timeline/answers/mutations.ts'
import { brand } from '#site/brand.ts'
import { addCells, type Cell, emptyTotals, storeCell, storeTotals } from './content/totals.ts'
import { countCells, isMarkIn, listMarkedWeeks } from './data/totals.ts'
import { addDays } from './schema/report.ts'

/** Few enough that a transaction is short. */
const batchSize = 12
/** A statement takes at most 65,535 values. */
const mostRows = 5_000

const { timeZone } = brand.openHours

/**
 * Each batch reads one moment: a later change leaves a mark that this batch doesn't see, and if two count the same week
 * at once, the database refuses one.
 */
export async function countMarkedWeeks(db: Database): Promise<void> {
  const marked = await listMarkedWeeks(db)
  for (let place = 0; place < marked.length; place += batchSize) {
    const weeks = marked.slice(place, place + batchSize).sort()
    await db.transaction(
      async (tx) => {
        for (const week of weeks)
          await keepWeek(tx, week, await countCells(tx, { first: week, last: addDays(week, 6) }))
        await tx.delete(reportMarks).where(isMarkIn(weeks))
      },
      { isolationLevel: 'repeatable read' },
    )
  }
}

async function keepWeek(tx: Transaction, week: string, cells: readonly Cell[]): Promise<void> {
  const totals = emptyTotals()
  addCells(totals, week, cells.map(storeCell))
  await tx
    .insert(reportWeeks)
    .values({ week, timeZone, totals: storeTotals(totals) })
    .onConflictDoUpdate({
      target: [reportWeeks.timeZone, reportWeeks.week],
      set: { totals: sql`excluded.figures` },
    })
  await tx
    .delete(reportWeekParts)
    .where(and(eq(reportWeekParts.timeZone, timeZone), eq(reportWeekParts.week, week)))
  const rows = reportParts.flatMap((part) =>
    [...Map.groupBy(cells, (cell) => cell[part])].map(([value, own]) => ({
      ...{ timeZone, week, part, value },
      cells: own.map(storeCell),
    })),
  )
  for (let place = 0; place < rows.length; place += mostRows)
    await tx.insert(reportWeekParts).values(rows.slice(place, place + mostRows))
}

/** Counts the hours of responses that are older than their table. */
export async function countOldAnswers(db: Database): Promise<void> {
  while (true) {
    const old = await db
      .select({ id: responses.applicationId })
      .from(responses)
      .where(isNull(responses.minutes))
      .limit(500)
    if (old.length === 0) return
    const ids = old.map(({ id }) => id)
    await db.transaction(async (tx) => {
      await recountAnswers(tx, ids)
      // A timeline without a response leaves none, and one without hours would come back forever.
      await tx
        .delete(responses)
        .where(sql`${inArray(responses.applicationId, ids)} and ${responses.minutes} is null`)
    })
  }
}
