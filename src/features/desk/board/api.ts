import type { Database } from '#db/database.ts'
import { filtersSchema } from '#features/applications/schema/rows.ts'
import { readMatch } from '#features/desk/search/data.ts'
import { personOf } from '#lib/access.ts'
import { noteReading } from '#lib/access-log/note-reading.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { readBoard } from './data.ts'
import { boardSchema } from './schema.ts'

export const boardApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/applications/board',
      { access: 'files', logs: 'itself' },
      {
        summary: 'The applications that match, by status, with how many there are of each',
        tags: ['applications'],
        querystring: filtersSchema,
        response: { 200: boardSchema },
      },
      async (request) => {
        const { id: reader } = await personOf(request)
        const board = await readBoard(db, await readMatch(db, request.query, reader), { reader })
        const shown = board.lanes.flatMap(({ applications }) => applications)
        await noteReading(request, db, 'board', shown)
        return board
      },
    ),
  ])
