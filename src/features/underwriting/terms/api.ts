import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { limitRefusals } from '#features/people/signatures/api.ts'
import { listSigners, listWaitingLimits } from '#features/people/signatures/data.ts'
import type { LimitRefusal } from '#features/people/signatures/mutations.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { readValueTerms } from './data.ts'
import { changeValueTerms } from './mutations.ts'
import { valueTermsAnswerSchema, valueTermsChangeSchema } from './schema.ts'

const route = routesUnder('value')

const refusals: RefusalAnswers<LimitRefusal | 'changed'> = {
  ...limitRefusals,
  changed: [409, 'Somebody else changed this meanwhile. Look at it again before you save.'],
}

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export const valueTermsApi = (services: Services) => {
  const { db } = services
  const answer = async () => {
    const { terms, version } = await readValueTerms(db)
    const waiting = await listWaitingLimits(services)
    return {
      ...{ ...terms, version },
      signers: (await listSigners(db)).map(({ name }) => name),
      waiting: waiting.filter(({ kind }) => kind === 'claim-limit'),
    }
  }
  return defineApi([
    route.get(
      '/api/admin/value-terms',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'What value sheets advise: shares, the limit per claim, the weights of the grade',
        response: { 200: valueTermsAnswerSchema },
      },
      async () => answer(),
    ),
    route.put(
      '/api/admin/value-terms',
      { access: 'owner', logs: 'value-settings', logsFields: ['lowShare', 'claimLimit'] },
      {
        summary: 'Say what value sheets advise, from now on',
        description:
          'Percentages, and cents for the limit. Shares, weights and a lower limit hold at once. A higher limit, or none, waits for a second signature (`waiting`); where nobody else may sign, it needs a `reason` and a wait.',
        body: valueTermsChangeSchema,
        response: { 200: valueTermsAnswerSchema },
      },
      async (request) => {
        accept(await changeValueTerms(services, request.body, await authorOf(request)), refusals)
        return answer()
      },
    ),
  ])
}
