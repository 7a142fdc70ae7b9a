import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessRecords } from '#db/schema/index.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { buildTestApp, signIn, testPassword } from '#server/testing.ts'
import { plant, plantedValues } from '../../../../tests/support/planted-person.ts'
import type { AccessRecord } from './schema.ts'

let database: TestDatabase
let app: FastifyInstance
let headers: { cookie: string }
const logged: string[] = []

beforeAll(async () => {
  database = await createTestDb('embedded')
  app = await buildTestApp(database, { logged: (line) => logged.push(line) })
  headers = await signIn(app)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const from = '203.0.113.44'
const get = (url: string) =>
  app.inject({ url, headers: { ...headers, 'user-agent': 'Firefox' }, remoteAddress: from })
const listRecords = async (): Promise<AccessRecord[]> => (await get('/api/admin/access-records')).json()

test('sign-ins, exports and downloads are kept with browser and address, and go to the log', async () => {
  const id = await plant(async (method, url, payload, own = {}) => {
    const answer = await app.inject({ method, url, payload, headers: { host: 'site.test', ...own } })
    return { status: answer.statusCode, json: answer.body ? answer.json() : {} }
  }, headers)
  const login = (password: string) =>
    app.inject({ method: 'POST', url: '/api/admin/login', payload: { password }, remoteAddress: from })
  await login('not the password')
  await login(testPassword)
  await get('/api/applications')
  await get('/api/applications?page=1')
  await get('/api/applications/export.csv?q=Plantedlast&state=TX')
  await get(`/api/applications/${id}/person/export.zip`)
  const { documents } = (await get(`/api/applications/${id}/documents`)).json()
  await get(`/api/applications/${id}/documents/${documents[0].id}/download-url`)

  const [code] = (await get('/api/admin/sessions'))
    .json()
    .filter(({ isThisOne }: { isThisOne: boolean }) => isThisOne)
    .map((session: { code: string }) => session.code)
  const { reference } = (await get(`/api/applications/${id}`)).json()
  const kept = (await listRecords()).filter(({ address }) => address === from).reverse()
  expect(
    kept.map(({ action, session, reference, details }) => [action, session, reference, details]),
  ).toEqual([
    ['sign-in-refused', null, null, null],
    ['sign-in', expect.stringMatching(/^[\da-f]{8}$/), null, null],
    ['list-export', code, null, { applications: 1 }],
    ['csv-export', code, null, { state: 'TX', q: true }],
    ['person-export', code, reference, { applications: 1, documents: 1, messages: 1 }],
    ['document-download', code, reference, { documentType: 'other' }],
  ])
  expect(kept.at(-1)).toMatchObject({ browser: 'Firefox', happenedAt: expect.stringMatching(/^20/) })

  const lines = logged.filter((line) => line.includes('"msg":"access"'))
  expect(lines.filter((line) => line.includes(from) && line.includes('"action":"csv-export"'))).toHaveLength(
    1,
  )
  const all = JSON.stringify(kept) + lines.join('')
  expect(plantedValues.filter((value) => all.includes(value))).toEqual([])

  // The record outlives the person, but then names nobody.
  const payload = { reason: 'requested' }
  await app.inject({ method: 'DELETE', url: `/api/applications/${id}/person`, payload, headers })
  const download = (await listRecords()).find(({ action }) => action === 'document-download')
  expect(download).toMatchObject({ reference: null, address: from })
})

test('guesses are forgotten after a month, the rest after 400 days', async () => {
  await database.db.delete(accessRecords)
  const add = (action: 'sign-in-refused' | 'csv-export', days: number) =>
    database.db
      .insert(accessRecords)
      .values({ action, address: '::1', happenedAt: new Date(Date.now() - days * 86_400_000) })
  await add('sign-in-refused', 31)
  await add('sign-in-refused', 29)
  await add('csv-export', 401)
  await add('csv-export', 399)
  await signIn(app)
  const { rows } = await database.db.execute(sql`select action from access_records order by id`)
  expect(rows.map(({ action }) => action)).toEqual(['sign-in-refused', 'csv-export', 'sign-in'])
})

test('nobody but the administrator reads them', async () => {
  expect((await app.inject({ url: '/api/admin/access-records' })).statusCode).toBe(401)
})
