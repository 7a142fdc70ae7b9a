import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { listedApplicationSchema } from '#features/applications/schema/rows.ts'
import { reviewRefusals } from '#features/review/api.ts'
import { bulkOutcomeSchema } from '#features/review/schema.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type RefusalAnswers, refuse, toProblem } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { assign } from './mutations.ts'
import { assignmentSchema, bulkAssignmentSchema } from './schema.ts'

const tags = ['applications']
const config = { access: 'files', logs: 'assignment' } as const

const notReviewing = 'Choose somebody who reviews applications'
const refusals: RefusalAnswers<'not a reviewer'> = {
  'not a reviewer': [400, `${notReviewing}.`, { assigneeId: [notReviewing] }],
}

export const assignmentApi = ({ db }: { db: Database }) =>
  defineApi([
    route.patch(
      '/api/applications/:id/assignee',
      { ...config },
      {
        summary: 'Give the application to somebody, or to nobody; 409 when it is no longer as it was read',
        tags,
        params: z.object({ id: rowId }),
        body: assignmentSchema,
        response: { 200: listedApplicationSchema },
      },
      async (request) => {
        const { assigneeId, version } = request.body
        const wanted = { assigneeId, applications: [{ id: request.params.id, version }] }
        const outcome = accept(await assign(db, wanted, await reviewerOf(request)), refusals)
        const [application] = outcome.changed
        if (!application) throw toProblem(refuse(outcome.refused[0]?.reason ?? 'unknown'), reviewRefusals)
        return application
      },
    ),
    route.patch(
      '/api/applications/assignee',
      { ...config },
      {
        summary: 'Give several applications to somebody; those that are no longer as they were read stay',
        tags,
        body: bulkAssignmentSchema,
        response: { 200: bulkOutcomeSchema },
      },
      async (request) => {
        const { changed, refused } = accept(
          await assign(db, request.body, await reviewerOf(request)),
          refusals,
        )
        return { changed, refused }
      },
    ),
  ])
