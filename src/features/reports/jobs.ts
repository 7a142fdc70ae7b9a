import { defineSchedule } from '#lib/jobs/job.ts'
import { countOldAnswers, keepFigures } from './mutations.ts'

export const keepFiguresEveryFiveMinutes = defineSchedule({
  name: 'keep-figures',
  schedule: '*/5 * * * *',
  async run({ db }) {
    await countOldAnswers(db)
    await keepFigures(db)
  },
})
