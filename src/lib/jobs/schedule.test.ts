import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { defineSchedule } from './job.ts'
import { openJobs } from './jobs.ts'

describe.each(databaseKinds())('a schedule (%s)', (kind) => {
  test('runs once for all processes, also for an hour when none was running', async () => {
    const database = await createTestDb(kind)
    let runs = 0
    // Half an hour away, so it does not come due during the test as well.
    const minute = (new Date().getUTCMinutes() + 30) % 60
    const job = defineSchedule({
      name: 'hourly',
      schedule: `${minute} * * * *`,
      run: async () => void runs++,
    })
    const open = () =>
      openJobs({
        database,
        jobs: [job],
        logger: pino({ level: 'silent' }),
        services: jobServices(database.db),
      })
    const first = await open()
    await first.stop()
    await database.runSql(`update pgboss.version set cron_on = now() - interval '3 hours'`)
    await database.runSql(`update pgboss.schedule set created_on = now() - interval '1 day'`)

    const processes = [await open(), await open()]
    onTestFinished(async () => {
      for (const jobs of processes) await jobs.stop()
      await database.close()
    })
    await expect.poll(() => runs, { timeout: 20_000 }).toBe(1)
    for (const jobs of processes) await jobs.stop()
    const { rows } = await database.runSql('select name, state from pgboss.job order by name')
    expect(rows).toEqual([
      { name: '__pgboss__send-it', state: 'completed' },
      { name: 'hourly', state: 'completed' },
    ])
  })
})
