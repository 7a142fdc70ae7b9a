import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { readRepaid } from './data.ts'
import { correctRepayment, type RepaymentRefusal, recordRepayment } from './mutations.ts'
import { newRepaymentSchema, repaidSchema, repaymentCorrectionSchema } from './schema.ts'

const tags = ['decisions']
const params = z.object({ id: rowId })

const refusals: RefusalAnswers<RepaymentRefusal> = {
  unknown: [404, 'There is no such application or repayment.'],
  'not funded': [409, 'No money went out for this application, so none can come back.'],
  'has a contract': [409, 'This money went out under a contract. Record what comes back on its ledger.'],
  'wrong day': [422],
  another: [409, 'Somebody else has recorded or corrected a repayment meanwhile. Look at it before yours.'],
  ended: [409, 'Somebody else has corrected this meanwhile. Look at it again.'],
}

/** No money moves here. The desk only writes it down. */
export const repaymentsApi = (services: { db: Database; rowSealer: RowSealer }) => {
  const { db } = services
  return defineApi([
    route.get(
      '/api/applications/:id/repayments',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'What came back for an application, and what is owed',
        tags,
        params,
        response: { 200: repaidSchema },
      },
      async (request) => readRepaid(db, request.params.id),
    ),
    route.post(
      '/api/applications/:id/repayments',
      { access: 'files', logs: 'repayment', logsFields: ['amount', 'repaidOn'] },
      {
        summary: 'Record that money came back',
        description: 'Cents. With the same `submissionKey` it is recorded once.',
        tags,
        params,
        body: newRepaymentSchema,
        response: { 201: repaidSchema },
      },
      async (request, reply) => {
        const { id } = request.params
        accept(await recordRepayment(services, id, request.body, await reviewerOf(request)), refusals)
        return reply.code(201).send(await readRepaid(db, id))
      },
    ),
    route.post(
      '/api/applications/:id/repayments/:repaymentId/correction',
      { access: 'files', logs: 'repayment' },
      {
        summary: 'Correct what was recorded, or take it out; the old is kept',
        tags,
        params: z.object({ id: rowId, repaymentId: rowId }),
        body: repaymentCorrectionSchema,
        response: { 200: repaidSchema },
      },
      async (request) => {
        const { id: applicationId, repaymentId } = request.params
        const outcome = await correctRepayment(
          services,
          { applicationId, repaymentId },
          request.body,
          await reviewerOf(request),
        )
        accept(outcome, refusals)
        return readRepaid(db, applicationId)
      },
    ),
  ])
}
