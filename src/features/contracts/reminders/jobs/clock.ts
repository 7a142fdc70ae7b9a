import { defineSchedule } from '#lib/jobs/job.ts'
import { endByTheClock, tellLastDays } from '../mutations.ts'

/** Days end at midnight in New York, which is on the hour in UTC, too. */
export const endContractsHourly = defineSchedule({
  name: 'contract-clock',
  schedule: '3 * * * *',
  async run({ logger, ...services }) {
    const now = new Date()
    const ended = await endByTheClock(services, now)
    if (ended > 0) logger.info({ ended }, 'contracts ended because nobody signed by their last day')
    await tellLastDays(services, now)
  },
})
