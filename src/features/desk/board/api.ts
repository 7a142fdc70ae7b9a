import type { Database } from '#db/database.ts'
import { filtersSchema } from '#features/applications/schema/rows.ts'
import { readMatch } from '#features/desk/search/data.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import { readBoard } from './data.ts'
import { boardSchema } from './schema.ts'

export const boardApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/applications/board',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'The applications that match, by status, with how many there are of each',
        tags: ['applications'],
        querystring: filtersSchema,
        response: { 200: boardSchema },
      },
      async (request) => {
        const session = await request.adminSession()
        if (!session) throw new HttpProblem(401, 'Please sign in.')
        const reader = session.person.id
        return readBoard(db, await readMatch(db, request.query, reader), { reader })
      },
    ),
  ])
