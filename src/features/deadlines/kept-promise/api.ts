import type { Database } from '#db/database.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { readOurWord } from './data.ts'
import { setOurWord } from './mutations.ts'
import { ourWordChangeSchema, ourWordSchema } from './schema.ts'

const route = routesUnder('clocks')

export const keptPromiseApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/admin/our-word',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'Whether visitors read how we kept the promised time, and how many files that counts',
        response: { 200: ourWordSchema },
      },
      async () => readOurWord(db, new Date()),
    ),
    route.put(
      '/api/admin/our-word',
      { access: 'owner', logs: 'our-word-changed', logsFields: ['isShown'] },
      {
        summary: 'Show visitors how we kept the promised time, or stop',
        description:
          'The figures are counted from all files whose answer was due or left in the last 30 days. Nobody can set them or leave a file out.',
        body: ourWordChangeSchema,
        response: { 200: ourWordSchema },
      },
      async (request) => {
        const now = new Date()
        await setOurWord(db, request.body.isShown, { by: await authorOf(request), now })
        return readOurWord(db, now)
      },
    ),
  ])
