import { lt } from 'drizzle-orm'
import { caseCodes, caseSessions } from '#db/schema/index.ts'
import { defineSchedule } from '#lib/jobs/job.ts'

/** Expired codes and cookies open nothing, so we don't keep them. */
export const sweepCaseAccess = defineSchedule({
  name: 'case-access-sweep',
  schedule: '20 * * * *',
  async run({ db }) {
    const now = new Date()
    await db.delete(caseCodes).where(lt(caseCodes.expiresAt, now))
    await db.delete(caseSessions).where(lt(caseSessions.expiresAt, now))
  },
})
