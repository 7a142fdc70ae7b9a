import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { mergeRefusals } from '../content/merge.ts'
import { readPair } from '../data/pair.ts'
import { mergeFiles } from '../mutations/merge.ts'
import { madeMergeSchema, mergeSchema, pairSchema } from '../schema/pair.ts'

const tags = ['applications']

/** Two files of one person become one. */
export const mergingApi = (services: { db: Database; rowSealer: RowSealer; enqueue: Enqueue }) =>
  defineApi([
    route.get(
      '/api/applications/:id/merge/:otherId',
      {
        config: { access: 'files', logs: 'file-open' },
        schema: {
          summary: 'Two applications side by side, what would come along, and what is in the way of a merge',
          tags,
          params: z.object({ id: rowId, otherId: rowId }),
          response: { 200: pairSchema },
        },
      },
      async ({ params: { id, otherId } }) => {
        const pair = await readPair(services, [id, otherId])
        if (!pair) throw notFound(mergeRefusals.unknown[1] ?? '')
        return pair
      },
    ),
    route.post(
      '/api/applications/:id/merge',
      {
        config: { access: 'files', logs: 'merge', logsFields: ['otherId'] },
        schema: {
          summary:
            'Merge another application of the same person into this one; 409 when one of them has changed',
          description:
            'Answers named in `take` come from the other application, by the rules of the form. It then leads to this one by its reference. Can be undone for a day.',
          tags,
          params: z.object({ id: rowId }),
          body: mergeSchema,
          response: { 200: madeMergeSchema },
        },
      },
      async (request) => {
        const outcome = await mergeFiles(services, request.params.id, request.body, await reviewerOf(request))
        const { mergeId, keptId, reference } = accept(outcome, mergeRefusals)
        return { mergeId, keptId, reference }
      },
    ),
  ])
