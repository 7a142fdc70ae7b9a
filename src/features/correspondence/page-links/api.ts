import type { Database } from '#db/database.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { readLinkDays } from './data.ts'
import { setLinkDays } from './mutations.ts'
import { linkDaysSchema } from './schema.ts'

const route = routesUnder('admin')

export const linkDaysApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/admin/link-days',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'For how many days after a case was closed its links work',
        response: { 200: linkDaysSchema },
      },
      async () => ({ days: await readLinkDays(db) }),
    ),
    route.put(
      '/api/admin/link-days',
      { access: 'owner', logs: 'link-days-changed', logsFields: ['days'] },
      {
        summary: 'Say for how many days after a case was closed its links work',
        body: linkDaysSchema,
        response: { 200: linkDaysSchema },
      },
      async (request) => {
        await setLinkDays(db, request.body.days)
        return { days: await readLinkDays(db) }
      },
    ),
  ])
