import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  applicationEvents,
  applications,
  caseMessages,
  contactCorrections,
  counsel,
  firmRecords,
  replyAddresses,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { mailFirmQuestion } from '#features/firms/counsel/jobs.ts'
import { takeMail } from '#features/messages/incoming/mutations.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { counselCases } from '../../../../tests/support/former-counsel.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { openKeptCounsel } from './data.ts'
import { mailCounselBegun, mailCounselEnded } from './jobs.ts'

describe.each(databaseKinds())('counsel changes (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '100000' } })
  const { db } = database
  const {
    rowSealer,
    newCase,
    newAttorney,
    versionOf,
    newFirm,
    signIn: enter,
  } = counselCases({ database, app })
  const headers = await signIn(app)
  const change = (id: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/applications/${id}/counsel-change`, headers, payload })
  const changeTo = async (id: string, { firmId, attorneyId }: { firmId: string; attorneyId?: string }) =>
    change(id, { firmId, attorneyId, version: await versionOf(id) })
  const countEvents = (applicationId: string, type: 'counsel-changed' | 'firm-asked') =>
    db.$count(
      applicationEvents,
      and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.type, type)),
    )
  const readRecord = async (id: string) =>
    (await db.select().from(firmRecords).where(eq(firmRecords.id, id)))[0]
  const takeJobs = async (name: string) => {
    const { rows } = await database.runSql(`delete from pgboss.job where name = '${name}' returning data`)
    return rows.map(({ data }) => data as { counselId: string } & { applicationId: string; eventId: number })
  }

  test('the new firm starts with nothing of what the former said, which stays with its link', async () => {
    const { id, reference, token, former, next, counselId } = await newCase()
    const payload = { representation: 'yes', liability: 'disputed', contactName: 'Joanne Pruitt', seen: null }
    const answered = await app.inject({ method: 'PUT', url: `/api/firm/${token}/answers`, payload })
    expect(answered.statusCode).toBe(200)
    const message = { text: 'The offer is low.', submissionKey: 'from-the-former-firm' }
    await app.inject({ method: 'POST', url: `/api/firm/${token}/messages`, payload: message })
    await takeJobs('firm-question')

    const changed = await changeTo(id, next)
    expect(changed.json()).toMatchObject({ attorney: 'Ruth Lopez', isAsked: true })
    expect(await readRecord(id)).toMatchObject({
      email: next.email,
      representation: null,
      sealedAnswers: null,
      answeredAt: null,
      askedAt: expect.any(Date),
    })
    const [kept] = await db.select().from(counsel).where(eq(counsel.id, counselId))
    expect(kept).toMatchObject({ representation: 'yes', endedAt: expect.any(Date) })
    expect(kept && openKeptCounsel(rowSealer, kept)).toMatchObject({
      ...{ liability: 'disputed', contactName: 'Joanne Pruitt', email: former.email },
    })
    expect(JSON.stringify(kept)).not.toMatch(/Pruitt|disputed/)

    // The attorney themselves isn't in the room yet: their address is the desk's word.
    const { call } = await enter(next.email)
    const page = (await call('GET', `/api/firm/${reference}`)).json()
    expect(page).toMatchObject({ representation: null, answers: { liability: null }, messages: [] })
    expect(await db.$count(caseMessages, eq(caseMessages.applicationId, id))).toBe(1)
  })

  test('both are told, in words that name no client and no sum', async () => {
    const { id, former, next } = await newCase()
    for (const name of ['firm-question', 'counsel-ended']) await takeJobs(name)
    await changeTo(id, next)
    const services = jobServices(db, { rowSealer })
    for (const job of await takeJobs('counsel-ended')) await mailCounselEnded.run(job, services)
    for (const job of await takeJobs('firm-question')) await mailFirmQuestion.run(job, services)
    expect(services.sent.map(({ to }) => to?.address)).toEqual([former.email, next.email])
    const words = services.sent.map(({ subject, text }) => `${subject} ${text}`).join(' ')
    expect(words).not.toMatch(/Ana|Ruiz|\$|1000|auto/)
    expect(services.sent[0]?.text).not.toMatch(/\/firm\/|Lopez/)
  })

  test('a firm that knew nothing of the file, or said it isn’t theirs, gets no mail', async () => {
    for (const record of [
      { verifiedAt: null },
      { representation: 'no' },
      { wrongRecipientAt: new Date() },
    ] as const) {
      const { id, counselId, next } = await newCase()
      await db.update(firmRecords).set(record).where(eq(firmRecords.id, id))
      await takeJobs('counsel-ended')
      expect((await changeTo(id, next)).statusCode).toBe(200)
      expect((await takeJobs('counsel-ended')).map((job) => job.counselId)).not.toContain(counselId)
    }
  })

  test('sent twice and at once it is one change; another reader’s is refused; back again is a second', async () => {
    const { id, next, former } = await newCase()
    const version = await versionOf(id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(id, { ...next, version })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect([await countEvents(id, 'counsel-changed'), await countEvents(id, 'firm-asked')]).toEqual([1, 1])
    const other = await newAttorney()
    expect((await change(id, { ...other, version })).statusCode).toBe(409)
    expect((await change(id, { firmId: former.firmId, version: version + 1 })).statusCode).toBe(200)
    const isOpen = and(eq(counsel.applicationId, id), isNull(counsel.endedAt))
    const [lead] = await db.select().from(counsel).where(isOpen)
    expect(lead?.firmId).toBe(former.firmId)
    // Nobody was named there, so the desk finds an address first.
    expect(await readRecord(id)).toMatchObject({ email: '', verifiedAt: null, askedAt: null })
  })

  test('is refused without a firm before or after, and with somebody else’s attorney', async () => {
    const { id, next, counselId } = await newCase()
    const statusOf = async (to: Parameters<typeof changeTo>[1]) => (await changeTo(id, to)).statusCode
    expect(await statusOf({ firmId: crypto.randomUUID() })).toBe(404)
    const { attorneyId } = await newAttorney()
    expect(await statusOf({ firmId: next.firmId, attorneyId })).toBe(422)
    await db.update(counsel).set({ endedAt: new Date() }).where(eq(counsel.id, counselId))
    expect(await statusOf(next)).toBe(409)
    const nobody = await change(crypto.randomUUID(), { ...next, version: 1 })
    expect(nobody.statusCode).toBe(404)
    const url = `/api/applications/${id}/counsel-change`
    expect((await app.inject({ method: 'POST', url, payload: { ...next, version: 1 } })).statusCode).toBe(401)
  })

  test('an attorney’s own application has the new attorney as its contact, and the old values stay', async () => {
    const { id, reference, former, next } = await newCase('attorney')
    await db
      .update(applications)
      .set({ idempotencyKey: 'a-key-of-the-form', requestHash: 'a hash' })
      .where(eq(applications.id, id))
    const unknown = await newAttorney({ confirmedAt: null })
    expect((await changeTo(id, unknown)).statusCode).toBe(409)
    const barless = await newAttorney({ barNumber: null })
    expect((await changeTo(id, barless)).statusCode).toBe(409)
    await takeJobs('counsel-begun')
    expect((await changeTo(id, next)).statusCode).toBe(200)
    const [row] = await db.select().from(applications).where(eq(applications.id, id))
    expect(row).toMatchObject({
      ...{ firstName: 'Ruth', lastName: 'Lopez', email: next.email, attorneyBarNumber: 'TX-204' },
      ...{ idempotencyKey: null, clientFirstName: 'C' },
    })
    const kept = await db.select().from(contactCorrections).where(eq(contactCorrections.applicationId, id))
    const old = kept.map((row) => rowSealer.open(contactCorrections.sealedOld, row.id, row.sealedOld))
    expect(old).toEqual(expect.arrayContaining(['Ana', 'Ruiz', former.email, '555-0100']))
    for (const name of ['contact-corrected', 'new-address']) expect(await takeJobs(name)).toEqual([])

    const services = jobServices(db, { rowSealer })
    for (const job of await takeJobs('counsel-begun')) await mailCounselBegun.run(job, services)
    expect(services.sent.map(({ to }) => to?.address)).toEqual([next.email])
    const { call } = await enter(next.email)
    const page = (await call('GET', `/api/case/${reference}`)).json()
    expect(page).toMatchObject({ contact: { email: next.email }, answers: [], corrections: [], messages: [] })
    // Right after applying, the id alone took files.
    const file = { fileType: 'other', fileName: 'a.pdf', fileSize: 10, mimeType: 'application/pdf' }
    const upload = await app.inject({
      method: 'POST',
      url: `/api/applications/${id}/upload-url`,
      payload: file,
    })
    expect(upload.statusCode).toBeGreaterThanOrEqual(400)
  })

  test('answers to the former firm’s mails go nowhere, even from the new firm’s address', async () => {
    const { id, next, former } = await newCase()
    await db.insert(replyAddresses).values({ address: 'case@reply.example' }).onConflictDoNothing()
    const services = { db, rowSealer, publicUrl: '' }
    const { replyTo } = await findContactOptions(services, id, 'firm')
    expect(replyTo?.address).toContain('case+')
    await changeTo(id, next)
    const to = [replyTo?.address ?? '']
    const mail = { kind: 'written', to, words: 'Hi', hasAttachments: false, failed: [] } as const
    const take = (from: string) =>
      takeMail({ db, rowSealer, enqueue: async () => {} }, { ...mail, key: from, from })
    expect([await take(former.email), await take(next.email)]).toEqual(['not theirs', 'not theirs'])
    const own = await findContactOptions(services, id, 'firm')
    expect(own.replyTo?.address).not.toBe(replyTo?.address)
  })

  test('a stranger who types a known firm’s name gets nothing of it', async () => {
    const { firmId, email } = await newFirm()
    const typed = {
      ...plaintiffPayload,
      plaintiffAttorneyFirm: 'Whitfield & Rowe 1',
      plaintiffAttorneyEmail: email,
    }
    const answer = await app.inject({ method: 'POST', url: '/api/applications', payload: typed })
    expect(answer.statusCode).toBe(201)
    const { list } = await enter(email)
    expect(await list()).toEqual([])
    expect(await db.$count(counsel, eq(counsel.firmId, firmId))).toBe(0)
    expect(answer.body).not.toContain(firmId)
  })
})
