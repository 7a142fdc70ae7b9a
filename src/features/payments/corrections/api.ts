import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { findPaidOut, notFinal, readPaidOut, underContract } from './data.ts'
import { askCorrection, type CorrectionRefusal, refuseCorrection, signCorrection } from './mutations.ts'
import { correctionRefusalSchema, newPaymentCorrectionSchema, paidOutSchema } from './schema.ts'

const tags = ['decisions']
const params = z.object({ id: rowId })
const correctionParams = z.object({ id: rowId, correctionId: rowId })
const whoseOf = ({ id, correctionId }: z.output<typeof correctionParams>) => ({
  applicationId: id,
  correctionId,
})

const unknown = 'There is no such application or correction.'
const refusals: RefusalAnswers<CorrectionRefusal> = {
  unknown: [404, unknown],
  'not funded': [409, 'No money went out for this application.'],
  'not final': [409, notFinal],
  'has a contract': [409, underContract],
  same: [422, 'This is what the payment says already.'],
  mistaken: [422],
  waiting: [409, 'A correction of this payment waits for its second signature already.'],
  'key used': [409, 'This correction was sent before, and said something else then. Look at it again.'],
  'no longer waiting': [409, 'This correction doesn’t wait for a signature anymore. Look at it again.'],
  'may not sign': [403, 'Only owners and reviewers who work here may correct a payment.'],
  'same person': [409, 'You signed first. The second signature is somebody else’s.'],
  'sign alone': [409, 'Nobody else here may sign anymore. Sign it again alone.'],
  'too early': [409, 'One person alone waits before it counts. Sign it in {wait}.'],
  void: [409, 'The payment or the people changed since the first signature, so it is void.'],
}

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export const paymentCorrectionsApi = (services: Services) =>
  defineApi([
    route.get(
      '/api/applications/:id/payment',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'The payment of an application as it was last corrected, and its corrections',
        tags,
        params,
        response: { 200: paidOutSchema },
      },
      async (request) => {
        const found = await findPaidOut(services, request.params.id)
        if (!found) throw notFound(unknown)
        return found
      },
    ),
    route.post(
      '/api/applications/:id/payment/corrections',
      { access: 'files', logs: 'decision', logsFields: ['amount', 'fundedOn', 'method'] },
      {
        summary: 'Sign first that a payment’s day, amount or way was another',
        description:
          'Cents. It counts once a second person signs, or the same after a wait where nobody else may. What the payment said before is kept.',
        tags,
        params,
        body: newPaymentCorrectionSchema,
        response: { 201: paidOutSchema },
      },
      async (request, reply) => {
        const { id } = request.params
        accept(await askCorrection(services, id, request.body, await reviewerOf(request)), refusals)
        return reply.code(201).send(await readPaidOut(services, id))
      },
    ),
    route.post(
      '/api/applications/:id/payment/corrections/:correctionId/signature',
      { access: 'files', logs: 'decision-signature' },
      {
        summary: 'Sign a correction that somebody else signed first',
        tags,
        params: correctionParams,
        response: { 200: paidOutSchema },
      },
      async (request) => {
        accept(await signCorrection(services, whoseOf(request.params), await reviewerOf(request)), refusals)
        return readPaidOut(services, request.params.id)
      },
    ),
    route.post(
      '/api/applications/:id/payment/corrections/:correctionId/refusal',
      { access: 'files', logs: 'decision-refusal' },
      {
        summary: 'Say no to a correction, or take your own back',
        tags,
        params: correctionParams,
        body: correctionRefusalSchema,
        response: { 200: paidOutSchema },
      },
      async (request) => {
        const wanted = { ...whoseOf(request.params), ...request.body }
        accept(await refuseCorrection(services, wanted, await reviewerOf(request)), refusals)
        return readPaidOut(services, request.params.id)
      },
    ),
  ])
