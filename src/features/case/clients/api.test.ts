import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  applicationEvents,
  applications,
  caseMessages,
  counsel,
  firmCodes,
  firmPeople,
  firmRecords,
  firms,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { addFirmPerson, linkFirm } from '../../../../tests/support/add-firm.ts'
import { firmRooms, wordsOf } from '../../../../tests/support/firm-room.ts'

describe.each(databaseKinds())('the room of a law firm (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '100000' } })
  const { db } = database
  const rooms = firmRooms({ database, app })
  const { rowSealer, ask, open, newFirm, newFile, takeAsks, mailCodes, receiveCode, signIn } = rooms

  test('asking says the same about every address, and the queue holds none', async () => {
    const { email, firmId } = await newFirm()
    await addFirmPerson(db, firmId, { email: 'unconfirmed@whitfield.example', confirmedAt: null })
    await addFirmPerson(db, firmId, { email: 'gone@whitfield.example', until: '2020-01-01' })
    await takeAsks()
    const typed = [email, 'unconfirmed@whitfield.example', 'gone@whitfield.example', 'x@y.example', 'nothing']
    const answers = await Promise.all(typed.map(ask))
    expect(new Set(answers.map(wordsOf)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(202)
    const jobs = await takeAsks()
    expect(jobs).toHaveLength(typed.length)
    expect(JSON.stringify(jobs)).not.toMatch(/example|nothing/)
    const sent = await mailCodes(jobs)
    expect(sent.map(({ to }) => to?.address)).toEqual([email])
    expect(sent[0]?.subject).not.toMatch(/\d{6}/)
    expect(JSON.stringify(await db.select().from(firmCodes))).not.toContain('whitfield')
  })

  test('a code opens it once, however the address was typed, and signing out ends it', async () => {
    const { email, firmId, personId } = await newFirm()
    const { reference } = await newFile(firmId)
    const code = await receiveCode(email)
    const typed = { email: ` ${email.toUpperCase()}`, code: `${code.slice(0, 3)} ${code.slice(3)}` }
    const opened = await open(typed)
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-store'])
    const [cookie] = opened.cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.maxAge).toBeUndefined()
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    const list = () => app.inject({ url: '/api/firm/clients', headers })
    expect((await list()).json()).toMatchObject({ email, clients: [{ reference }] })
    expect((await open(typed)).statusCode).toBe(401)
    const [person] = await db.select().from(firmPeople).where(eq(firmPeople.id, personId))
    expect(person?.lastSeenAt).toBeInstanceOf(Date)
    await app.inject({ method: 'DELETE', url: '/api/firm/session', headers })
    expect((await list()).statusCode).toBe(401)
  })

  test('lists what is open at the firm now, and nothing of anybody else', async () => {
    const [own, other] = [await newFirm(), await newFirm()]
    const files = [
      await newFile(own.firmId),
      await newFile(own.firmId),
      await newFile(own.firmId, { of: 'attorney' }),
    ]
    const [first, second, third] = files as [(typeof files)[0], (typeof files)[0], (typeof files)[0]]
    const theirs = await newFile(other.firmId)
    // Typed alike by a stranger, and linked by nobody.
    await addApplication({ database }, { rowSealer })
    const { list, call } = await signIn(own.email)
    const all = files.map(({ reference }) => reference).sort()
    expect(await list()).toEqual(all)
    expect((await call('GET', `/api/firm/${theirs.reference}`)).statusCode).toBe(404)
    const without = (...left: { reference: string }[]) =>
      all.filter((reference) => !left.some((file) => file.reference === reference))

    await db.insert(firmRecords).values({ id: first.id, wrongRecipientAt: new Date() })
    expect(await list()).toEqual(without(first))
    await db
      .update(firmRecords)
      .set({ wrongRecipientAt: null, representation: 'not-anymore' })
      .where(eq(firmRecords.id, first.id))
    expect(await list()).toEqual(without(first))
    expect((await call('GET', `/api/firm/${first.reference}`)).statusCode).toBe(404)
    await db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.id, second.id))
    expect(await list()).toEqual(without(first, second))
    // Closed lately: its pages still work.
    const change = { fromStatus: 'received', toStatus: 'withdrawn', actor: 'admin' } as const
    await db.insert(applicationEvents).values({ ...change, applicationId: second.id, type: 'status-changed' })
    expect(await list()).toEqual(without(first))
    await db.update(counsel).set({ endedAt: new Date() }).where(eq(counsel.applicationId, third.id))
    expect(await list()).toEqual(without(first, third))

    // Merged firms are one, until they part.
    const merged = { mergedIntoId: own.firmId, rootId: own.firmId, mergedAt: new Date() }
    await db.update(firms).set(merged).where(eq(firms.id, other.firmId))
    expect(await list()).toEqual([...without(first, third), theirs.reference].sort())
    await db
      .update(firms)
      .set({ mergedIntoId: null, rootId: other.firmId, mergedAt: null })
      .where(eq(firms.id, other.firmId))

    await db.update(firmPeople).set({ until: '2020-01-01' }).where(eq(firmPeople.id, own.personId))
    expect(await list()).toBe(401)
    await db.update(firmPeople).set({ until: null, confirmedAt: null }).where(eq(firmPeople.id, own.personId))
    expect(await list()).toBe(401)
    expect((await call('GET', `/api/firm/${second.reference}`)).statusCode).toBe(401)
  })

  test('says what waits for the firm, those that wait first', async () => {
    const { email, firmId } = await newFirm()
    const files = [await newFile(firmId), await newFile(firmId), await newFile(firmId)]
    const [asked, answered, done] = files as [(typeof files)[0], (typeof files)[0], (typeof files)[0]]
    const yes = { representation: 'yes', answeredAt: new Date() } as const
    await db.insert(firmRecords).values([
      { id: answered.id, ...yes },
      { id: done.id, ...yes },
    ])
    await db.update(applications).set({ status: 'approved' }).where(eq(applications.id, done.id))
    const id = crypto.randomUUID()
    const sealedText = rowSealer.seal(caseMessages.sealedText, id, 'Please call us.')
    const message = {
      id,
      applicationId: answered.id,
      party: 'firm',
      author: 'desk',
      submissionKey: id,
    } as const
    await db.insert(caseMessages).values({ ...message, sealedText })
    const { call } = await signIn(email)
    const { clients } = (await call('GET', '/api/firm/clients')).json()
    const told = Object.fromEntries(
      clients.map(({ reference, stands, waits }: { reference: string; stands: string; waits: object[] }) => [
        reference,
        { stands, waits },
      ]),
    )
    expect(told).toEqual({
      [asked.reference]: { stands: 'review', waits: [{ what: 'confirm', count: 1 }] },
      [answered.reference]: {
        stands: 'review',
        waits: [
          { what: 'answers', count: 6 },
          { what: 'message', count: 1 },
        ],
      },
      [done.reference]: { stands: 'decided', waits: [] },
    })
    expect(clients.at(-1).reference).toBe(done.reference)
    // Nothing medical, no amount, no address.
    expect(JSON.stringify(clients)).not.toMatch(/1000|ana@example|555-0100|auto-accident/)
  })

  test('opens each file as its link does: the lead answers, co-counsel only read', async () => {
    const [own, other] = [await newFirm(), await newFirm()]
    const { reference, id } = await newFile(own.firmId)
    await linkFirm(db, { applicationId: id, firmId: other.firmId, role: 'co' })
    const [lead, co] = [await signIn(own.email), await signIn(other.email)]
    const yes = { representation: 'yes', contactName: 'Joanne Pruitt', seen: null }
    const url = `/api/firm/${reference}`
    const refused = await co.call('PUT', `${url}/answers`, yes)
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      expect.stringContaining('can read this case'),
    ])
    expect((await lead.call('PUT', `${url}/answers`, yes)).json()).toMatchObject({ representation: 'yes' })
    expect((await co.call('GET', url)).json()).toMatchObject({ representation: 'yes', mayWrite: false })
    expect((await lead.call('GET', url)).json()).toMatchObject({ mayWrite: true })
    const message = { text: 'We filed.', submissionKey: 'room-message-0001' }
    expect((await co.call('POST', `${url}/messages`, message)).statusCode).toBe(403)
    expect((await lead.call('POST', `${url}/messages`, message)).statusCode).toBe(200)
    // The page that the client has is never the firm's.
    expect((await lead.call('GET', `/api/case/${reference}`)).statusCode).toBe(404)
  })

  test('an attorney’s own application opens its case page, where co-counsel read', async () => {
    const [own, other] = [await newFirm(), await newFirm()]
    const { reference, id } = await newFile(own.firmId, { of: 'attorney' })
    await linkFirm(db, { applicationId: id, firmId: other.firmId, role: 'co' })
    const [lead, co] = [await signIn(own.email), await signIn(other.email)]
    const url = `/api/case/${reference}`
    expect((await lead.call('GET', url)).json()).toMatchObject({ reference, mayWrite: true })
    expect((await co.call('GET', url)).json()).toMatchObject({ reference, mayWrite: false })
    expect((await co.call('POST', `${url}/withdraw`)).statusCode).toBe(403)
    const moved = await app.inject({
      method: 'PATCH',
      url: `${url}/contact`,
      headers: lead.headers,
      payload: { email: 'another@whitfield.example' },
    })
    // What the room allows ends with the room.
    expect([moved.statusCode, moved.cookies]).toEqual([200, []])
    expect((await lead.call('GET', `/api/firm/${reference}`)).statusCode).toBe(404)
    expect((await app.inject({ url })).statusCode).toBe(401)
  })
})
