import { defineSchedule } from '#lib/jobs/job.ts'
import { sweepMovingDrafts } from './mutations.ts'

export const sweepMovingDraftsHourly = defineSchedule({
  name: 'moving-draft-sweep',
  schedule: '20 * * * *',
  run: ({ db }) => sweepMovingDrafts(db),
})
