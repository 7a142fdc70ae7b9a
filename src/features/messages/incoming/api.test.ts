import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents, caseMessages, documentRequests, firmRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { mailApplicant } from '#features/apply/form/jobs.ts'
import { replaceCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { requestDocuments } from '#features/documents/requests/mutations/requests.ts'
import { mailFirmQuestion } from '#features/firms/counsel/jobs.ts'
import { buildTestApp, openTestApp, signInAs } from '#server/testing.ts'
import { addItems } from '../../../../tests/support/add-items.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { createTestRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'

const secret = 'of the mail service, long enough'
const rowSealer = createTestRowSealer(testSecret)
const reviewer = { session: 'test' }

describe.each(databaseKinds())('answers to our mails (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, {
    env: { RATE_LIMIT_FACTOR: '1000', INCOMING_MAIL_SECRET: secret },
  })
  const owner = (await signInAs(app, 'owner', 'Ruth')).headers
  beforeAll(async () => {
    await setAddress('Case@Reply.example')
  })

  const setAddress = (address: string | null) =>
    app.inject({ method: 'PUT', url: '/api/admin/replies', payload: { address }, headers: owner })
  const hand = (raw: string, authorization = `Bearer ${secret}`) =>
    app.inject({
      method: 'POST',
      url: '/api/mail/incoming',
      payload: raw,
      headers: { authorization, 'content-type': 'message/rfc822' },
    })

  async function submit() {
    const email = `${randomUUID()}@example.com`
    const payload = { ...plaintiffPayload, email }
    const answer = await app.inject({ method: 'POST', url: '/api/applications', payload })
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const id = String(answer.json().id)
    const services = jobServices(database.db, { rowSealer })
    await mailApplicant.run({ applicationId: id }, services)
    const [receipt] = services.sent
    const replyTo = typeof receipt?.replyTo === 'object' ? receipt.replyTo.address : ''
    const readThread = async () =>
      (await app.inject({ url: '/api/case/mine', headers: { cookie } })).json().messages
    return { id, email, services, receipt, replyTo, readThread }
  }

  type Written = { from: string; to: string; id?: string; headers?: string[]; text?: string }
  const write = ({ from, to, id = randomUUID(), headers = [], text = 'Yes, I have it.' }: Written) =>
    [`From: ${from}`, `To: ${to}`, `Message-ID: <${id}@example.com>`, ...headers, '', text].join('\r\n')
  const eventsOf = async (applicationId: string) =>
    (
      await database.db
        .select()
        .from(applicationEvents)
        .where(eq(applicationEvents.applicationId, applicationId))
    ).map(({ type, details }) => ({ type, details }))

  test('land in the thread without what they quote, sealed, and once however often they come', async () => {
    const { id, email, receipt, replyTo, readThread } = await submit()
    expect(replyTo).toMatch(/^case\+[\da-f]{32}@reply\.example$/)
    expect(receipt?.text).toContain('Reply to this email')
    const text = `The blue door.\r\n\r\nOn Monday, Beaconfield wrote:\r\n${receipt?.text.replaceAll(/^/gm, '> ')}`
    const raw = write({ from: `Ana <${email.toUpperCase()}>`, to: replyTo, text })
    const answers = await Promise.all([hand(raw), hand(raw), hand(raw)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202])
    expect(await readThread()).toMatchObject([
      { author: 'applicant', text: 'The blue door.', byMail: true, fromOther: false, hadAttachments: false },
    ])
    const [row] = await database.db.select().from(caseMessages).where(eq(caseMessages.applicationId, id))
    expect(Buffer.from(row?.sealedText ?? []).includes('blue door')).toBe(false)
  })

  test('get one answer, whether or not there is such an address', async () => {
    const { email, replyTo, readThread } = await submit()
    const mails = [
      write({ from: email, to: replyTo }),
      write({ from: email, to: replyTo.replace(/\+.{4}/, '+0000') }),
      write({ from: email, to: 'case@reply.example' }),
      write({ from: email, to: replyTo, text: '' }),
      write({ from: email, to: replyTo, headers: ['Auto-Submitted: auto-replied'] }),
      'not a mail at all',
    ]
    const answers = await Promise.all(mails.map((mail) => hand(mail)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await readThread()).toHaveLength(1)
  })

  test('from another address are kept and marked, and the desk reads which', async () => {
    const { id, replyTo, readThread } = await submit()
    await hand(write({ from: 'eve@elsewhere.example', to: replyTo }))
    expect(await readThread()).toMatchObject([{ fromOther: true }])
    expect(JSON.stringify(await readThread())).not.toContain('elsewhere')
    const url = `/api/applications/${id}/messages`
    const { threads } = (await app.inject({ url, headers: owner })).json()
    expect(threads[0].messages).toMatchObject([{ sender: 'eve@elsewhere.example' }])
    const events = await eventsOf(id)
    expect(events.find(({ type }) => type === 'message-received')?.details).toMatchObject({
      byMail: true,
      otherSender: true,
    })
  })

  test('leave their attachments behind, and say so; what is too long is cut', async () => {
    const { email, replyTo, readThread } = await submit()
    const attached = [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      'See the file.',
      '--b',
      'Content-Type: application/pdf; name=mri.pdf',
      'Content-Disposition: attachment',
      '',
      'x'.repeat(3 * 1024 * 1024),
      '--b--',
    ]
    await hand(write({ from: email, to: replyTo, headers: attached }))
    await hand(write({ from: email, to: replyTo, text: 'word '.repeat(3_000) }))
    const [first, second] = await readThread()
    expect(first).toMatchObject({ text: 'See the file.', hadAttachments: true })
    expect(second.text).toMatch(/rest wasn’t kept\.\]$/)
    expect(second.text.length).toBeLessThanOrEqual(5_000)
  })

  test('of a million empty lines are read as far as anybody writes, and delay nobody', async () => {
    const { email, replyTo, readThread } = await submit()
    const delays = monitorEventLoopDelay()
    delays.enable()
    const text = `I fell.${'\r\n'.repeat(1_000_000)}Late words.`
    for (const to of [replyTo, replyTo.replace(/\+.{4}/, '+0000')])
      expect((await hand(write({ from: email, to, text }))).statusCode).toBe(202)
    delays.disable()
    expect(await readThread()).toMatchObject([{ text: 'I fell.', hadAttachments: true }])
    expect(delays.max / 1_000_000).toBeLessThan(1_000)
  })

  test('stop at thirty a day, which the desk is told once', async () => {
    const { id, email, replyTo } = await submit()
    await hand(write({ from: email, to: replyTo }))
    const { db } = database
    const [first] = await db.select().from(caseMessages).where(eq(caseMessages.applicationId, id))
    if (!first) throw new Error('nothing was kept')
    const others = Array.from({ length: 28 }, () => ({ id: randomUUID(), submissionKey: randomUUID() }))
    await db.insert(caseMessages).values(others.map((other) => ({ ...first, ...other })))
    for (let nth = 0; nth < 4; nth++) {
      expect((await hand(write({ from: email, to: replyTo }))).statusCode).toBe(202)
    }
    expect(await db.$count(caseMessages, eq(caseMessages.applicationId, id))).toBe(30)
    expect((await eventsOf(id)).filter(({ type }) => type === 'reply-refused')).toHaveLength(1)
  })

  test('that say the mail came back end the reminders, unless they have another address by now', async () => {
    const { id, email, replyTo, services } = await submit()
    const itemIds = await addItems({ database }, id, [{ documentType: 'police-report' }], rowSealer)
    const wanted = { party: 'applicant', itemIds, text: 'Please.', setStatus: false } as const
    await requestDocuments(services, id, { ...wanted, submissionKey: randomUUID() }, reviewer)
    const report = (recipient: string) => [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      'Action: failed',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Reply-To: ${replyTo}`,
      '--b--',
    ]
    const bounce = (recipient: string) =>
      hand(
        write({
          from: 'mailer-daemon@example.com',
          to: 'no-reply@funding.example',
          headers: report(recipient),
        }),
      )
    const listRequests = () =>
      database.db.select().from(documentRequests).where(eq(documentRequests.applicationId, id))
    await bounce(`mistyped-${email}`)
    expect(await listRequests()).toMatchObject([{ ending: null }])
    await bounce(email)
    await bounce(email)
    expect(await listRequests()).toMatchObject([{ ending: 'bounced' }])
    expect((await eventsOf(id)).filter(({ type }) => type === 'mail-bounced')).toHaveLength(1)
  })

  test('to a link that was replaced are taken from their own address alone', async () => {
    const { id, email, replyTo, readThread } = await submit()
    await replaceCaseLink({ db: database.db, rowSealer }, { applicationId: id, party: 'firm' }, reviewer)
    await replaceCaseLink({ db: database.db, rowSealer }, { applicationId: id, party: 'applicant' }, reviewer)
    await hand(write({ from: 'finder@example.com', to: replyTo }))
    await hand(write({ from: email, to: replyTo }))
    const kept = await database.db.select().from(caseMessages).where(eq(caseMessages.applicationId, id))
    // Marked all the same, because a sender is easily made up.
    expect(kept).toMatchObject([{ sealedSender: expect.anything() }])
    expect((await readThread()) ?? []).toEqual([])
  })

  test('of a firm come to its own thread, and none after it said that it is the wrong one', async () => {
    const { id, services } = await submit()
    const email = `${randomUUID()}@firm.example`
    await database.db.insert(firmRecords).values({ id, email, verifiedAt: new Date() })
    await mailFirmQuestion.run({ applicationId: id, eventId: 1 }, services)
    const replyTo = services.sent.at(-1)?.replyTo
    const to = typeof replyTo === 'object' ? replyTo.address : ''
    await hand(write({ from: email, to }))
    await database.db.update(firmRecords).set({ wrongRecipientAt: new Date() }).where(eq(firmRecords.id, id))
    await hand(write({ from: email, to }))
    const kept = await database.db.select().from(caseMessages).where(eq(caseMessages.applicationId, id))
    expect(kept).toMatchObject([{ party: 'firm', author: 'firm', sealedSender: null }])
  })

  test('are taken from nobody without the secret, and nowhere without one set', async () => {
    const raw = write({ from: 'a@example.com', to: 'b@example.com' })
    for (const wrong of ['', `Bearer ${secret}x`, secret])
      expect((await hand(raw, wrong)).statusCode).toBe(401)
    expect((await hand('')).statusCode).toBe(400)
    const closed = await buildTestApp(database)
    const { headers } = await signInAs(closed, 'owner', 'Rita')
    const call = { method: 'POST', url: '/api/mail/incoming', payload: raw } as const
    expect((await closed.inject(call)).statusCode).toBe(404)
    const setting = { method: 'PUT', url: '/api/admin/replies', headers } as const
    const refused = await closed.inject({ ...setting, payload: { address: 'case@reply.example' } })
    expect(refused.statusCode).toBe(409)
    await closed.close()
  })

  test('go where the owner says, or nowhere', async () => {
    for (const mistake of ['case', 'case+x@reply.example', `${'a'.repeat(32)}@reply.example`])
      expect((await setAddress(mistake)).statusCode).toBe(400)
    expect((await setAddress(null)).json()).toMatchObject({ address: null, takesMail: true })
    const { receipt } = await submit()
    expect(receipt?.replyTo).toBeUndefined()
    expect(receipt?.text).not.toMatch(/reply/i)
    const state = (await setAddress('case@reply.example')).json()
    expect(state).toMatchObject({ address: 'case@reply.example', changedBy: 'Ruth' })
  })
})
