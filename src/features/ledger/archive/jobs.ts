import { defineSchedule } from '#lib/jobs/job.ts'
import { forgetAdvances } from './mutations.ts'

/** After the contracts. */
export const forgetAdvancesNightly = defineSchedule({
  name: 'advance-retention',
  schedule: '40 8 * * *',
  async run({ logger, ...services }) {
    const advances = await forgetAdvances(services, new Date())
    if (advances > 0) logger.info({ advances }, 'deleted advances that were kept long enough')
  },
})
