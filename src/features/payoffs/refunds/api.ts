import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { refundRefusals, returnRefusals } from './content/refusals.ts'
import { recordRefund } from './mutations/refund.ts'
import { recordReturn } from './mutations/return.ts'
import { newRefundSchema, newReturnSchema } from './schema.ts'

const route = routesUnder('ledger')
const params = z.object({ id: rowId })
const changes = { access: 'money', logs: 'ledger-entry' } as const
const response = { 201: z.object({ done: z.literal(true) }) }

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

/** Money that goes back: what came beyond what was owed, and what the bank took back. */
export const refundsApi = (services: Services) =>
  defineApi([
    route.post(
      '/api/contracts/:id/refunds',
      { ...changes, logsFields: ['amount', 'on'] },
      {
        summary: 'Record that what came beyond what was owed was sent back',
        description: 'Cents, never above `overpaid`. With the same `submissionKey` it is recorded once.',
        params,
        body: newRefundSchema,
        response,
      },
      async (request, reply) => {
        const by = await reviewerOf(request)
        accept(await recordRefund(services, request.params.id, request.body, by), refundRefusals)
        return reply.code(201).send({ done: true })
      },
    ),
    route.post(
      '/api/ledger-entries/:id/return',
      { ...changes, logsFields: ['on'] },
      {
        summary: 'Record that the bank took a payment back, on every contract that it was split among',
        description:
          'What was paid by it is owed again from that day on, its release no longer holds, and person and firm are told.',
        params,
        body: newReturnSchema,
        response,
      },
      async (request, reply) => {
        const by = await reviewerOf(request)
        accept(await recordReturn(services, request.params.id, request.body, by), returnRefusals)
        return reply.code(201).send({ done: true })
      },
    ),
  ])
