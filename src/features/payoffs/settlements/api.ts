import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { settlementRefusals } from './content/refusals.ts'
import { readSettlement, toSettlement } from './data.ts'
import { reportSettlement, takeBackSettlement } from './mutations.ts'
import { newSettlementSchema, settlementSchema } from './schema.ts'

const route = routesUnder('ledger')
const params = z.object({ id: rowId })
const changes = { access: 'money', logs: 'ledger-entry' } as const

/** What the firm or the person says about how the case ended, for the desk. */
export const settlementsApi = (services: { db: Database; rowSealer: RowSealer; enqueue: Enqueue }) =>
  defineApi([
    route.get(
      '/api/applications/:id/settlement',
      { access: 'money', logs: 'ledger-open' },
      {
        summary: 'What was reported last about how the case ended',
        params,
        response: { 200: z.object({ settlement: settlementSchema.nullable() }) },
      },
      async (request) => ({ settlement: await readSettlement(services, request.params.id) }),
    ),
    route.post(
      '/api/applications/:id/settlements',
      { ...changes, logsFields: ['outcome', 'on'] },
      {
        summary: 'Write down that a case settled, was won or lost',
        description:
          'Cents. Where a state limits us to a share of the recovery, the gross is needed. Sent twice, it is kept once.',
        params,
        body: newSettlementSchema,
        response: { 201: settlementSchema },
      },
      async (request, reply) => {
        const reporter = { party: 'desk' as const, reviewer: await reviewerOf(request) }
        const outcome = await reportSettlement(services, request.params.id, request.body, reporter)
        const { row } = accept(outcome, settlementRefusals)
        return reply.code(201).send(toSettlement(services.rowSealer, row))
      },
    ),
    route.post(
      '/api/settlements/:id/taking-back',
      { ...changes },
      {
        summary: 'Take back a report that wasn’t right',
        params,
        response: { 200: z.object({ done: z.literal(true) }) },
      },
      async (request) => {
        const reporter = { party: 'desk' as const, reviewer: await reviewerOf(request) }
        accept(await takeBackSettlement(services, request.params, reporter), settlementRefusals)
        return { done: true as const }
      },
    ),
  ])
