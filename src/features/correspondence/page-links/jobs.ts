import { lt } from 'drizzle-orm'
import { caseCodes, caseSessions } from '#db/schema/index.ts'
import { defineSchedule } from '#lib/jobs/job.ts'

/** Codes and cookies whose time is over open nothing; we don't keep them either. */
export const sweepCaseAccess = defineSchedule({
  name: 'case-access-sweep',
  schedule: '20 * * * *',
  async run({ db }) {
    const now = new Date()
    await db.delete(caseCodes).where(lt(caseCodes.expiresAt, now))
    await db.delete(caseSessions).where(lt(caseSessions.expiresAt, now))
  },
})
