import type { Database } from '#db/database.ts'
import { readDeadlineSettings } from '#features/calendar/data.ts'
import { deadlineSettingsSchema } from '#features/calendar/schema.ts'
import { authorOf } from '#lib/access.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { setDeadlines } from './mutations.ts'

const tags = ['clocks']

const refusals: RefusalAnswers<'changed'> = {
  changed: [409, 'Somebody else changed this meanwhile. Look at it again before you save.'],
}

export const deadlinesApi = (services: { db: Database; enqueue: Enqueue }) =>
  defineApi([
    route.get(
      '/api/admin/clocks',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'When the office works, and how long a file may stay in each status',
        tags,
        response: { 200: deadlineSettingsSchema },
      },
      async () => readDeadlineSettings(services.db),
    ),
    route.put(
      '/api/admin/clocks',
      { access: 'owner', logs: 'itself' },
      {
        summary: 'Set opening hours, clocks and the mail of the morning',
        description:
          'Days are listed from Sunday on, hours of the day as numbers: 8.5 is half past eight. A status without a clock is null.',
        tags,
        body: deadlineSettingsSchema,
        response: { 200: deadlineSettingsSchema },
      },
      async (request) => {
        const outcome = await setDeadlines(services, request.body, await authorOf(request))
        const { settings, changed } = accept(outcome, refusals)
        await noteAccess(request, services.db, 'clocks-changed', { details: changed })
        return settings
      },
    ),
  ])
