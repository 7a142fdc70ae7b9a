import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '#db/postgres.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { createTestDb } from '#db/testing.ts'
import { buildTestApp } from '../testing.ts'
import { followSiteVersion } from './site-version.ts'

test('a change of the site shows on the next request of every process on one PostgreSQL', async () => {
  const database = await createTestDb('postgres')
  let shown = 'old'
  const page = async () => new Response(`<p>${shown}</p>`, { headers: { 'content-type': 'text/html' } })
  const [one, other] = await Promise.all([buildTestApp(database, { page }), buildTestApp(database, { page })])
  one.post('/api/change', { config: { access: 'public' } }, async () => {
    shown = 'new'
    await database.db.transaction(bumpSiteVersion)
    return {}
  })
  expect((await one.inject('/')).body).toBe('<p>old</p>')
  expect((await other.inject('/')).body).toBe('<p>old</p>')
  await one.inject({ method: 'POST', url: '/api/change' })
  expect((await one.inject('/')).body).toBe('<p>new</p>')
  await expect
    .poll(async () => (await other.inject('/')).body, { timeout: 2_000, interval: 5 })
    .toBe('<p>new</p>')
  await one.close()
  await other.close()
  await database.close()
})

test('a change that was missed while the connection was lost is read, also when the first reading fails', async () => {
  const { databaseUrl = '', close } = await createTestDb('postgres')
  const errors: string[] = []
  const onError = (error: unknown) => void errors.push(String((error as Error).cause ?? error))
  const database = await openPostgres({ databaseUrl, patience: 300, onError })
  await database.db.transaction(bumpSiteVersion)
  const siteVersion = await followSiteVersion(database, onError)
  const colleague = new Client({ connectionString: databaseUrl })
  await colleague.connect()
  onTestFinished(async () => {
    await colleague.end()
    await siteVersion.stop()
    await database.close()
    await close()
  })
  const before = siteVersion.current()

  await colleague.query('begin')
  await colleague.query('lock table site_version in access exclusive mode')
  await colleague.query('update site_version set version = version + 1')
  await colleague.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'beaconfield-listen' and datname = current_database()`,
  )
  await expect.poll(() => errors, { timeout: 20_000 }).toContainEqual(expect.stringContaining('timeout'))
  await colleague.query('commit')
  await expect.poll(siteVersion.current, { timeout: 20_000 }).toBe(before + 1)
})
