import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { applicationStatusValues } from '#domain/application-status.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { hour, openFourApplications } from '../../../../tests/support/four-applications.ts'

describe.each(databaseKinds())('the list of applications (%s)', async (kind) => {
  const { app, headers, ids } = await openFourApplications(kind)

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

  test('is only for people who may open applications', async () => {
    for (const url of ['', '?q=a', '/export.csv', '/overview', `/${ids.new}`]) {
      expect((await app.inject({ url: `/api/applications${url}` })).statusCode).toBe(401)
    }
  })

  test('without a query returns all applications, newest first, with their number', async () => {
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
    // The ampersand matches as part of the firm's name only.
    ['q=park %26 co', ['new', 'attorney', 'late', 'old']],
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

  test('marks possible duplicates', async () => {
    const { rows } = await list('?sort=submittedAt')
    // The attorney's client shares the phone number and email of the plaintiffs; Moss has neither.
    expect(rows.map(({ hasDuplicates }) => hasDuplicates)).toEqual([true, false, true, true])
  })

  test.each(['?q=%00', '?from=9999-12-31T23:59:59-01:00', '/overview?since=9999-12-31T23:59:59-01:00'])(
    'asked for what no database knows (%s) is refused, not broken',
    async (query) => {
      const answer = await app.inject({ url: `/api/applications${query}`, headers })
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Some of what was sent is not valid.'])
    },
  )

  test('gives the dashboard its numbers', async () => {
    const since = new Date(Date.now() - 12 * hour).toISOString()
    const answer = await app.inject({ url: `/api/applications/overview?since=${since}`, headers })
    expect(answer.json()).toEqual({
      total: 4,
      since: 2,
      overdue: 1,
      byStatus: {
        ...Object.fromEntries(applicationStatusValues.map((status) => [status, 0])),
        received: 2,
        'in-review': 1,
        approved: 1,
      },
    })
  })
})
