import type { Database } from '#db/database.ts'
import { mayEnter } from '#domain/roles.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { type LaunchSettings, readLaunchTasks, readOpening } from './data.ts'
import { changeOpening } from './mutations.ts'
import { launchRooms, launchSchema, launchTasks, openingChangeSchema, openingSchema } from './schema.ts'

const tags = ['admin']

export const readyApi = ({ db, launch }: { db: Database; launch: LaunchSettings }) =>
  defineApi([
    route.get(
      '/api/admin/launch-tasks',
      { access: 'site' },
      {
        summary: 'What is left to do before the first client, of what the person can do',
        tags,
        response: { 200: launchSchema },
      },
      async (request) => {
        const role = (await request.adminSession())?.person.role
        const own = launchTasks.filter((task) => role && mayEnter(role, launchRooms[task]))
        const tasks = await readLaunchTasks(db, launch)
        return own.map((task) => ({ task, ...tasks[task] }))
      },
    ),
    route.get(
      '/api/admin/opening',
      { access: 'site' },
      {
        summary: 'The day of opening, the last tried restore, and where the claims come from',
        tags,
        response: { 200: openingSchema },
      },
      async () => readOpening(db),
    ),
    route.patch(
      '/api/admin/opening',
      { access: 'owner' },
      {
        summary: 'Say what only the owner knows',
        description:
          'What is left out stays. A null day or claim takes back what was said. A claim without a source and its day is unproven; a hidden one stands on no page, tag or structured data.',
        tags,
        body: openingChangeSchema,
        response: { 200: openingSchema },
      },
      async (request) => {
        await changeOpening(db, request.body, await authorOf(request))
        return readOpening(db)
      },
    ),
  ])
