import type { Database } from '#db/database.ts'
import { mayEnter } from '#domain/roles.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import type { Live } from '#lib/live/live.ts'
import { countArrivals, readMasthead, readMoneyMasthead } from './data.ts'
import { mastheadSchema, overviewSchema } from './schema.ts'

export type AdminApiOptions = {
  db: Database
  jobs: Pick<Jobs, 'counts'>
  live: Pick<Live, 'everybodysFiles'>
}

const tags = ['admin']

export const adminApi = ({ db, jobs, live }: AdminApiOptions) =>
  defineApi([
    route.get(
      '/api/admin/overview',
      { access: 'files', logs: 'nothing' },
      { summary: 'What came in, waits and failed', tags, response: { 200: overviewSchema } },
      async (request) => {
        const since = (await request.adminSession())?.previousVisitAt ?? null
        const [arrivals, counts] = await Promise.all([countArrivals(db, since), jobs.counts()])
        const states = [...counts.values()]
        return {
          lastVisitAt: since?.toISOString() ?? null,
          ...arrivals,
          failedJobs: states.reduce((sum, { dead }) => sum + dead, 0),
          waitingJobs: states.reduce((sum, { waiting }) => sum + waiting, 0),
        }
      },
    ),
    route.get(
      '/api/admin/overview/masthead',
      { access: 'money', logs: 'nothing' },
      {
        summary: 'How much lies at each place, and who else is at the desk',
        tags,
        response: { 200: mastheadSchema },
      },
      async (request) => {
        const session = await request.adminSession()
        if (!session) throw new HttpProblem(401, 'Please sign in.')
        if (!mayEnter(session.person.role, 'files')) return readMoneyMasthead(db)
        const open = live.everybodysFiles().map(({ person }) => person)
        return readMasthead(db, { reader: session.person.id, open })
      },
    ),
  ])
