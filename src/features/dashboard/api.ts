import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import { countArrivals, type LaunchSettings, readLaunchTasks } from './data.ts'
import { launchTasks, overviewSchema } from './schema.ts'

export type AdminApiOptions = {
  db: Database
  jobs: Pick<Jobs, 'counts' | 'retryDead'>
  launch: LaunchSettings
}

const tags = ['admin']

export const adminApi = ({ db, jobs, launch }: AdminApiOptions) =>
  defineApi([
    route.get(
      '/api/admin/overview',
      {
        config: { access: 'files' },
        schema: { summary: 'What the owner needs first', tags, response: { 200: overviewSchema } },
      },
      async (request) => {
        const since = (await request.adminSession())?.previousVisitAt ?? null
        const [arrivals, tasks, counts] = await Promise.all([
          countArrivals(db, since),
          readLaunchTasks(db, launch),
          jobs.counts(),
        ])
        const states = [...counts.values()]
        return {
          lastVisitAt: since?.toISOString() ?? null,
          ...arrivals,
          failedJobs: states.reduce((sum, { dead }) => sum + dead, 0),
          waitingJobs: states.reduce((sum, { waiting }) => sum + waiting, 0),
          launch: launchTasks.map((task) => ({ task, isDone: tasks[task] })),
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
