import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents, applications, caseLinks, firmRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { stopMailbox } from '#lib/mail/allowance.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { readFirmState } from './data.ts'
import { mailFirmQuestion } from './jobs.ts'

const unknown = '00000000-0000-4000-8000-000000000000'
const days = (count: number) => count * 24 * 60 * 60_000
const known = { name: 'Whitfield & Rowe', attorney: 'Dana Rowe', phone: '(555) 010-2345' }

describe.each(databaseKinds())('the law firm of an application (%s)', async (kind) => {
  let boxes = 0
  const { database, app } = await openTestApp(kind)
  const headers = (await signInAs(app, 'reviewer', 'Maria Ortiz')).headers

  /** Each has an address of its own, because the limits count by mailbox. */
  async function addFirm() {
    const id = await addApplication({ database })
    boxes += 1
    const email = `rowe${boxes}@firm.example`
    await database.db
      .update(applications)
      .set({
        plaintiffAttorneyFirm: known.name,
        plaintiffAttorneyName: known.attorney,
        plaintiffAttorneyEmail: email,
        plaintiffAttorneyPhone: known.phone,
      })
      .where(eq(applications.id, id))
    const call = async (method: 'GET' | 'PUT' | 'POST', path = '', payload?: object) => {
      const url = `/api/applications/${id}/firm${path}`
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.json() }
    }
    const change = async (changes: object) => {
      const { version, name, attorney, phone } = (await call('GET')).body
      return call('PUT', '', { name, attorney, email, phone: phone ?? '', version, ...changes })
    }
    const verify = async () => call('POST', '/verify', { version: (await call('GET')).body.version })
    const set = (record: Partial<typeof firmRecords.$inferInsert>) =>
      database.db.update(firmRecords).set(record).where(eq(firmRecords.id, id))
    return { id, email, call, change, verify, set }
  }
  const listEvents = async (applicationId: string) =>
    (
      await database.db
        .select()
        .from(applicationEvents)
        .where(eq(applicationEvents.applicationId, applicationId))
        .orderBy(applicationEvents.id)
    ).map(({ type, id }) => ({ type, id }))
  /** Does what the queue would do after the firm was asked. */
  async function mail(applicationId: string) {
    const asked = (await listEvents(applicationId)).findLast(({ type }) => type === 'firm-asked')
    const services = jobServices(database.db)
    await mailFirmQuestion.run({ applicationId, eventId: asked?.id ?? 0 }, services)
    return services.sent
  }

  test('is as the applicant typed it until somebody corrects it', async () => {
    const { call, change, email } = await addFirm()
    const typed = { ...known, email }
    expect((await call('GET')).body).toMatchObject({ ...typed, typed, verifiedAt: null, asks: 0, version: 1 })
    expect((await change({ attorney: 'Daniel Rowe' })).body).toMatchObject({
      attorney: 'Daniel Rowe',
      typed,
      version: 2,
    })
    const stale = await call('PUT', '', { ...known, email, version: 1 })
    expect(stale.status).toBe(409)
    for (const wrong of [{ email: 'nobody' }, { phone: '12' }, { name: ' ' }])
      expect((await change(wrong)).body.errors).toHaveProperty(Object.keys(wrong)[0] ?? '')
  })

  test('is no firm of an attorney’s own application, nor of one that isn’t there', async () => {
    const id = await addApplication({ database }, { role: 'attorney' })
    for (const one of [id, unknown]) {
      const answer = await app.inject({ url: `/api/applications/${one}/firm`, headers })
      expect(answer.statusCode).toBe(404)
    }
    expect(await readFirmState(database.db, id)).toBeNull()
  })

  test('is mailed only at an address that somebody checked by phone, and loses the mark with the address', async () => {
    const { id, email, call, change, verify } = await addFirm()
    expect(await call('POST', '/ask')).toMatchObject({ status: 409 })
    await change({ phone: '' })
    expect((await verify()).body.message).toContain('phone number')
    await change({ phone: known.phone })
    expect((await verify()).body).toMatchObject({ verifiedBy: 'Maria Ortiz', verifiedAt: expect.any(String) })
    // The same mailbox, written another way.
    expect((await change({ email: email.toUpperCase() })).body.verifiedAt).not.toBeNull()
    expect((await call('POST', '/ask')).body).toMatchObject({ asks: 1, askedAt: expect.any(String) })
    expect(await readFirmState(database.db, id)).toEqual({ name: known.name, state: 'asked' })
    await mail(id)

    const moved = (await change({ email: `new-${email}` })).body
    expect(moved).toMatchObject({ verifiedAt: null, verifiedBy: null, askedAt: null, asks: 0 })
    expect(await call('POST', '/ask')).toMatchObject({ status: 409 })
    // The old link is out, and a mail that was still waiting goes nowhere.
    const links = await database.db.select().from(caseLinks).where(eq(caseLinks.applicationId, id))
    expect(links).toMatchObject([{ party: 'firm', revokedAt: expect.any(Date) }])
    expect(await mail(id)).toEqual([])
  })

  test('gets a mail that names nobody, with the link to its page', async () => {
    const { id, email, call, verify } = await addFirm()
    await verify()
    await call('POST', '/ask')
    const [sent, ...more] = await mail(id)
    expect(more).toEqual([])
    expect(sent?.to).toEqual({ name: '', address: email })
    const [, link] = /http:\/\/localhost\/firm\/([\w-]{43})/.exec(sent?.text ?? '') ?? []
    expect(link).toBeTruthy()
    for (const word of ['Ana', 'Ruiz', 'Whitfield', 'Rowe', 'accident', '1000'])
      expect([sent?.subject, sent?.text, sent?.html].join()).not.toContain(word)
    expect((await listEvents(id)).map(({ type }) => type)).toEqual([
      'firm-verified',
      'firm-asked',
      'mail-sent',
    ])
  })

  test('is asked once, however often and at once somebody presses', async () => {
    const { id, call, verify } = await addFirm()
    await verify()
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', '/ask')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await listEvents(id)).filter(({ type }) => type === 'firm-asked')).toHaveLength(1)
  })

  test('is asked again after three days, and three times in all, each with a subject of its own', async () => {
    const { id, call, verify, set } = await addFirm()
    await verify()
    const subjects: (string | undefined)[] = []
    for (let nth = 1; nth <= 3; nth++) {
      expect((await call('POST', '/ask')).body).toMatchObject({ asks: nth })
      subjects.push((await mail(id))[0]?.subject)
      await set({ askedAt: new Date(Date.now() - days(2.9)) })
      expect((await call('POST', '/ask')).body.message).toMatch(/^The firm was asked a short while ago/)
      await set({ askedAt: new Date(Date.now() - days(3.1)) })
    }
    expect(await call('POST', '/ask')).toMatchObject({ status: 409, body: { message: /3 times/ } })
    expect(new Set(subjects).size).toBe(3)
  })

  test('is not asked at a mailbox that wants nothing, nor when it has answered, nor when the file is closed', async () => {
    const { id, email, call, verify, set } = await addFirm()
    await verify()
    await stopMailbox(database.db, email)
    expect((await call('GET')).body).toMatchObject({ isStopped: true })
    expect(await call('POST', '/ask')).toMatchObject({ status: 409 })
    const other = await addFirm()
    await other.verify()
    await other.set({ representation: 'no' })
    expect(await other.call('POST', '/ask')).toMatchObject({ status: 409 })
    expect(await readFirmState(database.db, other.id)).toMatchObject({ state: 'declined' })
    await other.set({ representation: null, wrongRecipientAt: new Date() })
    expect(await other.call('POST', '/ask')).toMatchObject({ status: 409 })
    await other.set({ wrongRecipientAt: null })
    await database.db.update(applications).set({ status: 'declined' }).where(eq(applications.id, other.id))
    expect(await other.call('POST', '/ask')).toMatchObject({ status: 409 })
    await set({ askedAt: null })
    expect(await mail(id)).toEqual([])
  })

  test('gets another link when the old one is in the wrong hands', async () => {
    const { id, call, verify } = await addFirm()
    await verify()
    await call('POST', '/ask')
    const linkOf = async () => /firm\/([\w-]{43})/.exec((await mail(id))[0]?.text ?? '')?.[1]
    const old = await linkOf()
    expect((await call('POST', '/link')).status).toBe(200)
    expect(await linkOf()).not.toBe(old)
  })
})
