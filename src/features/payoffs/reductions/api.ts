import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { answerRefusals, askRefusals } from './content/refusals.ts'
import { readDeskReduction } from './data/desk.ts'
import { acceptReduction } from './mutations/accept.ts'
import { answerReduction, refuseSignature, signReduction, withdrawReduction } from './mutations/answer.ts'
import { askForReduction } from './mutations/ask.ts'
import { answerSchema, deskReductionSchema, newReductionSchema, noSchema } from './schema.ts'

const route = routesUnder('ledger')
const params = z.object({ id: rowId })
const changes = { access: 'money', logs: 'ledger-entry' } as const
const response = { 200: deskReductionSchema }

/** What a firm asks us to take instead of what is owed, and our answer. */
export const reductionsApi = (services: { db: Database; rowSealer: RowSealer; enqueue: Enqueue }) => {
  async function show(request: FastifyRequest, applicationId: string | null) {
    const { person } = await reviewerOf(request)
    const found = applicationId && (await readDeskReduction(services, applicationId, person?.id))
    if (!found) throw notFound('No money went out here, so there is nothing to reduce.')
    return found
  }
  return defineApi([
    route.get(
      '/api/applications/:id/reduction',
      { access: 'money', logs: 'ledger-open' },
      {
        summary: 'What the firm asks us to take instead, what answers there are, and similar cases',
        description: 'Cents. No answer takes more than what the sheet leaves.',
        params,
        response,
      },
      async (request) => show(request, request.params.id),
    ),
    route.post(
      '/api/applications/:id/reductions',
      { ...changes, logsFields: ['ours'] },
      {
        summary: 'Write down a distribution sheet that came another way, and what it asks',
        params,
        body: newReductionSchema,
        response: { 201: deskReductionSchema },
      },
      async (request, reply) => {
        const asker = { party: 'desk' as const, reviewer: await reviewerOf(request) }
        const { name: by } = asker.reviewer.person ?? {}
        const { row } = accept(
          await askForReduction(services, request.params.id, request.body, { ...asker, by }),
          askRefusals,
        )
        return reply.code(201).send(await show(request, row.applicationId))
      },
    ),
    route.post(
      '/api/reductions/:id/answer',
      { ...changes, logsFields: ['rung', 'takes', 'validUntil'] },
      {
        summary: 'Say what we take instead, or that we don’t',
        description: 'Above the reader’s own limit it waits for somebody whose limit reaches it.',
        params,
        body: answerSchema,
        response,
      },
      async (request) => {
        const reviewer = await reviewerOf(request)
        const { row } = accept(
          await answerReduction(services, request.params.id, request.body, reviewer),
          answerRefusals,
        )
        return show(request, row.applicationId)
      },
    ),
    route.post(
      '/api/reductions/:id/signature',
      { ...changes },
      { summary: 'Sign an answer that is above the first person’s limit', params, response },
      async (request) => {
        const outcome = await signReduction(services, request.params.id, await reviewerOf(request))
        return show(request, accept(outcome, answerRefusals).row.applicationId)
      },
    ),
    route.post(
      '/api/reductions/:id/signature-refusal',
      { ...changes },
      { summary: 'Say no to an answer that waits, or take your own back', params, response },
      async (request) => {
        const outcome = await refuseSignature(services, request.params.id, await reviewerOf(request))
        return show(request, accept(outcome, answerRefusals).row.applicationId)
      },
    ),
    route.post(
      '/api/reductions/:id/withdrawal',
      { ...changes },
      { summary: 'Take a yes back that nobody has accepted', params, body: noSchema, response },
      async (request) => {
        const wanted = { id: request.params.id, reason: request.body.reason }
        const outcome = await withdrawReduction(services, wanted, await reviewerOf(request))
        return show(request, accept(outcome, answerRefusals).row.applicationId)
      },
    ),
    route.post(
      '/api/reductions/:id/acceptance',
      { ...changes },
      { summary: 'Write down that the firm accepted by phone or mail', params, response },
      async (request) => {
        const accepter = { party: 'desk' as const, reviewer: await reviewerOf(request) }
        const outcome = await acceptReduction(services, { id: request.params.id }, accepter)
        return show(request, accept(outcome, askRefusals).row.applicationId)
      },
    ),
  ])
}
