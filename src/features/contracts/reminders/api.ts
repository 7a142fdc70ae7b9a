import { z } from 'zod'
import { unknownContract } from '#features/contracts/records/content/refusals.ts'
import { toContract } from '#features/contracts/records/data/contract.ts'
import { contractSchema } from '#features/contracts/records/schema.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { type ReminderRefusal, remindSigner } from './mutations.ts'
import { reminderSchema } from './schema.ts'

const route = routesUnder('contracts')

const refusals: RefusalAnswers<ReminderRefusal> = {
  unknown: [404, unknownContract],
  'not waiting': [409, 'This contract doesn’t wait for them. Look at it again.'],
  'on paper': [409, 'They sign on paper. Call them instead.'],
  reminded: [409, 'They were reminded today. Call, or remind them tomorrow.'],
  'no offer': [409, 'The offer behind this contract doesn’t stand anymore. Look at the file again.'],
  'no address': [409, 'We have no address of theirs that we may write to. Add one, or call.'],
}

type Services = Parameters<typeof remindSigner>[0]

export const remindersApi = (services: Services) =>
  defineApi([
    route.post(
      '/api/contracts/:id/reminder',
      { access: 'files', logs: 'contract-change', logsFields: ['party'] },
      {
        summary: 'Remind the next signer by mail that the contract waits',
        description: 'Once a day. 409 for a party that it doesn’t wait for, or that signs on paper.',
        params: z.object({ id: rowId }),
        body: reminderSchema,
        response: { 200: contractSchema },
      },
      async (request) => {
        const { contract } = accept(
          await remindSigner(services, request.params.id, request.body.party),
          refusals,
        )
        return toContract(services, contract)
      },
    ),
  ])
