import { lt } from 'drizzle-orm'
import {
  caseCodes,
  caseSessions,
  firmCodes,
  firmSessions,
  signerCodes,
  signerSessions,
} from '#db/schema/index.ts'
import { defineSchedule } from '#lib/jobs/job.ts'

/** Expired codes and cookies open nothing, so we don't keep them. */
export const sweepCaseAccess = defineSchedule({
  name: 'case-access-sweep',
  schedule: '20 * * * *',
  async run({ db }) {
    const now = new Date()
    const tables = [caseCodes, caseSessions, firmCodes, firmSessions, signerCodes, signerSessions]
    for (const table of tables) await db.delete(table).where(lt(table.expiresAt, now))
  },
})
