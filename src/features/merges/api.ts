import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { mergeRefusals, undoRefusals } from './content.ts'
import { readPair } from './data/pair.ts'
import { judgeDuplicate } from './mutations/duplicates.ts'
import { mergeApplications } from './mutations/merge.ts'
import { undoMerge } from './mutations/undo.ts'
import { mergeResultSchema, mergeSchema, pairSchema } from './schema.ts'

const tags = ['applications']
const pairParams = z.object({ id: rowId, otherId: rowId })

export const mergesApi = (services: { db: Database; rowSealer: RowSealer; enqueue: Enqueue }) =>
  defineApi([
    route.get(
      '/api/applications/:id/merge/:otherId',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'Two applications side by side, what would come along, and what is in the way of a merge',
        tags,
        params: pairParams,
        response: { 200: pairSchema },
      },
      async ({ params: { id, otherId } }) => {
        const pair = await readPair(services, [id, otherId])
        if (!pair) throw notFound(mergeRefusals.unknown[1] ?? '')
        return pair
      },
    ),
    route.post(
      '/api/applications/:id/merge',
      { access: 'files', logs: 'merge', logsFields: ['otherId'] },
      {
        summary:
          'Merge another application of the same person into this one; 409 when one of them has changed',
        description:
          'Answers named in `take` come from the other application, by the rules of the form. It then leads to this one by its reference. Can be undone for a day.',
        tags,
        params: z.object({ id: rowId }),
        body: mergeSchema,
        response: { 200: mergeResultSchema },
      },
      async (request) => {
        const outcome = await mergeApplications(
          services,
          request.params.id,
          request.body,
          await reviewerOf(request),
        )
        const { mergeId, keptId, reference } = accept(outcome, mergeRefusals)
        return { mergeId, keptId, reference }
      },
    ),
    route.post(
      '/api/applications/:id/merges/:mergeId/undo',
      { access: 'files', logs: 'merge-undo' },
      {
        summary:
          'Undo a merge within a day, so that both applications are as they were; 409 when they can’t be',
        tags,
        params: z.object({ id: rowId, mergeId: rowId }),
        response: { 200: z.object({ mergedId: z.uuid() }) },
      },
      async (request) => {
        const { id: keptId, mergeId } = request.params
        const outcome = await undoMerge(services, { keptId, mergeId }, await reviewerOf(request))
        return { mergedId: accept(outcome, undoRefusals).mergedId }
      },
    ),
  ])

export const duplicatesApi = ({ db }: { db: Database }) =>
  defineApi([
    route.put(
      '/api/applications/:id/duplicates/:otherId',
      { access: 'files', logs: 'duplicate-verdict', logsFields: ['isDismissed'] },
      {
        summary: 'Say that two applications are two people’s, or that they may be one’s after all',
        tags,
        params: pairParams,
        body: z.object({ isDismissed: z.boolean() }),
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const { isDismissed } = request.body
        const outcome = await judgeDuplicate(db, request.params, isDismissed, await reviewerOf(request))
        accept(outcome, { unknown: [404, 'There is no such application.'] })
        return reply.code(204).send(null)
      },
    ),
  ])
