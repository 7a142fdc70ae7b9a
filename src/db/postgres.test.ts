import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../../tests/support/postgres-server.ts'
import type { OpenDatabase } from './database.ts'
import { isDatabaseUnavailable } from './errors.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { bumpSiteVersion, readSiteVersion, SITE_CHANGED } from './site-version.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgresServer()
})
afterAll(() => server.remove())

/** Opens the server's database with ten connections that have been used. */
async function openBusy(databaseUrl: string): Promise<OpenDatabase> {
  const database = await openPostgres({ databaseUrl, onError: () => {} })
  onTestFinished(() => database.close())
  await migrate(database)
  await Promise.all(Array.from({ length: 20 }, () => readSiteVersion(database.db)))
  return database
}

/** How long a call took to fail, and that it failed because the database is away. */
async function failsWithin(milliseconds: number, call: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const error = await call().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(performance.now() - started).toBeLessThan(milliseconds)
  expect(isDatabaseUnavailable(error), String(error)).toBe(true)
}

it('of two transactions that wait for each other one fails as if the database were busy, so the caller tries again', async () => {
  const database = await openBusy(server.url())
  const both = Promise.withResolvers<void>()
  let holding = 0
  const lock = (first: number, second: number) =>
    database.db.transaction(async (tx) => {
      await tx.execute(`select pg_advisory_xact_lock(${first})`)
      holding += 1
      if (holding === 2) both.resolve()
      await both.promise
      await tx.execute(`select pg_advisory_xact_lock(${second})`)
    })
  const outcomes = await Promise.allSettled([lock(1, 2), lock(2, 1)])
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => isDatabaseUnavailable(reason))).toEqual([true])
})

describe.each(['fast', 'immediate'] as const)('while PostgreSQL is away (%s stop)', (mode) => {
  it('every query and transaction fails within 3 s, and works again without a restart', async () => {
    const database = await openBusy(server.url())
    const bump = () => database.db.transaction((tx) => bumpSiteVersion(tx))
    const version = await bump()

    await server.stop(mode)
    // More transactions than the pool has connections: none may keep one forever.
    await Promise.all(Array.from({ length: 15 }, () => failsWithin(3000, bump)))
    await Promise.all(Array.from({ length: 15 }, () => failsWithin(3000, () => readSiteVersion(database.db))))
    expect(await database.ping(3000)).toBe(false)

    await server.start()
    await Promise.all(Array.from({ length: 15 }, bump))
    expect(await readSiteVersion(database.db)).toBe(version + 15)
    expect(await database.ping(3000)).toBe(true)
  })

  it('a transaction that was open fails, and the next one works', async () => {
    const database = await openBusy(server.url())
    const version = await readSiteVersion(database.db)
    await failsWithin(3000 + 10_000, () =>
      database.db.transaction(async (tx) => {
        await bumpSiteVersion(tx)
        await server.stop(mode)
        await bumpSiteVersion(tx)
      }),
    )
    await server.start()
    expect(await readSiteVersion(database.db)).toBe(version)
    expect(await database.db.transaction((tx) => bumpSiteVersion(tx))).toBe(version + 1)
  })

  it('a listener finds its way back, says so, and hears what follows', async () => {
    const database = await openBusy(server.url())
    const heard: string[] = []
    let reconnected = 0
    await database.listen(
      SITE_CHANGED,
      (payload) => heard.push(payload),
      () => reconnected++,
    )
    await server.stop(mode)
    await server.start()
    await expect.poll(() => reconnected, { timeout: 10_000 }).toBe(1)
    const version = await database.db.transaction((tx) => bumpSiteVersion(tx))
    await expect.poll(() => heard).toEqual([String(version)])
  })
})

it('with a server that answers nothing any more, every query fails within 3 s, and works again later', async () => {
  const proxy = await startProxy(server.url())
  const database = await openBusy(proxy.url)
  const bump = () => database.db.transaction((tx) => bumpSiteVersion(tx))
  const version = await readSiteVersion(database.db)

  proxy.freeze()
  await Promise.all(Array.from({ length: 15 }, () => failsWithin(3000, bump)))
  await Promise.all(Array.from({ length: 15 }, () => failsWithin(3000, () => readSiteVersion(database.db))))

  proxy.thaw()
  expect(await bump()).toBe(version + 1)
})

it('a statement that runs too long is ended by PostgreSQL itself', async () => {
  const database = await openBusy(server.url())
  await failsWithin(3000, async () => database.db.execute('select pg_sleep(20)'))
  await expect
    .poll(
      async () =>
        (
          await database.db.execute(
            `select 1 from pg_stat_activity where query like '%pg_sleep(2%' and state = 'active' and pid <> pg_backend_pid()`,
          )
        ).rows,
    )
    .toEqual([])
})

/** Stands between a client and the server and can fall silent like a cut network. */
async function startProxy(target: string) {
  const { hostname, port } = new URL(target)
  const pairs = new Set<[Socket, Socket]>()
  let frozen = false
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    pairs.add([near, far])
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from.on('data', (chunk) => !frozen && to.write(chunk))
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    proxy.close()
  })
  const url = new URL(target)
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
    },
  }
}
