import { defineSchedule } from '#lib/jobs/job.ts'
import { forgetOldPromises, recountKeptPromise } from './mutations.ts'

/** After midnight in all of the country, so that a day is counted whole. */
export const countKeptPromiseNightly = defineSchedule({
  name: 'kept-promise',
  schedule: '10 11 * * *',
  async run({ db }) {
    const now = new Date()
    await forgetOldPromises(db, now)
    await recountKeptPromise(db, now)
  },
})
