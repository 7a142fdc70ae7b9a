import type { Database } from '#db/database.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { countDue, readRetention } from './data.ts'
import { saveRetention } from './mutations.ts'
import { type Retention, retentionAnswerSchema, retentionQuerySchema, retentionSchema } from './schema.ts'

const tags = ['admin']
const config = { access: 'owner', logs: 'itself' } as const

export const retentionApi = ({ db }: { db: Database }) => {
  const answer = async (given: Partial<Retention> = {}) => {
    const { months, isDecided } = await readRetention(db)
    return { months, isDecided, tonight: await countDue(db, { ...months, ...given }, new Date()) }
  }

  return defineApi([
    route.get(
      '/api/admin/retention',
      { ...config },
      {
        summary: 'How long each kind of data is kept, and what would go tonight',
        description:
          'Months, or null for what is never deleted. With months in the query (or `never`), `tonight` counts by those.',
        tags,
        querystring: retentionQuerySchema,
        response: { 200: retentionAnswerSchema },
      },
      async (request) => {
        const given = Object.entries(request.query).filter(([, value]) => value !== undefined)
        return answer(Object.fromEntries(given))
      },
    ),
    route.put(
      '/api/admin/retention',
      { ...config },
      {
        summary: 'Decide how long each kind of data is kept',
        tags,
        body: retentionSchema,
        response: { 200: retentionAnswerSchema },
      },
      async (request) => {
        await saveRetention(db, request.body)
        await noteAccess(request, db, 'retention-changed', { details: request.body })
        return answer()
      },
    ),
  ])
}
