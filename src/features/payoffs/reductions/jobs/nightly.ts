import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { claimEndings, holds, ledgerEntries, reductions, settlements } from '#db/schema/index.ts'
import { lockFile } from '#features/contracts/records/mutations/locked.ts'
import { readKeepYears } from '#features/ledger/archive/data.ts'
import { followLedger } from '#features/payoffs/releases/mutations/closing.ts'
import { readToday } from '#features/rules/data.ts'
import { defineSchedule } from '#lib/jobs/job.ts'
import { followReduction } from '../mutations/follow.ts'

/** After midnight in New York, whichever its clock shows: the day after its last day, a reduction that wasn't paid ends. */
export const lapseReductionsNightly = defineSchedule({
  name: 'reductions-lapse',
  schedule: '25 5 * * *',
  async run({ db, rowSealer, enqueue }) {
    const today = await readToday(db)
    const isLate = and(inArray(reductions.status, ['granted', 'accepted']), lt(reductions.validUntil, today))
    const rows = await db
      .selectDistinct({ applicationId: reductions.applicationId })
      .from(reductions)
      .where(and(isNotNull(reductions.applicationId), or(isLate, eq(reductions.status, 'asked'))))
    for (const { applicationId } of rows)
      await db.transaction(async (tx) => {
        if (!applicationId || !(await lockFile(tx, applicationId))) return
        const isThis = eq(ledgerEntries.applicationId, applicationId)
        const before = await tx.$count(ledgerEntries, isThis)
        await followReduction({ tx, rowSealer, enqueue }, applicationId, today)
        if ((await tx.$count(ledgerEntries, isThis)) > before)
          await followLedger({ tx, enqueue }, applicationId, { party: 'clock' })
      })
  },
})

/** What is left of a deleted person's requests, reports, endings and holds goes when their advances' years are over. */
export const forgetReductionsNightly = defineSchedule({
  name: 'reductions-forget',
  schedule: '50 5 * * *',
  async run({ db }) {
    const years = await readKeepYears(db)
    const isOver = (since: AnyPgColumn) => sql`${since} + make_interval(years => ${years}::int) < now()`
    await db.delete(reductions).where(and(isNull(reductions.applicationId), isOver(reductions.askedAt)))
    await db.delete(settlements).where(and(isNull(settlements.applicationId), isOver(settlements.reportedAt)))
    await db
      .delete(claimEndings)
      .where(and(isNull(claimEndings.applicationId), isOver(claimEndings.signedAt)))
    await db.delete(holds).where(and(isNull(holds.applicationId), isOver(holds.startedAt)))
  },
})
