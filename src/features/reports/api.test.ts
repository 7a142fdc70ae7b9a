import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, reportMarks, reportWeeks } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { signInAs } from '#server/testing.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { openDecidingDesk, openFile, today } from '../../../tests/support/decisions.ts'
import { readReport, readWeek } from './data/report.ts'
import { countMarkedWeeks } from './mutations.ts'
import type { Report } from './schema/report.ts'

describe.each(databaseKinds())('figures on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)

  const ask = async (path: string, headers = desk.ruth.headers) => desk.app.inject({ url: path, headers })
  const report = async (query = ''): Promise<Report> => (await ask(`/api/figures?${query}`)).json()
  const total = async (query: string): Promise<number> =>
    (await ask(`/api/applications/desk?${query}`)).json().total
  const thisWeek = async (query = '') => (await report(query)).week.at(-1)
  const add = async (submittedAt: Date, change: Partial<typeof applications.$inferInsert> = {}) => {
    const id = await addApplication({ database: desk.database }, { submittedAt })
    if (Object.keys(change).length > 0)
      await desk.database.db.update(applications).set(change).where(eq(applications.id, id))
    return id
  }

  test('say what was decided once, what was undone never, and what was paid', async () => {
    const approved = await openFile(desk)
    await approved.approve()
    await approved.fund()
    const declined = await openFile(desk)
    await declined.decline()
    await declined.approve(5_000_00)
    const undone = await openFile(desk)
    const made = await undone.decline()
    await undone.act('undo', made.body.decision.id, desk.ruth.headers)
    const week = await thisWeek()
    expect(week).toMatchObject({
      applications: 3,
      approvedSoFar: 2,
      undecided: 1,
      decided: 2,
      approved: 2,
      late: 0,
    })
    expect(week?.days).toMatchObject({ middle: 0 })
    const { isBackRecorded, total: all } = await report(`period=own&from=${today}&to=${today}`)
    expect({ isBackRecorded, out: all.out, advances: all.advances }).toEqual({
      isBackRecorded: false,
      out: 12_500_00,
      advances: 1,
    })
    const read = await readWeek(desk.database.db)
    expect([read.applications.at(-1), read.approved.at(-1), read.paidBack]).toEqual([3, 2, null])
    expect(read.weeks).toHaveLength(12)
  })

  test('call late what left a status after its clock had run out, as the list does', async () => {
    const before = (await thisWeek())?.late ?? 0
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000)
    const late = await openFile(desk)
    await desk.database.db
      .update(applications)
      .set({ submittedAt: days(2) })
      .where(eq(applications.id, late.id))
    const isOverdue = async () =>
      JSON.stringify((await ask('/api/applications/desk?overdue=true')).json()).includes(late.id)
    expect(await isOverdue()).toBe(true)
    const { version } = await late.read()
    await late.call('PATCH', '/status', desk.ruth.headers, { status: 'in-review', version })
    expect(await isOverdue()).toBe(false)
    await late.approve()
    await (await openFile(desk)).approve()
    expect((await thisWeek())?.late).toBe(before + 1)
  })

  test('put a file into the office’s week, on both sides of midnight and of a change of the clocks', async () => {
    // Sunday, 11:30 PM in New York; an hour later it's Monday there.
    await add(new Date('2026-03-09T03:30:00Z'))
    await add(new Date('2026-03-09T04:30:00Z'))
    await add(new Date('2025-11-03T04:30:00Z'))
    await add(new Date('2025-11-03T05:30:00Z'))
    const spring = await report('period=own&from=2026-03-02&to=2026-03-15')
    expect(spring.week.map(({ value, applications }) => [value, applications])).toEqual([
      ['2026-03-02', 1],
      ['2026-03-09', 1],
    ])
    const fall = await report('period=own&from=2025-11-02&to=2025-11-03')
    expect(fall.week.map(({ first, applications }) => [first, applications])).toEqual([
      ['2025-11-02', 1],
      ['2025-11-03', 1],
    ])
    expect(await total('arrived=2025-11-02..2025-11-02')).toBe(1)
  })

  test('each bar has as many files as the list that it opens', async () => {
    for (const [firm, caseType, clientState] of [
      ['Harbor Law', 'slip-fall', null],
      [' HARBOR LAW', 'slip-fall', 'NV'],
      ['=cmd|calc', 'auto-accident', 'GA'],
    ] as const) {
      const id = await addApplication({ database: desk.database }, { role: 'attorney' })
      await desk.database.db
        .update(applications)
        .set({ attorneyFirm: firm, caseType, clientState, state: 'CA' })
        .where(eq(applications.id, id))
    }
    const { week, home, caseType, firm, first, last } = await report()
    const span = `${first}..${last}`
    expect(home.map(({ value }) => value).sort()).toEqual(['GA', 'NV', 'TX', 'unknown'])
    expect(firm.find(({ value }) => value === 'harbor law')?.applications).toBe(2)
    for (const row of week.filter(({ applications }) => applications > 0)) {
      const days = `${row.first}..${row.last}`
      expect(await total(`arrived=${days}`)).toBe(row.applications)
      expect(await total(`arrived=${days}&answer=approved`)).toBe(row.approvedSoFar)
      expect(await total(`arrived=${days}&answer=none`)).toBe(row.undecided)
      expect(await total(`answered=${days}`)).toBe(row.decided)
      expect(await total(`answered=${days}&answer=approved`)).toBe(row.approved)
      expect(await total(`answered=${days}&answeredLate=true`)).toBe(row.late)
    }
    for (const { value, applications } of home)
      expect(await total(`arrived=${span}&home=${value}`)).toBe(applications)
    for (const { value, applications } of caseType)
      expect(await total(`arrived=${span}&caseType=${value}`)).toBe(applications)
    for (const { value, applications } of firm)
      expect(await total(`arrived=${span}&firm=${encodeURIComponent(value)}`)).toBe(applications)
    expect(await total(`paid=${today}..${today}`)).toBe(1)
    const narrowed = await report('firm=harbor%20law&caseType=slip-fall')
    expect(narrowed.total.applications).toBe(2)
  })

  test('the spreadsheet has the same numbers, and no formula', async () => {
    const { week, firm } = await report()
    const byWeek = await ask('/api/figures.csv')
    expect(byWeek.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(byWeek.body.startsWith('\uFEFF')).toBe(true)
    const lines = byWeek.body.trim().split('\r\n')
    expect(lines[0]).toMatch(/^"Week of","Applications","Approved so far"/)
    expect(lines).toHaveLength(week.length + 1)
    const now = week.at(-1)
    expect(lines.at(-1)).toMatch(
      new RegExp(`^"${now?.value}","${now?.applications}","${now?.approvedSoFar}"`),
    )
    const byFirm = await ask('/api/figures.csv?by=firm')
    expect(byFirm.body.trim().split('\r\n')).toHaveLength(firm.length + 1)
    expect(byFirm.body).toContain(`"'=cmd|calc","1"`)
  })

  test('counted ahead they agree with the files, whatever happens in between', async () => {
    const { db } = desk.database
    const query = { period: 'own', from: '2025-11-01' } as const
    const recount = async () => {
      await db.delete(reportWeeks)
      return readReport(db, query)
    }
    const counted = await readReport(db, query)
    await countMarkedWeeks(db)
    expect(await db.$count(reportMarks)).toBe(0)
    expect(await db.$count(reportWeeks)).toBeGreaterThan(2)
    expect(await readReport(db, query)).toEqual(counted)

    const old = await add(new Date('2026-03-11T15:00:00Z'), { caseType: 'slip-fall' })
    await db.update(applications).set({ state: 'GA' }).where(eq(applications.id, old))
    const file = await openFile(desk)
    await file.decline()
    const meanwhile = await readReport(db, query)
    expect(meanwhile.total.applications).toBe(counted.total.applications + 2)
    await Promise.allSettled([
      countMarkedWeeks(db),
      file.approve(1_000_00),
      add(new Date('2026-03-12T15:00:00Z')),
    ])
    await db.delete(applications).where(eq(applications.id, old))
    const [now] = await db.select().from(applications).where(eq(applications.id, file.id))
    expect(now?.status).toBe('approved')
    const kept = await readReport(db, query)
    expect(await recount()).toEqual(kept)
  })

  test('are for owners and reviewers', async () => {
    const editor = await signInAs(desk.app, 'editor', 'Iris Bell')
    expect((await ask('/api/figures', editor.headers)).statusCode).toBe(403)
    expect((await ask('/api/figures', desk.owner)).statusCode).toBe(200)
    expect((await desk.app.inject('/api/figures.csv')).statusCode).toBe(401)
    expect((await ask('/api/figures?period=own&from=2026-02-01&to=2026-01-01')).statusCode).toBe(400)
  })
})
