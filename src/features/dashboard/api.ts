import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import { mayEnter } from '#site/choices/roles.ts'
import { countArrivals, type LaunchSettings, readLaunchTasks } from './data.ts'
import { launchRooms, launchSchema, launchTasks, overviewSchema } from './schema.ts'

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
    route.get(
      '/api/admin/launch-tasks',
      {
        config: { access: 'site' },
        schema: {
          summary: 'What is left to do before the first client, of what the person can do',
          tags,
          response: { 200: launchSchema },
        },
      },
      async (request) => {
        const role = (await request.adminSession())?.person.role
        const own = launchTasks.filter((task) => role && mayEnter(role, launchRooms[task]))
        const tasks = await readLaunchTasks(db, launch)
        return own.map((task) => ({ task, isDone: tasks[task] }))
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
