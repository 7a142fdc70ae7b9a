import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { fieldsOf } from '#features/questions/steps/steps.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { openFourApplications } from '../../../../tests/support/four-applications.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'
import { seedApplications } from '../../../../tests/support/seed-applications.ts'

describe.each(databaseKinds())('the whole list of applications (%s)', async (kind) => {
  const { database, app, headers, ids } = await openFourApplications(kind)

  test('as CSV has exactly the matching rows, every answer of either role, and no formula', async () => {
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
      const set = (address: string) =>
        database.db
          .update(applications)
          .set({ sealedAnswers: testRowSealer.seal(applications.sealedAnswers, ids.late, { address }) })
          .where(eq(applications.id, ids.late))
      await set(`${text} "quoted", \nnext line`)
      const answer = await app.inject({ url: '/api/applications/export.csv?q=moss', headers })
      await set(plaintiffPayload.address)
      const [header = [], row = []] = parseCsv(answer.body.slice(1))
      expect(row[header.indexOf('address')]).toBe(`'${text} "quoted", \nnext line`)
    },
  )

  test('is complete even if it is longer than a batch', async () => {
    // Seeding takes a tenth of the time without the search index.
    await database.db.execute('drop index applications_search_idx')
    await seedApplications({ runSql: database.runSql, rowSealer: testRowSealer, count: 1234 })
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
    // A filtered list has its own count: below a thousand, and exact.
    const pile = await read('desk?q=example.com&status=approved')
    const approved = rows.filter((row) => Reflect.get(row, 'status') === 'approved')
    expect(pile).toMatchObject({ total: approved.length, isMore: false })
    expect(await read('desk')).toMatchObject({ total: 1238, piles: { all: 1238, isMore: false } })
    const selected = await read('selection')
    expect([selected.applications.length, selected.isMore]).toEqual([1000, true])
  })
})
