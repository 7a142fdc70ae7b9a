import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { limitRefusals } from '#features/people/signatures/api.ts'
import {
  listPayers,
  listSigners,
  listWaitingLimits,
  readSignatureSettings,
} from '#features/people/signatures/data.ts'
import type { LimitRefusal } from '#features/people/signatures/mutations.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { changeSignatures } from './mutations.ts'
import { signatureAnswerSchema, signatureChangeSchema } from './schema.ts'

const tags = ['decisions']

const refusals: RefusalAnswers<LimitRefusal | 'changed'> = {
  ...limitRefusals,
  changed: [409, 'Somebody else changed this meanwhile. Look at it again before you save.'],
}

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export const signaturesApi = (services: Services) => {
  const { db } = services
  const answer = async () => ({
    ...(await readSignatureSettings(db)),
    signers: (await listSigners(db)).map(({ name }) => name),
    payers: (await listPayers(db)).map(({ name }) => name),
    waiting: (await listWaitingLimits(services)).filter(({ kind }) => kind !== 'claim-limit'),
  })
  return defineApi([
    route.get(
      '/api/admin/signatures',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'Above which sum two people sign a payment, and who may sign',
        tags,
        response: { 200: signatureAnswerSchema },
      },
      async () => answer(),
    ),
    route.put(
      '/api/admin/signatures',
      { access: 'owner', logs: 'signatures-changed', logsFields: ['secondAbove', 'aloneHours'] },
      {
        summary: 'Say above which sum two people sign a payment; null when one is always enough',
        description:
          'Cents. A lower sum holds at once. A higher one, or none, waits for a second signature (`waiting`); where nobody else may sign, it needs a `reason` and a wait.',
        tags,
        body: signatureChangeSchema,
        response: { 200: signatureAnswerSchema },
      },
      async (request) => {
        accept(await changeSignatures(services, request.body, await authorOf(request)), refusals)
        return answer()
      },
    ),
  ])
}
