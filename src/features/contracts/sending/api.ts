import { z } from 'zod'
import { ended, off, unknownContract } from '#features/contracts/records/content/refusals.ts'
import { toContract } from '#features/contracts/records/data/contract.ts'
import { contractSchema } from '#features/contracts/records/schema.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { createGate } from '#lib/gate.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { type SendingServices, type SendRefusal, sendContract } from './mutations.ts'

const route = routesUnder('contracts')

const refusals: RefusalAnswers<SendRefusal> = {
  unknown: [404, unknownContract],
  off,
  'may not send': [403, 'You may not send contracts. An owner gives that right under People.'],
  ended,
  unmet: [409],
}

export const sendingApi = (services: SendingServices) => {
  // Somebody who sends it again meanwhile waits, and gets the same answer instead of another paper.
  const inTurn = createGate(1)
  return defineApi([
    route.post(
      '/api/contracts/:id/sending',
      { access: 'files', logs: 'contract-change' },
      {
        summary: 'Sign a contract for us, and send it',
        description:
          'Prints and seals its paper. 409 with `errors.checks` while something is missing: a form that no lawyer has confirmed, an answer in the draft, or our legal name and street address, which are the texts `who-page.company` and `global.contact.office-address`. Sent again, it is the same contract with the same paper. With `onPaper`, somebody without an email address of their own signs on paper.',
        params: z.object({ id: rowId }),
        body: z.object({ onPaper: z.boolean().optional() }).nullish(),
        response: { 200: contractSchema },
      },
      async (request) => {
        const sending = { ...(await reviewerOf(request)), onPaper: request.body?.onPaper ?? false }
        const outcome = await inTurn(() => sendContract(services, request.params.id, sending))
        return toContract(services, accept(outcome, refusals).contract)
      },
    ),
  ])
}
