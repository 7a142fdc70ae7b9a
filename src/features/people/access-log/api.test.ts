import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestApp, signIn, signInAs, testPassword } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { plant, planted, plantedValues } from '../../../../tests/support/planted-person.ts'
import type { LogEntry } from './schema.ts'

const logged: string[] = []

const { database, app } = await openTestApp('postgres', { logged: (line) => logged.push(line) })
const headers = await signIn(app)

const from = '203.0.113.44'
const as =
  (own: { cookie: string }) => (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { ...own, 'user-agent': 'Firefox' },
      remoteAddress: from,
      ...(payload && { payload }),
    })
const get = (url: string) => as(headers)('GET', url)
const listEntries = async (query = ''): Promise<LogEntry[]> =>
  (await get(`/api/admin/access-log${query}`)).json().entries

const plantPerson = () =>
  plant(async (method, url, payload, own = {}) => {
    const answer = await app.inject({ method, url, payload, headers: { host: 'site.test', ...own } })
    return { status: answer.statusCode, json: answer.body ? answer.json() : {} }
  }, headers)

test('every opening, export, change and sign-in is in the log with person, browser and address, and no word of the applicant', async () => {
  const id = await plantPerson()
  const { person, headers: reviewer } = await signInAs(app, 'reviewer', 'Paul Winter')
  const call = as(reviewer)
  const login = (password: string) =>
    app.inject({ method: 'POST', url: '/api/admin/login', payload: { password }, remoteAddress: from })
  await login('not the password')
  await login(testPassword)
  await call('GET', '/api/applications')
  await call('GET', '/api/applications?page=1')
  await call('GET', '/api/applications/export.csv?q=Plantedlast&state=TX')
  const application = (await call('GET', `/api/applications/${id}`)).json()
  await call('GET', `/api/applications/${id}`)
  const { documents } = (await call('GET', `/api/applications/${id}/documents`)).json()
  const { reference, version } = application
  await call('GET', `/api/applications/${id}/documents/${documents[0].id}/download-url`)
  await call('POST', `/api/applications/${id}/notes`, { body: planted.note })
  const change = { status: 'in-review', reason: planted.reason, version }
  await call('PATCH', `/api/applications/${id}/status`, change)
  await call('PATCH', `/api/applications/${id}/status`, change)
  await call('GET', `/api/applications/${id}?for=print`)
  await call('GET', `/api/applications/${id}/person/export.zip`)

  const kept = (await listEntries())
    .filter(({ address, action }) => address === from && action !== 'log-open')
    .reverse()
  const paul = person.name
  expect(
    kept.map(({ action, person, reference, details }) => [action, person?.name, reference, details]),
  ).toEqual([
    ['sign-in-refused', undefined, null, { as: 'Owner' }],
    ['sign-in', 'Owner', null, null],
    ['list-export', paul, null, { applications: 1 }],
    ['list-read', paul, null, { place: 'list', applications: 1 }],
    ['csv-export', paul, null, { state: 'TX', q: true }],
    ['file-open', paul, reference, null],
    ['document-download', paul, reference, null],
    ['note', paul, reference, null],
    ['status-change', paul, reference, { status: 'in-review' }],
    ['status-change', paul, reference, { status: 'in-review' }],
    ['change-refused', paul, reference, { of: expect.any(Number), status: 409 }],
    ['file-print', paul, reference, null],
    ['person-export', paul, reference, { applications: 1, documents: 1, messages: 1 }],
  ])
  expect(kept.at(-1)).toMatchObject({ browser: 'Firefox', session: expect.stringMatching(/^[\da-f]{8}$/) })
  expect(kept.find(({ action }) => action === 'document-download')).toMatchObject({
    documentId: documents[0].id,
    documentType: 'other',
    application: { id, name: `${planted.firstName} ${planted.lastName}` },
  })
  expect(kept.find(({ action }) => action === 'note')?.request).toBe('Add a note')

  const lines = logged.filter((line) => line.includes('"msg":"access"'))
  expect(lines.filter((line) => /"action":"csv-export".*"hash":"[\da-f]{64}"/.test(line))).toHaveLength(1)
  const { rows } = await database.db.execute('select * from access_log')
  const all = JSON.stringify(rows) + lines.join('')
  expect(plantedValues.filter((value) => all.includes(value))).toEqual([])

  // The log outlives the person: by reference, or by the email that only its owner still knows.
  await as(headers)('DELETE', `/api/applications/${id}/person`, { reason: 'requested' })
  const about = await listEntries(`?application=${reference}&kind=files`)
  expect(about.map(({ action, application }) => [action, application])).toEqual([
    ['person-export', null],
    ['file-print', null],
    ['document-download', null],
    ['file-open', null],
  ])
  const byEmail = await listEntries(`?application=${planted.email.toUpperCase()}&action=file-open`)
  expect(byEmail.map((entry) => entry.reference)).toEqual([reference])
  expect(await listEntries('?application=nobody@example.com')).toEqual([])
})

