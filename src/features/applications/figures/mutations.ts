import { inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { answers, figureMarks, figureWeeks } from '#db/schema/index.ts'
import { keepTally } from '#features/applications/tally/content.ts'
import { countTally, isMarkIn, listMarkedWeeks } from '#features/applications/tally/data.ts'
import { recountAnswers } from '#features/timeline/answers/mutations.ts'
import { brand } from '#site/brand.ts'
import { addDays } from './schema.ts'

/** Few enough that a transaction is short. */
const batchSize = 12

/**
 * Counts the marked weeks ahead. Each batch sees one moment: what is written meanwhile leaves a mark that this batch does
 * not see, and of two that count the same week at once the database refuses one.
 */
export async function keepFigures(db: Database): Promise<void> {
  const { timeZone } = brand.openHours
  const marked = await listMarkedWeeks(db)
  for (let place = 0; place < marked.length; place += batchSize) {
    const weeks = marked.slice(place, place + batchSize).sort()
    await db.transaction(
      async (tx) => {
        for (const week of weeks) {
          const figures = keepTally(await countTally(tx, [{ first: week, last: addDays(week, 6) }]))
          await tx
            .insert(figureWeeks)
            .values({ week, timeZone, figures })
            .onConflictDoUpdate({
              target: [figureWeeks.timeZone, figureWeeks.week],
              set: { figures: sql`excluded.figures` },
            })
        }
        await tx.delete(figureMarks).where(isMarkIn(weeks))
      },
      { isolationLevel: 'repeatable read' },
    )
  }
}

/** Counts the hours of answers that were given before there was a table of them. */
export async function countOldAnswers(db: Database): Promise<void> {
  while (true) {
    const old = await db
      .select({ id: answers.applicationId })
      .from(answers)
      .where(isNull(answers.minutes))
      .limit(500)
    if (old.length === 0) return
    const ids = old.map(({ id }) => id)
    await db.transaction(async (tx) => {
      await recountAnswers(tx, ids)
      // A timeline that tells of no answer leaves none, and one without hours would come back forever.
      await tx
        .delete(answers)
        .where(sql`${inArray(answers.applicationId, ids)} and ${answers.minutes} is null`)
    })
  }
}
