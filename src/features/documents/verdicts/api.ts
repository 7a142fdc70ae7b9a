import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { itemParams, itemRefusals, readItem } from '#features/documents/checklist/api.ts'
import { checklistItemSchema } from '#features/documents/checklist/schema.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { judgeItem, type VerdictRefusal } from './mutations.ts'
import { verdictSchema } from './schema.ts'

const refusals: RefusalAnswers<VerdictRefusal> = {
  ...itemRefusals,
  waived: [409, 'This item was waived. Ask for it again before you judge it.'],
  'nothing sent': [409, 'Nothing has been sent for this item yet.'],
}

type VerdictsApiOptions = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export const verdictsApi = ({ db, rowSealer, enqueue }: VerdictsApiOptions) =>
  defineApi([
    route.post(
      '/api/applications/:applicationId/checklist/items/:itemId/verdict',
      { access: 'files', logs: 'verdict', logsFields: ['verdict', 'why'] },
      {
        summary: 'Accept or reject what was sent for an item',
        description:
          'With the `version` that was looked at: 409 when somebody judged it or a file came since. A rejection says `why`, or so in `words` that the sender reads; `tell` mails them at once.',
        tags: ['checklist'],
        params: itemParams,
        body: verdictSchema,
        response: { 200: checklistItemSchema },
      },
      async (request) => {
        const { params, body } = request
        accept(await judgeItem({ db, rowSealer, enqueue }, params, body, await reviewerOf(request)), refusals)
        return readItem({ db, rowSealer }, params)
      },
    ),
  ])
