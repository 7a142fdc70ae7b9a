import { lt } from 'drizzle-orm'
import { screenings } from '#db/schema/index.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { defineSchedule } from '#lib/jobs/job.ts'

/** The Treasury asks that long for what shows that somebody looked. */
const yearsKept = 10

export const forgetScreeningsNightly = defineSchedule({
  name: 'old-screenings',
  schedule: '41 8 * * *',
  async run({ db, logger }) {
    const today = new Date().toISOString().slice(0, 10)
    const before = new Date(`${addMonths(today, -12 * yearsKept)}T00:00:00Z`)
    const gone = await db
      .delete(screenings)
      .where(lt(screenings.screenedAt, before))
      .returning({ id: screenings.id })
    if (gone.length > 0)
      logger.info({ screenings: gone.length }, 'old comparisons with sanctions lists deleted')
  },
})