test('the log is filtered, paged, exported and checked', async () => {
  const { person } = await signInAs(app, 'editor', '-Ruth')
  const own = `?person=${person.id}`
  expect((await listEntries(own)).map(({ action }) => action)).toEqual(['sign-in'])
  const today = new Date().toISOString().slice(0, 10)
  expect(await listEntries(`${own}&since=${today}&until=${today}`)).toHaveLength(1)
  expect(await listEntries(`${own}&until=2020-01-01`)).toEqual([])
  const [{ number } = { number: 0 }] = await listEntries(own)
  expect((await listEntries(`?before=${number}`))[0]?.number).toBe(number - 1)

  const { entry, chain } = (await get(`/api/admin/access-log/${number}`)).json()
  expect(entry).toMatchObject({ number, action: 'sign-in' })
  expect(
    chain.map((near: { number: number; isWhole: boolean }) => [near.number - number, near.isWhole]),
  ).toEqual([
    [-1, true],
    [0, true],
  ])
  expect((await get('/api/admin/access-log/999999')).statusCode).toBe(404)

  const csv = await get(`/api/admin/access-log/export.csv${own}`)
  const [head, line] = parseCsv(csv.body.slice(1))
  expect(head?.slice(0, 4)).toEqual(['Number', 'Time', 'Person', 'Action'])
  expect(line?.slice(2, 4)).toEqual([`'-Ruth`, 'sign-in'])

  const checked = (await as(headers)('POST', '/api/admin/access-log/check', {})).json()
  expect(checked).toMatchObject({ flaw: null, from: 1, next: null })
  const { log, people } = (await get('/api/admin/access-log')).json()
  expect(log.lastCheck).toMatchObject({ flaw: null, to: checked.to })
  expect(people).toContainEqual({ id: person.id, name: person.name })
})

test('a change of the site is in the log under its name, and a preview is not', async () => {
  const { person, headers: editor } = await signInAs(app, 'editor', 'Iris')
  await as(editor)('POST', '/api/content/preview', { content: 'x', type: 'text' })
  const category = { name: 'News', slug: 'news' }
  const made = await as(editor)('POST', '/api/blog/categories', category)
  expect(made.statusCode).toBe(201)
  await as(editor)('DELETE', `/api/blog/categories/${made.json().id}`)
  const entries = await listEntries(`?person=${person.id}&kind=changes`)
  expect(entries.map(({ request, details }) => [request, details])).toEqual([
    ['Delete a category; its posts stay without one', { id: String(made.json().id) }],
    ['Add a category', null],
  ])
})

test('a stranger cannot fill the log: sixty refused sign-ins an hour, and the last says that there were more', async () => {
  const guess = (address: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { password: 'no' },
      remoteAddress: address,
    })
  for (let n = 0; n < 13; n++) await guess('198.51.100.7')
  const refused = (await listEntries('?kind=sign-ins')).filter(({ address }) => address === '198.51.100.7')
  expect(refused.map(({ action }) => action)).toEqual([
    'sign-in-slowed',
    ...Array(10).fill('sign-in-refused'),
  ])
})

test('only the owner reads it', async () => {
  const { headers: reviewer } = await signInAs(app, 'reviewer', 'June')
  for (const url of [
    '/api/admin/access-log',
    '/api/admin/access-log/1',
    '/api/admin/access-log/export.csv',
  ]) {
    expect((await app.inject({ url })).statusCode).toBe(401)
    expect((await as(reviewer)('GET', url)).statusCode).toBe(403)
  }
  expect((await as(reviewer)('POST', '/api/admin/access-log/check', {})).statusCode).toBe(403)
})

test('readings of many applications are in the log, at once and then as one entry a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { person, headers: reviewer } = await signInAs(app, 'reviewer', 'Rita Reads')
  const call = as(reviewer)
  const readings = async () =>
    (await listEntries(`?person=${person.id}&action=list-read`)).map(({ details }) => details).reverse()
  const ids: string[] = []
  const apply = async () => void ids.push(await addApplication({ database }))
  for (const _ of [1, 2, 3]) await apply()
  await call('GET', '/api/applications/desk?pageSize=2')
  expect(await readings()).toEqual([{ place: 'list', applications: 2 }])
  // The same again is no new reading; the others wait for the minute to end.
  await call('GET', '/api/applications/desk?pageSize=2')
  await call('GET', '/api/applications?pageSize=3')
  await apply()
  await call('GET', '/api/applications/desk?pageSize=1')
  expect(await readings()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(61_000)
  await expect.poll(readings).toEqual([
    { place: 'list', applications: 2 },
    { place: 'list', applications: 2 },
  ])
  await call('GET', '/api/applications/board')
  await call('GET', '/api/applications/selection')
  await call('GET', '/api/admin/overview/today')
  await addLinks(call, ids)
  await call('GET', `/api/applications/upload-tokens?ids=${ids.join(',')}`)
  const places = (await readings()).slice(2).map((details) => details?.place)
  expect(places).toEqual(['board', 'selection', 'today', 'upload-links'])
})

const addLinks = async (call: ReturnType<typeof as>, ids: readonly string[]) => {
  for (const id of ids) await call('POST', `/api/applications/${id}/upload-token`, {})
}
