import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { ownerRefusal } from '#features/applications/follow-ups/api.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { logCall } from './mutations.ts'
import { callSchema, newCallSchema } from './schema.ts'

const refusals: RefusalAnswers<'unknown' | 'not a colleague'> = {
  unknown: [404, 'There is no such application.'],
  ...ownerRefusal,
}

/** The application's own route lists its calls. */
export const callsApi = (services: { db: Database; rowSealer: RowSealer; enqueue: Enqueue }) =>
  defineApi([
    route.post(
      '/api/applications/:id/calls',
      { access: 'files', logs: 'call-log', logsFields: ['party', 'outcome', 'minutes'] },
      {
        summary: 'Log a call: with whom, how it went, what was said, and a follow-up if one is wanted',
        tags: ['applications'],
        params: z.object({ id: rowId }),
        body: newCallSchema,
        response: { 201: callSchema },
      },
      async (request, reply) => {
        const outcome = await logCall(services, request.params.id, request.body, await reviewerOf(request))
        return reply.code(201).send(accept(outcome, refusals).call)
      },
    ),
  ])
