import { defineSchedule } from '#lib/jobs/job.ts'
import { countMarkedWeeks, countOldAnswers } from './mutations.ts'

export const countWeeksEveryFiveMinutes = defineSchedule({
  name: 'keep-figures',
  schedule: '*/5 * * * *',
  async run({ db }) {
    await countOldAnswers(db)
    await countMarkedWeeks(db)
  },
})
