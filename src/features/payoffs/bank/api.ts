import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { readPayoffSettings } from './data.ts'
import { changePayoffSettings } from './mutations.ts'
import { payoffSettingsChangeSchema, payoffSettingsSchema } from './schema.ts'

const route = routesUnder('ledger')

export const bankApi = (services: { db: Database; rowSealer: RowSealer; enqueue: Enqueue }) =>
  defineApi([
    route.get(
      '/api/admin/payoff-settings',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'How firms pay us: our account by its last digits, where checks go, and days',
        response: { 200: payoffSettingsSchema },
      },
      async () => readPayoffSettings(services),
    ),
    route.put(
      '/api/admin/payoff-settings',
      { access: 'owner', logs: 'payoff-settings', logsFields: ['reductionDays', 'pulseMonths'] },
      {
        summary: 'Say how firms pay us',
        description:
          'What is left out stays as it is. A changed account is mailed to every owner, without its numbers. Letters that are out keep theirs.',
        body: payoffSettingsChangeSchema,
        response: { 200: payoffSettingsSchema },
      },
      async (request) => {
        const outcome = await changePayoffSettings(services, request.body, await authorOf(request))
        accept(outcome, {
          changed: [409, 'Somebody else changed this meanwhile. Look at it again before you save.'],
        })
        return readPayoffSettings(services)
      },
    ),
  ])
