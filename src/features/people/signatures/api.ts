import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { listWaitingLimits, type SecondRefusal } from './data.ts'
import { changePersonLimit, type LimitRefusal, refuseLimit, signLimit } from './mutations.ts'
import { limitChangeSchema, limitRefusalSchema, personLimitSchema } from './schema.ts'

const tags = ['admin']
const params = z.object({ id: z.uuid() })
const response = { 200: z.object({ waiting: z.array(limitChangeSchema) }) }

export const limitRefusals: RefusalAnswers<LimitRefusal> = {
  'may not sign': [403, 'Only owners and reviewers who work here may sign.'],
  alone: [
    422,
    'Nobody else here may sign. Write why you raise the limit alone.',
    { reason: ['Nobody else here may sign. Write why you raise the limit alone.'] },
  ],
}

const signingRefusals: RefusalAnswers<SecondRefusal | 'unknown' | 'no longer waiting'> = {
  unknown: [404, 'There is no such change.'],
  'no longer waiting': [409, 'This doesn’t wait for a signature anymore. Look at it again.'],
  'may not sign': [403, 'Only owners and reviewers who work here may sign.'],
  'same person': [409, 'You signed first. The second signature is somebody else’s.'],
  'sign alone': [409, 'Nobody else here may sign anymore. Change the limit again, alone, with a reason.'],
  'too early': [409, 'One person alone waits before it counts. Sign it in {wait}.'],
  void: [409, 'Whoever signed first may not sign anymore, so it is void.'],
}

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export const limitsApi = (services: Services) => {
  const answer = async () => ({ waiting: await listWaitingLimits(services) })
  return defineApi([
    route.get(
      '/api/admin/limit-changes',
      { access: 'files', logs: 'nothing' },
      { summary: 'Limits that were raised or lifted and wait for a second signature', tags, response },
      async () => answer(),
    ),
    route.post(
      '/api/admin/limit-changes/:id/signature',
      { access: 'files', logs: 'signatures-changed' },
      { summary: 'Sign a limit that somebody else raised or lifted', tags, params, response },
      async (request) => {
        accept(await signLimit(services, request.params.id, await authorOf(request)), signingRefusals)
        return answer()
      },
    ),
    route.post(
      '/api/admin/limit-changes/:id/refusal',
      { access: 'files', logs: 'signatures-changed' },
      {
        summary: 'Say no to a limit that was raised or lifted, or take your own signature back',
        tags,
        params,
        body: limitRefusalSchema,
        response,
      },
      async (request) => {
        const { params: of, body } = request
        accept(await refuseLimit(services, of.id, body.reason, await authorOf(request)), signingRefusals)
        return answer()
      },
    ),
    route.put(
      '/api/admin/people/:id/limit',
      { access: 'owner', logs: 'signatures-changed', logsFields: ['approveUpTo'] },
      {
        summary: 'How much a person may approve or pay out without a second one',
        description:
          'Cents; null for any sum. A lower limit holds at once, a higher one after a second signature.',
        tags,
        params,
        body: personLimitSchema,
        response,
      },
      async (request) => {
        const change = { id: request.params.id, ...request.body }
        accept(await changePersonLimit(services, change, await authorOf(request)), {
          ...limitRefusals,
          unknown: [404, 'There is nobody like that here.'],
        })
        return answer()
      },
    ),
  ])
}
