import { expect, test } from 'vitest'
import { bumpSiteVersion } from '#db/site-version.ts'
import { createTestDb } from '#db/testing.ts'
import { buildTestApp } from '../testing.ts'

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
