import { defineSchedule } from '#lib/jobs/job.ts'
import { checkLetters, forgetLetters } from './mutations/archive.ts'

/** Reads a few hundred megabytes at most. */
const mostLetters = 1_000

/** Between the papers of contracts and the backup: what is broken is named in Health by then. */
export const checkLettersNightly = defineSchedule({
  name: 'letters-check',
  schedule: '45 6 * * *',
  async run({ logger, ...services }) {
    const found = await checkLetters(services, mostLetters)
    const { checked } = found
    const [broken, unread] = [found.broken.length, found.unread.length]
    if (broken > 0) logger.error({ checked, broken }, 'letters were changed, or are missing')
    if (unread > 0) logger.error({ checked, unread }, 'the store answers, but not for letters')
    if (broken + unread > 0) return
    if (checked > 0) logger.info({ checked }, 'letters are as we sealed them')
  },
})

/** After the advances that they are about. */
export const forgetLettersNightly = defineSchedule({
  name: 'letter-retention',
  schedule: '50 8 * * *',
  async run({ logger, ...services }) {
    const letters = await forgetLetters(services, new Date())
    if (letters > 0) logger.info({ letters }, 'deleted letters that were kept long enough')
  },
})
