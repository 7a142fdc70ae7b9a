import type { Database } from '#db/database.ts'
import { noteReading } from '#lib/access-log/note-reading.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { readMoneyOut } from './data.ts'
import { moneyOutSchema } from './schema.ts'

const route = routesUnder('payments')

export const moneyDeskApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/admin/money/out',
      { access: 'money', logs: 'itself' },
      {
        summary: 'Claims to settle, what is in its time to cancel, and every advance whose money is out',
        response: { 200: moneyOutSchema },
      },
      async (request) => {
        const answer = await readMoneyOut(db)
        const named = [...answer.settling, ...answer.afterwards, ...answer.endings, ...answer.out].map(
          ({ file }) => file,
        )
        await noteReading(request, db, 'money', named)
        return answer
      },
    ),
  ])
