import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import { listColleagues, listUnreadMentions } from './data.ts'
import { colleagueSchema, unreadMentionsSchema } from './schema.ts'

const tags = ['admin']
const config = { access: 'files', logs: 'nothing' } as const

export const colleaguesApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/admin/colleagues',
      { ...config },
      {
        summary: 'Who can be given a file or mentioned in a note, and who has files still',
        tags,
        response: { 200: z.array(colleagueSchema) },
      },
      async () => listColleagues(db),
    ),
    route.get(
      '/api/admin/mentions',
      { ...config },
      {
        summary: 'In which files somebody mentioned you, until you open them',
        tags,
        response: { 200: unreadMentionsSchema },
      },
      async (request) => {
        const session = await request.adminSession()
        if (!session) throw new HttpProblem(401, 'Please sign in.')
        return listUnreadMentions(db, session.person.id)
      },
    ),
  ])
