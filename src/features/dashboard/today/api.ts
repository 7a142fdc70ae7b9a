import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { isPublicAddress, listEndings, listUnproven, readOpening } from '#features/dashboard/ready/data.ts'
import { readWeek } from '#features/reports/data/report.ts'
import { weekSchema } from '#features/reports/schema/report.ts'
import type { AdminSession } from '#lib/access.ts'
import { noteReading } from '#lib/access-log/note-reading.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import type { Live } from '#lib/live/live.ts'
import { readToday } from './data.ts'
import { todaySchema } from './schema.ts'

const tags = ['admin']

type TodayServices = {
  db: Database
  jobs: Pick<Jobs, 'counts' | 'retryDead'>
  live: Pick<Live, 'everybodysFiles'>
  publicUrl: string
}

/** Every file that the answer names. */
const listNamed = ({ next, since, toSign, contracts, colleagues }: Awaited<ReturnType<typeof readToday>>) => [
  ...next,
  ...since.entries.map(({ file }) => file),
  ...toSign.flatMap(({ file }) => file ?? []),
  ...contracts.map(({ file }) => file),
  ...colleagues.flatMap(({ reads, last }) => [...reads, ...(last ? [last.file] : [])]),
]

export const todayApi = ({ db, jobs, live, publicUrl }: TodayServices) =>
  defineApi([
    route.get(
      '/api/admin/overview/today',
      { access: 'files', logs: 'itself' },
      {
        summary: 'What waits for the reader, what comes next, and what happened since their last visit',
        description: 'Each queue counts exactly the files of the list with its filters.',
        tags,
        response: { 200: todaySchema },
      },
      async (request) => {
        const { person, previousVisitAt } = await sessionOf(request)
        const open = live.everybodysFiles()
        const [today, counts] = await Promise.all([
          readToday(db, { reader: person.id, lastVisitAt: previousVisitAt, open }),
          jobs.counts(),
        ])
        await noteReading(request, db, 'today', listNamed(today))
        const states = [...counts.values()]
        const endings = person.role === 'owner' ? listEndings(await readOpening(db)) : []
        const isTold = person.role === 'owner' && isPublicAddress(publicUrl)
        return {
          ...today,
          failedJobs: states.reduce((sum, { dead }) => sum + dead, 0),
          unprovenClaims: isTold ? (await listUnproven(db)).length : 0,
          endingClaims: endings.filter(({ isOver }) => !isOver).length,
          endedClaims: endings.filter(({ isOver }) => isOver).length,
          waitingJobs: states.reduce((sum, { waiting }) => sum + waiting, 0),
        }
      },
    ),
    route.get(
      '/api/admin/overview/week',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'Six figures of this week, with the eleven weeks before it',
        tags,
        response: { 200: weekSchema },
      },
      async () => readWeek(db),
    ),
    route.post(
      '/api/admin/failed-jobs/retry',
      { access: 'files' },
      {
        summary: 'Try failed mails and other background work again',
        tags,
        response: { 200: z.object({ retried: z.number() }) },
      },
      async () => ({ retried: await jobs.retryDead() }),
    ),
  ])

async function sessionOf(request: Pick<FastifyRequest, 'adminSession'>): Promise<AdminSession> {
  const session = await request.adminSession()
  if (!session) throw new HttpProblem(401, 'Please sign in.')
  return session
}
