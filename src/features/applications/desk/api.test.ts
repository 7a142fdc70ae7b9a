import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { fieldsOf } from '#features/applications/apply/steps/steps.ts'
import { buildTestApp, signIn } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { seedStatement } from '../../../../tests/support/seed-applications.ts'

const hour = 60 * 60_000

describe.each(databaseKinds)('the list of applications (%s)', (kind) => {
  let database: TestDatabase
  let app: FastifyInstance
  let headers: { cookie: string }
  const ids: Record<string, string> = {}

  /** Sends an application in and dates it back. */
  async function submit(name: string, payload: object, hoursAgo: number, status?: 'approved' | 'in-review') {
    const answer = await app.inject({ method: 'POST', url: '/api/applications', payload })
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json()
    ids[name] = id
    const submittedAt = new Date(Date.now() - hoursAgo * hour)
    await database.db
      .update(applications)
      .set({ submittedAt, ...(status && { status }) })
      .where(eq(applications.id, id))
  }

  beforeAll(async () => {
    database = await createTestDb(kind)
    app = await buildTestApp(database, { env: { RATE_LIMIT_FACTOR: '1000' } })
    headers = await signIn(app)
    const plain = plaintiffPayload
    await submit('old', { ...plain, firstName: 'José', lastName: 'Åberg', state: 'OH' }, 900, 'approved')
    await submit(
      'late',
      {
        ...plain,
        lastName: 'Moss',
        email: 'moss@example.org',
        phone: '+1 212 555 9911',
        plaintiffAttorneyPhone: '(312) 555-0188 x7',
        plaintiffAttorneyEmail: 'Rae@Quill.example',
      },
      30,
    )
    const client = { clientFirstName: 'Łucja', clientLastName: 'Avila' }
    await submit('attorney', { ...attorneyPayload, ...client }, 10, 'in-review')
    await submit(
      'new',
      { ...plain, lastName: 'Zed', caseType: 'other', fundingAmount: '50000+', address: '=HYPERLINK("x")' },
      1,
    )
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const list = async (query: string) => {
    const answer = await app.inject({ url: `/api/applications${query}`, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    const named = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
    return {
      names: answer.json<{ id: string }[]>().map(({ id }) => named.get(id)),
      total: Number(answer.headers['x-total-count']),
      rows: answer.json<Record<string, unknown>[]>(),
    }
  }

  test('is for the administrator alone', async () => {
    for (const url of ['', '?q=a', '/export.csv', '/overview', `/${ids.new}`]) {
      expect((await app.inject({ url: `/api/applications${url}` })).statusCode).toBe(401)
    }
  })

  test('without a question is an array of all of them, newest first, with their number', async () => {
    const { names, total, rows } = await list('')
    expect(names).toEqual(['new', 'attorney', 'late', 'old'])
    expect(total).toBe(4)
    expect(rows[2]).toMatchObject({
      firstName: 'Ana',
      lastName: 'Moss',
      address: plaintiffPayload.address,
      caseDescription: plaintiffPayload.caseDescription,
      googleDriveFolderUrl: null,
      status: 'received',
      version: 1,
    })
  })

  test.each([
    ['q=moss', ['late']],
    ['q=aberg', ['old']],
    ['q=Åberg, josé', ['old']],
    ['q=212-555', ['late']],
    ['q=(212) 555-9911', ['late']],
    ['q=MOSS@example', ['late']],
    ['q=park', ['new', 'attorney', 'late', 'old']],
    ['q=an ze', ['new']],
    ['q=lucja', ['attorney']],
    ['q=312 555 0188', ['late']],
    ['q=rae@quill', ['late']],
    ['q=big rig', ['attorney']],
    ['q=park & co', ['new', 'attorney', 'late', 'old']],
    ['q=moss zed', []],
    ['q=100%', []],
    ['status=approved', ['old']],
    ['status=received', ['new', 'late']],
    ['state=OH', ['old']],
    ['role=attorney', ['attorney']],
    ['caseType=other', ['new']],
    ['amount=50000%2B', ['new', 'attorney']],
    ['overdue=true', ['late']],
    ['overdue=false', ['new', 'attorney', 'old']],
    ['age=under-24-hours', ['new', 'attorney']],
    ['age=over-24-hours', ['late', 'old']],
    ['age=over-7-days', ['old']],
    [`from=${new Date(Date.now() - 12 * hour).toISOString()}`, ['new', 'attorney']],
    [`to=${new Date(Date.now() - 20 * hour).toISOString()}`, ['late', 'old']],
    ['to=2020-01-01', []],
    ['state=TX&status=received&q=ana', ['new', 'late']],
    ['status=', ['new', 'attorney', 'late', 'old']],
  ])('answers %s', async (query, names) => {
    const found = await list(`?${query}`)
    expect(found.names).toEqual(names)
    expect(found.total).toBe(names.length)
  })

  test('finds an application by its reference', async () => {
    const { rows } = await list('')
    const reference = String(rows[1]?.reference)
    expect((await list(`?q=${reference.toLowerCase()}`)).names).toEqual(['attorney'])
    expect((await list(`?q=${reference.slice(-6)}`)).names).toEqual(['attorney'])
  })

  test.each([
    ['submittedAt', ['old', 'late', 'attorney', 'new']],
    ['name', ['attorney', 'late', 'new', 'old']],
    ['-name', ['old', 'new', 'late', 'attorney']],
    ['-state', ['new', 'attorney', 'late', 'old']],
    ['amount', ['old', 'late', 'attorney', 'new']],
    ['status', ['late', 'new', 'attorney', 'old']],
  ])('is sorted by %s', async (sort, names) => {
    expect((await list(`?sort=${sort}`)).names).toEqual(names)
  })

  test('comes in pages', async () => {
    expect(await list('?page=2&pageSize=3')).toMatchObject({ names: ['old'], total: 4 })
    expect(await list('?page=9')).toMatchObject({ names: [], total: 4 })
  })

  test.each(['status=lost', 'page=0', 'pageSize=201', 'sort=email', 'from=yesterday', 'overdue=maybe'])(
    'refuses %s',
    async (query) => {
      expect((await app.inject({ url: `/api/applications?${query}`, headers })).statusCode).toBe(400)
    },
  )

  test('says which may be of one person', async () => {
    const { rows } = await list('?sort=submittedAt')
    // The attorney's client has the phone number and email of the plaintiffs; Moss has neither.
    expect(rows.map(({ hasDuplicates }) => hasDuplicates)).toEqual([true, false, true, true])
  })

  test('as CSV holds exactly the matching rows and every answer of either role, and no formula', async () => {
    const answer = await app.inject({ url: '/api/applications/export.csv?state=TX', headers })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="applications-.*\.csv"$/)
    expect(answer.body.startsWith('\uFEFF')).toBe(true)
    const [header = [], ...rows] = parseCsv(answer.body.slice(1))
    for (const { name } of [...fieldsOf.plaintiff, ...fieldsOf.attorney]) expect(header).toContain(name)
    const read = rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])))
    expect(read.map(({ id }) => id)).toEqual([ids.new, ids.attorney, ids.late])
    expect(read[0]).toMatchObject({ address: `'=HYPERLINK("x")`, hasPriorInjuries: 'yes', lastName: 'Zed' })
    expect(read[2]).toMatchObject({
      phone: "'+1 212 555 9911",
      caseDescription: plaintiffPayload.caseDescription,
      estimatedMedicalExpenses: '12,000',
    })
    expect(read[1]).toMatchObject({ attorneyYearsOfExperience: '12', opposingParty: 'Big Rig Haulage' })
  })

  test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
    'as CSV disarms a text that begins like a formula: %j',
    async (text) => {
      const set = (address: string | null) =>
        database.db
          .update(applications)
          .set({ address })
          .where(eq(applications.id, ids.late ?? ''))
      await set(`${text} "quoted", \nnext line`)
      const answer = await app.inject({ url: '/api/applications/export.csv?q=moss', headers })
      await set(plaintiffPayload.address)
      const [header = [], row = []] = parseCsv(answer.body.slice(1))
      expect(row[header.indexOf('address')]).toBe(`'${text} "quoted", \nnext line`)
    },
  )

  test.each(['?q=%00', '?from=9999-12-31T23:59:59-01:00', '/overview?since=9999-12-31T23:59:59-01:00'])(
    'asked for what no database knows (%s) is refused, not broken',
    async (query) => {
      const answer = await app.inject({ url: `/api/applications${query}`, headers })
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Some of what was sent is not valid.'])
    },
  )

  test('in numbers, for the dashboard', async () => {
    const since = new Date(Date.now() - 12 * hour).toISOString()
    const answer = await app.inject({ url: `/api/applications/overview?since=${since}`, headers })
    expect(answer.json()).toEqual({
      total: 4,
      since: 2,
      overdue: 1,
      byStatus: {
        received: 2,
        'in-review': 1,
        'documents-needed': 0,
        approved: 1,
        funded: 0,
        declined: 0,
        withdrawn: 0,
      },
    })
  })

  test('stays whole when it is longer than a batch', async () => {
    // Without the search index they are made in a tenth of the time.
    await database.db.execute('drop index applications_search_idx')
    await database.db.execute(seedStatement(1234))
    const answer = await app.inject({ url: '/api/applications', headers })
    const rows = answer.json<{ id: string; submittedAt: string }[]>()
    expect(answer.headers['x-total-count']).toBe('1238')
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1238)
    const moments = rows.map(({ submittedAt }) => submittedAt)
    expect(moments).toEqual(moments.toSorted().reverse())
    const csv = await app.inject({ url: '/api/applications/export.csv', headers })
    expect(parseCsv(csv.body.slice(1))).toHaveLength(1239)
    const searched = await app.inject({ url: '/api/applications?q=example.com&pageSize=1', headers })
    expect(searched.headers).toMatchObject({ 'x-total-count': '1000', 'x-total-count-exceeded': 'true' })

    const read = async (path: string) =>
      (await app.inject({ url: `/api/applications/${path}`, headers })).json()
    const whole = await read('desk?q=example.com')
    expect(whole).toMatchObject({ total: 1000, isMore: true, piles: { all: 1000, isMore: true } })
    // What is shown is counted for itself: less than a thousand, and then to the last one.
    const pile = await read('desk?q=example.com&status=approved')
    const approved = rows.filter((row) => Reflect.get(row, 'status') === 'approved')
    expect(pile).toMatchObject({ total: approved.length, isMore: false })
    expect(await read('desk')).toMatchObject({ total: 1238, piles: { all: 1238, isMore: false } })
    const selected = await read('selection')
    expect([selected.applications.length, selected.isMore]).toEqual([1000, true])
  })
})
