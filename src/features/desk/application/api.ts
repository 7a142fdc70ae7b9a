import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { rowId } from '#lib/row-id.ts'
import { readSheets } from './data.ts'
import { sheetsSchema } from './schema.ts'

const route = routesUnder('applications')

export const sheetsApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/applications/:id/sheets',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'What the sheets of a file say in a word, without opening them',
        description:
          '`contract` is null while contracts are off and there is none; its `status` while there is none. `ledger` says what is owed today, in cents.',
        params: z.object({ id: rowId }),
        response: { 200: sheetsSchema },
      },
      async (request) => readSheets(db, request.params.id),
    ),
  ])
