import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { listDeleted } from './data.ts'
import { type RestoreRefusal, restoreDeleted } from './mutations.ts'
import { deletedListSchema } from './schema.ts'

const tags = ['admin']
const refusals: RefusalAnswers<RestoreRefusal> = {
  unknown: [404, 'There is nothing to bring back. Somebody may have brought it back, or its time is over.'],
  'there already': [409, 'The same message came again meanwhile. It is in the inbox.'],
}

export const deletedApi = (services: { db: Database; rowSealer: RowSealer; enqueue: Enqueue }) =>
  defineApi([
    route.get(
      '/api/admin/deleted',
      { access: 'owner', logs: 'deleted-open' },
      {
        summary: 'Documents and messages that reviewers deleted in the last 30 days',
        tags,
        response: { 200: deletedListSchema },
      },
      async () => ({ records: await listDeleted(services, new Date()) }),
    ),
    route.post(
      '/api/admin/deleted/:id/restore',
      { access: 'owner', logs: 'itself' },
      {
        summary: 'Bring back a deleted document or message',
        description: 'Replies to a message that were unsent when it was deleted stay unsent.',
        tags,
        params: z.object({ id: z.uuid() }),
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const restored = await restoreDeleted(services, request.params.id, await reviewerOf(request))
        const { kind, id, applicationId } = accept(restored, refusals).row
        await noteAccess(request, services.db, `${kind}-restore`, {
          ...(applicationId && { applicationId }),
          details: { id },
        })
        return reply.code(204).send(null)
      },
    ),
  ])
