import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { judgeDuplicate } from '../mutations/duplicates.ts'

/** What the desk found out about files that look like one person's. */
export const duplicatesApi = ({ db }: { db: Database }) =>
  defineApi([
    route.put(
      '/api/applications/:id/duplicates/:otherId',
      {
        config: { access: 'files', logs: 'duplicate-verdict', logsFields: ['isDismissed'] },
        schema: {
          summary: 'Say that two applications are two people’s, or that they may be one’s after all',
          tags: ['applications'],
          params: z.object({ id: rowId, otherId: rowId }),
          body: z.object({ isDismissed: z.boolean() }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { isDismissed } = request.body
        const outcome = await judgeDuplicate(db, request.params, isDismissed, await reviewerOf(request))
        accept(outcome, { unknown: [404, 'There is no such application.'] })
        return reply.code(204).send(null)
      },
    ),
  ])
