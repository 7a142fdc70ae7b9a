import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import { countArrivals } from './data.ts'
import { overviewSchema } from './schema.ts'

export type AdminApiOptions = {
  db: Database
  jobs: Pick<Jobs, 'counts' | 'retryDead'>
}

const tags = ['admin']

export const adminApi = ({ db, jobs }: AdminApiOptions) =>
  defineApi([
    route.get(
      '/api/admin/overview',
      {
        config: { access: 'files', logs: 'nothing' },
        schema: { summary: 'What came in, waits and failed', tags, response: { 200: overviewSchema } },
      },
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
    route.post(
      '/api/admin/failed-jobs/retry',
      {
        config: { access: 'files' },
        schema: {
          summary: 'Try failed mails and other background work again',
          tags,
          response: { 200: z.object({ retried: z.number() }) },
        },
      },
      async () => ({ retried: await jobs.retryDead() }),
    ),
  ])
