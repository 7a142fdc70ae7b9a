import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  applicationEvents,
  applications,
  caseMessages,
  consentRecords,
  firmRecords,
  stoppedMailboxes,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { readFirm } from '#features/firms/counsel/data.ts'
import { mayWrite, stopMailbox } from '#lib/mail/allowance.ts'
import { openTestApp } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { testRowSealer } from '../../../../tests/support/row-sealer.ts'
import { mailFirmNews } from './jobs.ts'

const yes = {
  representation: 'yes',
  liability: 'other-side',
  insurance: '50k-250k',
  treatment: 'finished',
  contactName: 'Joanne Pruitt',
  contactWay: 'joanne@firm.example',
  seen: null,
}

describe.each(databaseKinds())('the page of a law firm (%s)', async (kind) => {
  let firms = 0
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '5' } })

  async function openPage() {
    const id = await addApplication({ database })
    firms += 1
    const email = `firm${firms}@firm.example`
    const { db } = database
    await db.update(applications).set({ plaintiffAttorneyEmail: email }).where(eq(applications.id, id))
    await db.insert(firmRecords).values({ id, verifiedAt: new Date(), askedAt: new Date() })
    const statement = 'You may ask my attorney about my case.'
    await db.insert(consentRecords).values([
      { applicationId: id, kind: 'consent', statement },
      { applicationId: id, kind: 'health', statement: 'About my broken wrist' },
    ])
    const services = { rowSealer: testRowSealer }
    const token = await db.transaction((tx) =>
      createCaseLink({ ...services, tx }, { applicationId: id, party: 'firm' }),
    )
    const call = async (method: 'GET' | 'PUT' | 'POST', path = '', payload?: object) => {
      const answer = await app.inject({
        method,
        url: `/api/firm/${token}${path}`,
        ...(payload && { payload }),
      })
      return { status: answer.statusCode, body: answer.json() }
    }
    const readForDesk = () => readFirm({ ...services, db }, id)
    return { id, email, token, call, readForDesk }
  }
  const listEvents = async (applicationId: string) =>
    (
      await database.db
        .select()
        .from(applicationEvents)
        .where(eq(applicationEvents.applicationId, applicationId))
        .orderBy(applicationEvents.id)
    ).map(({ type, details }) => [type, details] as const)

  test('shows whose attorney it should be and what they agreed to, nothing medical and no amount', async () => {
    const { call } = await openPage()
    const { status, body } = await call('GET')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'open',
      firmName: 'C',
      client: { name: 'Ana Ruiz', firstName: 'Ana' },
      agreed: { statement: 'You may ask my attorney about my case.' },
      representation: null,
      messages: [],
    })
    // An id may have any four digits in a row.
    const words = JSON.stringify(body).replaceAll(/[\da-f-]{36}/g, '')
    for (const secret of ['wrist', '1000', 'ana@example.com', '555-0100', 'auto-accident', '1980'])
      expect(words).not.toContain(secret)
  })

  test('keeps answers sealed, takes changes, and keeps the same answers once', async () => {
    const { id, call, readForDesk } = await openPage()
    const first = await call('PUT', '/answers', yes)
    expect(first.body).toMatchObject({
      representation: 'yes',
      answers: { liability: 'other-side', stage: null },
    })
    expect((await call('PUT', '/answers', yes)).body).toEqual(first.body)
    const [row] = await database.db.select().from(firmRecords).where(eq(firmRecords.id, id))
    expect(JSON.stringify(row)).not.toMatch(/Pruitt|other-side/)

    // Somebody else at the firm had the page open from before.
    expect((await call('PUT', '/answers', { ...yes, stage: 'claim' })).status).toBe(409)
    const seen = first.body.answeredAt
    const changed = await call('PUT', '/answers', { ...yes, stage: 'claim', seen })
    expect(changed.body.answers).toMatchObject({ stage: 'claim', insurance: '50k-250k' })
    expect(await readForDesk()).toMatchObject({
      representation: 'yes',
      answers: { stage: 'claim', contactName: 'Joanne Pruitt', contactWay: 'joanne@firm.example' },
      acknowledgedAt: expect.any(String),
    })
    const answered = (await listEvents(id)).filter(([type]) => type === 'firm-answered')
    expect(answered).toHaveLength(2)
  })

  test('keeps one of two answers sent at once', async () => {
    const { call } = await openPage()
    const both = await Promise.all(
      ['claim', 'filed'].map((stage) => call('PUT', '/answers', { ...yes, stage })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    [{ representation: 'perhaps' }, 'representation'],
    [{ liability: 'me' }, 'liability'],
    [{ contactWay: 'joanne@' }, 'contactWay'],
    [{ contactWay: '555 01' }, 'contactWay'],
    [{ contactName: 'a'.repeat(151) }, 'contactName'],
  ])('says what is wrong with %o', async (wrong, field) => {
    const { call, readForDesk } = await openPage()
    const { status, body } = await call('PUT', '/answers', { ...yes, ...wrong })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    expect(await readForDesk()).toMatchObject({ representation: null })
  })

  test('takes the first answer after an offer, too, until the case is closed', async () => {
    const { id, call } = await openPage()
    await database.db.update(applications).set({ status: 'approved' }).where(eq(applications.id, id))
    expect((await call('GET')).body.isDecided).toBe(false)
    expect((await call('PUT', '/answers', yes)).status).toBe(200)
    expect((await call('GET')).body.isDecided).toBe(true)
    const closed = await openPage()
    await database.db.update(applications).set({ status: 'funded' }).where(eq(applications.id, closed.id))
    expect((await closed.call('GET')).body.isDecided).toBe(true)
  })

  test('takes no answer about the case from a firm that has no such client, and no answer after we decided', async () => {
    const { id, call, readForDesk } = await openPage()
    expect((await call('PUT', '/answers', { ...yes, representation: 'not-anymore' })).status).toBe(200)
    expect(await readForDesk()).toMatchObject({
      representation: 'not-anymore',
      answers: { liability: null, contactName: 'Joanne Pruitt' },
      acknowledgedAt: null,
    })
    await database.db.update(applications).set({ status: 'approved' }).where(eq(applications.id, id))
    const { answeredAt, isDecided } = (await call('GET')).body
    expect(isDecided).toBe(true)
    expect((await call('PUT', '/answers', { ...yes, seen: answeredAt })).status).toBe(409)
  })

  test('tells the desk what the firm says, without a name', async () => {
    const { id, call } = await openPage()
    await call('PUT', '/answers', { ...yes, representation: 'no' })
    const services = jobServices(database.db)
    await mailFirmNews.run({ applicationId: id, news: 'no' }, services)
    const [sent] = services.sent
    expect(sent?.to).toBeUndefined()
    expect(sent?.text).toContain(`/admin/applications?application=${id}&tab=firm`)
    expect(JSON.stringify(sent)).not.toMatch(/Ana|Ruiz|Pruitt/)
  })

  test('after “wrong recipient” names nobody, takes nothing and gets no mail, until it is undone', async () => {
    const { id, email, call } = await openPage()
    const before = (await call('GET')).body
    expect((await call('POST', '/wrong-recipient')).body).toEqual({ kind: 'wrong-recipient' })
    expect((await call('POST', '/wrong-recipient')).status).toBe(200)
    expect((await call('GET')).body).toEqual({ kind: 'wrong-recipient' })
    const file = { fileName: 'a.pdf', fileType: 'other', fileSize: 9, mimeType: 'application/pdf' }
    const message = { text: 'Hello', submissionKey: 'key-12345678' }
    expect((await call('PUT', '/answers', yes)).status).toBe(409)
    expect((await call('POST', '/upload-url', file)).status).toBe(409)
    expect((await call('POST', '/messages', message)).status).toBe(409)
    const letter = { to: email, applicationId: id, cause: 'desk' } as const
    expect(await mayWrite(database.db, { ...letter, id: `a ${id}` })).toBe(false)

    expect((await call('POST', '/undo')).body).toEqual(before)
    expect((await call('POST', '/undo')).body).toEqual(before)
    expect(await mayWrite(database.db, { ...letter, id: `b ${id}` })).toBe(true)
    expect(await listEvents(id)).toEqual([
      ['firm-wrong-recipient', {}],
      ['firm-wrong-recipient', { undo: true }],
    ])
  })

  test('leaves a mailbox stopped that was stopped before', async () => {
    const { email, call } = await openPage()
    await stopMailbox(database.db, email)
    await database.db.update(stoppedMailboxes).set({ stoppedAt: new Date(Date.now() - 60_000) })
    await call('POST', '/wrong-recipient')
    await call('POST', '/undo')
    expect(await mayWrite(database.db, { id: `stopped ${email}`, to: email })).toBe(false)
  })

  test('keeps a message once, however often it is sent', async () => {
    const { id, call } = await openPage()
    const message = { text: 'The demand went out on Monday.', submissionKey: 'key-12345678' }
    const sent = await Promise.all([1, 2, 3].map(() => call('POST', '/messages', message)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await call('GET')).body.messages).toMatchObject([{ author: 'firm', text: message.text }])
    const rows = await database.db.select().from(caseMessages).where(eq(caseMessages.applicationId, id))
    expect(rows).toMatchObject([{ party: 'firm', author: 'firm' }])
  })

  test('gives every unknown link the same answer, the applicant’s too', async () => {
    const { id } = await openPage()
    const own = await database.db.transaction((tx) =>
      createCaseLink({ tx, rowSealer: testRowSealer }, { applicationId: id, party: 'applicant' }),
    )
    const answers = await Promise.all(
      [own, 'made-up', 'a'.repeat(43)].map((token) => app.inject(`/api/firm/${token}`)),
    )
    expect(
      new Set(answers.map(({ statusCode, body }) => `${statusCode} ${JSON.parse(body).message}`)).size,
    ).toBe(1)
    expect(answers[0]?.statusCode).toBe(404)
  })
})
