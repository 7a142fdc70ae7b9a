import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { listKeptAdvances } from './data.ts'
import { keptAdvanceSchema } from './schema.ts'

export const keptAdvancesApi = (services: { db: Database; rowSealer: RowSealer }) =>
  defineApi([
    route.get(
      '/api/admin/kept-advances',
      { access: 'owner', logs: 'contract-open' },
      {
        summary: 'Advances whose application was deleted, and until when they stay',
        description: 'Cents. No name is in them; a contract that is kept has one.',
        tags: ['decisions'],
        response: { 200: z.array(keptAdvanceSchema) },
      },
      async () => listKeptAdvances(services),
    ),
  ])
