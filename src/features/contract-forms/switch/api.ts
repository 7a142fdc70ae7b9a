import type { Database } from '#db/database.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { accept } from '#lib/refusals.ts'
import { readContractSettings } from './data.ts'
import { changeContractSettings } from './mutations.ts'
import { contractSettingsChangeSchema, contractSettingsSchema } from './schema.ts'

const route = routesUnder('contracts')

export const contractsSwitchApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/admin/contracts',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'Whether contracts are on, and how many years they stay',
        response: { 200: contractSettingsSchema },
      },
      async () => readContractSettings(db),
    ),
    route.put(
      '/api/admin/contracts',
      { access: 'owner', logs: 'contracts-switch', logsFields: ['isOn', 'keepYears'] },
      {
        summary: 'Turn contracts on or off, and say how many years they stay',
        description:
          'Contracts that were sent can be read whether they are on or off. The years count from the day a contract ended. What is left out stays as it is.',
        body: contractSettingsChangeSchema,
        response: { 200: contractSettingsSchema },
      },
      async (request) => {
        accept(await changeContractSettings(db, request.body, await authorOf(request)), {
          changed: [409, 'Somebody else changed this meanwhile. Look at it again before you save.'],
        })
        return readContractSettings(db)
      },
    ),
  ])
