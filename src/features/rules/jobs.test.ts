import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '#db/postgres.ts'
import { createTestDb } from '#db/testing.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { pageContext } from '#lib/page-context.ts'
import type { RouterHandler } from '#server/pages/render.ts'
import { buildTestApp, signIn } from '#server/testing.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { readTimeline } from './data.ts'
import { renewPagesForRules } from './jobs.ts'

const page: RouterHandler = async (_request, context) => {
  const { rule, coming } = await readTimeline(context.get(pageContext).db, 'NY')
  const postures = [rule, ...coming].map(({ posture }) => posture)
  return new Response(`<h1>${postures.join(', then ')}</h1>`, { headers: { 'content-type': 'text/html' } })
}

test('a rule dated tomorrow changes the pages of two processes at its moment, without a restart', async () => {
  const database = await createTestDb('postgres')
  const second = await openPostgres({ databaseUrl: database.databaseUrl ?? '', onError: () => {} })
  const apps: FastifyInstance[] = [
    await buildTestApp(database, { page }),
    await buildTestApp(second, { page }),
  ]
  const jobs = await openJobs({
    database,
    jobs: [renewPagesForRules],
    logger: pino({ level: 'silent' }),
    services: jobServices(database.db),
  })
  onTestFinished(async () => {
    await jobs.stop()
    for (const app of apps) await app.close()
    await second.close()
    await database.close()
  })
  const read = () => Promise.all(apps.map(async (app) => (await app.inject('/states/ny')).body))
  const bothSay = (posture: string) => apps.map(() => expect.stringContaining(`<h1>${posture}</h1>`))
  const [first] = apps
  if (!first) throw new Error('no server')
  const headers = await signIn(first)

  const { rows } = await database.runSql(
    `select (now() at time zone 'America/New_York')::date::text as today,
      ((now() at time zone 'America/New_York')::date + 1)::text as tomorrow`,
  )
  const { today, tomorrow } = rows[0] ?? {}
  expect(await read()).toEqual(bothSay('open'))
  const payload = { posture: 'closed', effectiveFrom: tomorrow }
  const written = await first.inject({ method: 'PUT', url: '/api/state-rules/NY', payload, headers })
  expect(written.json()).toMatchObject({ posture: 'closed', effectiveFrom: tomorrow, version: 1 })
  await expect.poll(read).toEqual(bothSay('open, then closed'))

  const { rows: waiting } = await database.runSql(
    `select data, start_after = ($1::date + 1)::timestamp at time zone 'America/New_York' as "isMidnight"
      from pgboss.job where name = 'state-rules'`,
    [today],
  )
  expect(waiting).toEqual([{ data: { day: tomorrow }, isMidnight: true }])

  // A day passes. The pages are in both caches until the job tells.
  await database.runSql('update state_rules set effective_from = effective_from - 1')
  expect(await read()).toEqual(bothSay('open, then closed'))
  await database.runSql(`update pgboss.job set start_after = now() where name = 'state-rules'`)
  await expect.poll(read, { timeout: 10_000 }).toEqual(bothSay('closed'))
})
