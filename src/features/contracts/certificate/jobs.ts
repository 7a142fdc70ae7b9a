import { z } from 'zod'
import { defineJob, JobPostponed, JobRefused } from '#lib/jobs/job.ts'
import { PrinterBusy } from '#lib/papers/print/printing.ts'
import { finishContract } from './mutations.ts'

/** After each acknowledgment. Nothing where it was made, or where the contract ended, meanwhile. */
export const makeFinishedPaper = defineJob({
  name: 'contract-finished',
  schema: z.object({ contractId: z.uuid() }),
  async run({ contractId }, services) {
    const finished = await finishContract(services, contractId, async () => {}).catch(waitForPrinter)
    if (finished.ok || finished.reason === 'unsigned') return
    throw new JobRefused('The paper that was signed isn’t the one in the store: see contract:verify.')
  },
})

function waitForPrinter(error: unknown): never {
  throw error instanceof PrinterBusy ? new JobPostponed() : error
}
