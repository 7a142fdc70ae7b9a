import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { unmergeRefusals } from '../content/undo.ts'
import { undoMerge } from '../mutations/undo.ts'

export const unmergingApi = (services: { db: Database; rowSealer: RowSealer }) =>
  defineApi([
    route.post(
      '/api/applications/:id/merges/:mergeId/undo',
      {
        config: { access: 'files', logs: 'merge-undo' },
        schema: {
          summary:
            'Undo a merge within a day, so that both applications are as they were; 409 when they can’t be',
          tags: ['applications'],
          params: z.object({ id: rowId, mergeId: rowId }),
          response: { 200: z.object({ mergedId: z.uuid() }) },
        },
      },
      async (request) => {
        const { id: keptId, mergeId } = request.params
        const outcome = await undoMerge(services, { keptId, mergeId }, await reviewerOf(request))
        return { mergedId: accept(outcome, unmergeRefusals).mergedId }
      },
    ),
  ])
