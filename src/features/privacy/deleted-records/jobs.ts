import { defineSchedule } from '#lib/jobs/job.ts'
import { sweepDeleted } from './mutations.ts'

/** Runs at night in all of the States. */
export const sweepDeletedNightly = defineSchedule({
  name: 'deleted-sweep',
  schedule: '40 8 * * *',
  async run({ db, storage, logger }) {
    const removed = await sweepDeleted({ db, storage }, new Date())
    if (removed > 0) logger.info({ removed }, 'removed what reviewers deleted 30 days ago')
  },
})
