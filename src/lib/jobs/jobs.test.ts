import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { defineJob, JobRefused } from './job.ts'
import { type Jobs, openJobs } from './jobs.ts'

describe.each(databaseKinds())('background jobs (%s)', (kind) => {
  async function setUp(run: (id: string) => Promise<void>) {
    const database = await createTestDb(kind)
    const job = defineJob({
      name: 'try-out',
      schema: z.object({ id: z.string() }),
      run: ({ id }) => run(id),
    })
    const logged: string[] = []
    const logger = pino({ base: null }, { write: (line: string) => void logged.push(line) })
    const services = jobServices(database.db)
    const open = (working = true) => openJobs({ database, jobs: [job], logger, ...(working && { services }) })
    const opened: Jobs[] = [await open()]
    onTestFinished(async () => {
      for (const jobs of opened) await jobs.stop()
      await database.close()
    })
    const jobs = opened[0] as Jobs
    return {
      database,
      job,
      jobs,
      logged,
      open: async (working?: boolean) => {
        const another = await open(working)
        opened.push(another)
        return another
      },
    }
  }
  const enqueue = (database: TestDatabase, jobs: Jobs, job: Parameters<Jobs['enqueue']>[1], id: string) =>
    database.db.transaction((tx) => jobs.enqueue(tx, job, { id }))

  test('run right after the commit, each in one of several workers', async () => {
    const done: string[] = []
    const { database, job, jobs, open } = await setUp(async (id) => void done.push(id))
    await open()
    const ids = Array.from({ length: 20 }, (_, index) => String(index))
    for (const id of ids) await enqueue(database, jobs, job, id)
    await expect.poll(() => done.length, { interval: 10, timeout: 10_000 }).toBe(20)
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids)
    await expect
      .poll(async () => (await jobs.counts()).get('try-out'))
      .toEqual({ waiting: 0, active: 0, dead: 0 })
  })

  test('aren’t held up by one that hangs', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const done: string[] = []
    const { database, job, jobs } = await setUp(async (id) => {
      if (id === 'hangs') await held
      done.push(id)
    })
    for (const id of ['hangs', 'next', 'last']) await enqueue(database, jobs, job, id)
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['next', 'last'])
    release()
    await expect.poll(() => done).toHaveLength(3)
  })

  test('have queues that a start updates only when needed', async () => {
    const { database, open } = await setUp(async () => {})
    const read = async () =>
      (await database.runSql(`select xmin::text, retry_limit from pgboss.queue where name = 'try-out'`)).rows
    const [made] = await read()
    await open(false)
    expect(await read()).toEqual([made])
    await database.runSql(`update pgboss.queue set retry_limit = 1 where name = 'try-out'`)
    await open(false)
    expect(await read()).toMatchObject([{ retry_limit: made?.retry_limit }])
  })

  test('from a clock that ran ahead don’t wait until that time', async () => {
    const done: string[] = []
    const { database, job, jobs, open } = await setUp(async (id) => void done.push(id))
    const put = `pgboss.job set created_on = created_on + interval '1 day', start_after = start_after + interval '1 day'`
    await jobs.stop()
    const asking = await open(false)
    for (const id of ['asked', 'failed']) await enqueue(database, asking, job, id)
    await database.runSql(`update ${put} where data->>'id' = 'asked'`)
    await database.runSql(
      `update pgboss.job set state = 'retry', start_after = now() + interval '1 day' where data->>'id' = 'failed'`,
    )
    await open()
    await expect.poll(() => done.toSorted(), { timeout: 10_000 }).toEqual(['asked', 'failed'])
  })

  test('of a transaction that is rolled back never happen', async () => {
    const done: string[] = []
    const { database, job, jobs } = await setUp(async (id) => void done.push(id))
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.enqueue(tx, job, { id: 'undone' })
        throw new Error('on second thought')
      }),
    ).rejects.toThrow('on second thought')
    await enqueue(database, jobs, job, 'kept')
    await expect.poll(() => done).toEqual(['kept'])
  })

  test('that fail run again, and neither the log nor the queue keeps the message', async () => {
    let attempts = 0
    const { database, job, jobs, logged } = await setUp(async () => {
      attempts++
      if (attempts < 2)
        throw Object.assign(new Error('jane@example.com was not found'), { code: 'EENVELOPE' })
    })
    const failures: string[] = []
    jobs.onFailure((queue) => failures.push(queue))
    await enqueue(database, jobs, job, 'a')
    await expect.poll(() => attempts, { timeout: 10_000 }).toBe(2)
    expect(failures).toEqual(['try-out'])
    const { rows } = await database.runSql('select to_jsonb(job)::text as whole from pgboss.job')
    const kept = [...logged, ...rows.map(({ whole }) => String(whole))].join('\n')
    expect(kept).toContain('EENVELOPE')
    expect(kept).not.toContain('jane')
  })

  test('that can’t succeed become dead letters after one attempt', async () => {
    let attempts = 0
    const { database, job, jobs } = await setUp(async () => {
      attempts++
      throw new JobRefused('nobody there')
    })
    await enqueue(database, jobs, job, 'a')
    await expect.poll(async () => (await jobs.counts()).get('try-out')).toMatchObject({ waiting: 0, dead: 1 })
    expect(attempts).toBe(1)
  })

  test('that were given up run once the cause is fixed and somebody asks', async () => {
    let isMended = false
    const done: string[] = []
    const { database, job, jobs } = await setUp(async (id) => {
      if (!isMended) throw new JobRefused('nobody there')
      done.push(id)
    })
    await enqueue(database, jobs, job, 'a')
    await expect.poll(async () => (await jobs.counts()).get('try-out')).toMatchObject({ dead: 1 })
    isMended = true
    expect(await jobs.retryDead()).toBe(1)
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['a'])
    expect((await jobs.counts()).get('try-out')).toMatchObject({ dead: 0 })
  })

  test('that run when the process stops are finished first', async () => {
    let finish = () => {}
    const running = Promise.withResolvers<void>()
    const done: string[] = []
    const { database, job, jobs } = await setUp(async (id) => {
      running.resolve()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      done.push(id)
    })
    await enqueue(database, jobs, job, 'a')
    await running.promise
    const stopped = jobs.stop()
    finish()
    await stopped
    expect(done).toEqual(['a'])
    expect((await jobs.counts()).get('try-out')).toEqual({ waiting: 0, active: 0, dead: 0 })
  })

  test('wait in the database while no process works', async () => {
    const done: string[] = []
    const { database, job, jobs, open } = await setUp(async (id) => void done.push(id))
    await jobs.stop()
    const asking = await open(false)
    await enqueue(database, asking, job, 'later')
    expect((await asking.counts()).get('try-out')).toMatchObject({ waiting: 1 })
    await open()
    await expect.poll(() => done).toEqual(['later'])
  })
})
