import { checkEvents } from '#features/contracts/records/data/chain.ts'
import { defineSchedule } from '#lib/jobs/job.ts'
import { listDiffering } from './data.ts'
import { checkPapers, forgetContracts } from './mutations.ts'

/** Reads half a gigabyte at most. */
const mostPapers = 1_000

/** Half an hour before the backup: what is broken is named in Health by then, and doesn’t stop it. */
export const checkPapersNightly = defineSchedule({
  name: 'contract-papers-check',
  schedule: '40 6 * * *',
  async run({ logger, ...services }) {
    const { checked, ...found } = await checkPapers(services, mostPapers)
    const [broken, unread] = [found.broken.length, found.unread.length]
    if (broken > 0) logger.error({ checked, broken }, 'papers of contracts were changed, or are missing')
    if (unread > 0) logger.error({ checked, unread }, 'the store answers, but not for papers of contracts')
    if (broken + unread > 0) return
    if (checked > 0) logger.info({ checked }, 'the papers of contracts are as we sealed them')
  },
})

/** More are counted in the server's output. */
const mostNamed = 50

/** After the log's own check. The log keeps what is found: Health names it until a check finds nothing. */
export const checkEventsNightly = defineSchedule({
  name: 'contract-events-check',
  schedule: '50 6 * * *',
  async run({ logger, accessLog, ...services }) {
    const { db } = services
    const { checked, flaws } = await checkEvents(services)
    const numbers = [...new Set(flaws.map(({ number }) => number))].slice(0, mostNamed)
    if (numbers.join() !== (await listDiffering(db)).join())
      await accessLog.record(db, { action: 'contract-check', address: null, details: { numbers } })
    if (flaws.length > 0)
      logger.error({ checked, flaws: flaws.length }, 'contracts differ from the access log')
    else if (checked > 0) logger.info({ checked }, 'events of contracts are as the access log says')
  },
})

export const forgetContractsNightly = defineSchedule({
  name: 'contract-retention',
  schedule: '35 8 * * *',
  async run({ logger, ...services }) {
    const contracts = await forgetContracts(services, new Date())
    if (contracts > 0) logger.info({ contracts }, 'deleted contracts that were kept long enough')
  },
})
