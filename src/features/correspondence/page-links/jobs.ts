import { lt } from 'drizzle-orm'
import { caseCodes, caseSessions, firmCodes, firmSessions } from '#db/schema/index.ts'
import { defineSchedule } from '#lib/jobs/job.ts'

/** Expired codes and cookies open nothing, so we don't keep them. */
export const sweepCaseAccess = defineSchedule({
  name: 'case-access-sweep',
  schedule: '20 * * * *',
  async run({ db }) {
    const now = new Date()
    for (const table of [caseCodes, caseSessions, firmCodes, firmSessions])
      await db.delete(table).where(lt(table.expiresAt, now))
  },
})
