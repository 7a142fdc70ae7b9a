import { defineSchedule } from '#lib/jobs/job.ts'
import { keepRetention } from './mutations.ts'

/** Runs at night in all of the States, and deletes nothing until the owner decides. */
export const keepRetentionNightly = defineSchedule({
  name: 'retention',
  schedule: '30 8 * * *',
  async run({ db, scrub, logger, ...services }) {
    const gone = await keepRetention({ database: { db, scrub }, ...services }, new Date())
    logger.info(gone, 'deleted what was kept long enough')
  },
})
