import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, contractSettings, firmRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import { fundedOn, openLedgerDesk } from '../../../../tests/support/ledger-desk.ts'

describe.each(databaseKinds())('the payoff page of a firm and of a person, on %s', async (kind) => {
  const desk = await openLedgerDesk(kind)
  const { db, rowSealer } = desk.services
  await db
    .insert(contractSettings)
    .values({ id: 1, isOn: true })
    .onConflictDoUpdate({ target: contractSettings.id, set: { isOn: true } })
  const last = addDays(addMonths(fundedOn, 18), -1)

  async function open({ hasCounsel = true } = {}) {
    const paid = await desk.openPaid()
    const applicationId = paid.file.fileId
    await db
      .update(applications)
      .set({
        plaintiffAttorneyEmail: `lee-${applicationId}@park.example`,
        ...{ plaintiffAttorneyName: 'Dana Whitfield', plaintiffAttorneyFirm: 'Whitfield & Rowe, LLP' },
      })
      .where(eq(applications.id, applicationId))
    const said = hasCounsel ? {} : { representation: 'no' as const }
    await db
      .insert(firmRecords)
      .values({ id: applicationId, verifiedAt: new Date(), askedAt: new Date(), ...said })
    const linkOf = (party: 'firm' | 'applicant') =>
      db.transaction((tx) => createCaseLink({ tx, rowSealer }, { applicationId, party }))
    return { ...paid, applicationId, linkOf }
  }
  async function call(method: 'GET' | 'POST', url: string, payload?: object) {
    const answer = await desk.app.inject({ method, url, ...(payload && { payload }) })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.rawPayload }
  }

  test('a firm gets the letter by its link, as the desk would make it', async () => {
    const { linkOf, claim, balance } = await open()
    const base = `/api/firm/${await linkOf('firm')}`
    const before = await call('GET', `${base}/payoff`)
    expect(before.body).toMatchObject({
      ...{ mayMake: true, letters: [] },
      offer: { latest: last, through: last, problem: null, figures: { owed: 15_400_00 }, live: null },
    })
    const submissionKey = randomUUID()
    const asked = { goodThrough: last, submissionKey }
    const twice = await Promise.all([1, 2].map(() => call('POST', `${base}/payoff-letters`, asked)))
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(twice.map(({ body }) => body.number)).size).toBe(1)
    const [made] = twice
    expect(made?.body).toMatchObject({ madeBy: 'firm', owed: (await balance(last)).owed })
    const pdf = await call('GET', `${base}/payoff-letters/${made?.body.id}/pdf`)
    expect([pdf.status, pdf.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await desk.call('GET', `${claim}/payoff-letters`)).body).toHaveLength(1)
    const late = await call('POST', `${base}/payoff-letters`, { goodThrough: addDays(last, 1) })
    expect([late.status, Object.keys(late.body.errors)]).toEqual([400, ['goodThrough']])
  })

  test('a person with an attorney reads what is owed, and opens no letter with our bank on it', async () => {
    const { linkOf } = await open()
    const [firm, person] = [`/api/firm/${await linkOf('firm')}`, `/api/case/${await linkOf('applicant')}`]
    const made = await call('POST', `${firm}/payoff-letters`, { goodThrough: last })
    const page = await call('GET', `${person}/payoff`)
    expect(page.body).toMatchObject({ mayMake: false, letters: [] })
    expect((await call('POST', `${person}/payoff-letters`, { goodThrough: last })).status).toBe(403)
    expect((await call('GET', `${person}/payoff-letters/${made.body.id}/pdf`)).status).toBe(404)
  })

  test('a person without an attorney gets the letter in their own name', async () => {
    const { linkOf, file } = await open({ hasCounsel: false })
    const person = `/api/case/${await linkOf('applicant')}`
    const made = await call('POST', `${person}/payoff-letters`, { goodThrough: last })
    expect([made.status, made.body.madeBy]).toEqual([201, 'person'])
    expect((await call('GET', `${person}/payoff`)).body.offer.live.number).toBe(made.body.number)
    expect((await call('GET', `${person}/payoff-letters/${made.body.id}/pdf`)).status).toBe(200)
    const [row] = await db.select().from(applications).where(eq(applications.id, file.fileId))
    expect((await call('GET', `${person}/payoff`)).body.offer.to).toContain(row?.lastName)
  })

  test('another firm’s link opens nothing of it, and neither does one that nobody made', async () => {
    const [own, other] = [await open(), await open()]
    const made = await call('POST', `/api/firm/${await own.linkOf('firm')}/payoff-letters`, {
      goodThrough: last,
    })
    const stranger = `/api/firm/${await other.linkOf('firm')}`
    expect((await call('GET', `${stranger}/payoff-letters/${made.body.id}/pdf`)).status).toBe(404)
    expect((await call('GET', `/api/firm/${'a'.repeat(43)}/payoff`)).status).toBe(404)
    expect((await call('GET', `/api/case/${await own.linkOf('firm')}/payoff`)).status).toBe(404)
  })
})
