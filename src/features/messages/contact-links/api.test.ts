import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  applicationEvents,
  applications,
  contactMessages,
  firmRecords,
  messageLinks,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'

describe.each(databaseKinds())('messages and the files they belong to (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const ruth = await signInAs(app, 'owner', 'Ruth Owens')
  beforeEach(async () => {
    await database.db.delete(contactMessages)
    await database.db.delete(applications)
  })

  const send = (changes: object = {}) => {
    const ann = { name: 'Ann Example', email: 'nobody@example.com', subject: 'urgent', message: 'Hello' }
    return app.inject({ method: 'POST', url: '/api/contact', payload: { ...ann, ...changes } })
  }
  const write = async (changes: object = {}) => String((await send(changes)).json().id)
  const addFile = async (changes: Partial<typeof applications.$inferInsert> = {}) => {
    const id = await addApplication({ database })
    const isThis = eq(applications.id, id)
    const [row] = await database.db
      .update(applications)
      .set({ email: `${id}@example.com`, ...changes })
      .where(isThis)
      .returning()
    return { id, reference: row?.reference ?? '' }
  }
  const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers: ruth.headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...(answer.body && answer.json()) }
  }
  const filesOf = (message: string) => call('GET', `/api/contact/messages/${message}/files`)
  const say = (message: string, file: string, verdict: string) =>
    call('PUT', `/api/contact/messages/${message}/files/${file}`, { verdict })
  const countNoFile = async () => (await call('GET', '/api/inbox/counts'))['no-file']

  test('are suggested by the reference first, then by each address in a file, and say why', async () => {
    const email = 'Office@Firm.example'
    const named = await addFile()
    const own = await addFile({ email: email.toLowerCase() })
    const client = await addFile({ clientEmail: email })
    const attorney = await addFile({ plaintiffAttorneyEmail: email.toUpperCase() })
    const corrected = await addFile()
    await database.db.insert(firmRecords).values({ id: corrected.id, email })
    await addFile({ email, spamReason: 'honeypot' })
    const message = await write({ email, message: `It is about ${named.reference.toLowerCase()}.` })
    const { link, suggestions } = await filesOf(message)
    expect(link).toBeNull()
    const found = suggestions.map(({ applicationId, reason }: Record<string, string>) => [
      applicationId,
      reason,
    ])
    expect(found.slice(0, 3)).toEqual([
      [named.id, 'reference'],
      [own.id, 'applicant-address'],
      [client.id, 'client-address'],
    ])
    expect(new Map(found.slice(3))).toEqual(
      new Map([attorney, corrected].map(({ id }) => [id, 'firm-address'])),
    )
    await write({ name: 'Stranger' })
    expect(await countNoFile()).toBe(1)
  })

  test('belong together when somebody says so, to one file, which tells it too', async () => {
    const [one, other] = [await addFile({ email: 'ann@example.com' }), await addFile()]
    const message = await write({ email: 'ann@example.com' })
    expect(await call('GET', `/api/applications/${one.id}/contact-messages`)).toMatchObject({
      linked: [],
      suggested: 1,
    })
    expect(await say(message, one.id, 'linked')).toMatchObject({
      link: { applicationId: one.id, reason: 'applicant-address', linkedBy: 'Ruth Owens' },
      suggestions: [],
    })
    expect(await call('GET', `/api/applications/${one.id}/contact-messages`)).toMatchObject({
      linked: [{ id: message, message: 'Hello', linkedBy: 'Ruth Owens' }],
      suggested: 0,
    })
    await Promise.all([say(message, other.id, 'linked'), say(message, other.id, 'linked')])
    expect((await filesOf(message)).link).toMatchObject({ applicationId: other.id, reason: 'chosen' })
    const events = await database.db.select().from(applicationEvents).orderBy(applicationEvents.id)
    expect(events.map(({ applicationId, type }) => [applicationId, type])).toEqual([
      [one.id, 'contact-message-linked'],
      [one.id, 'contact-message-unlinked'],
      [other.id, 'contact-message-linked'],
    ])
    expect((await call('GET', `/api/inbox?file=${other.id}`)).rows).toMatchObject([{ id: message }])
  })

  test('that are not the same person’s are not suggested again, and can be after all', async () => {
    const file = await addFile({ email: 'home@example.com' })
    const message = await write({ name: 'Bo', email: 'home@example.com' })
    await say(message, file.id, 'linked')
    expect(await say(message, file.id, 'refused')).toMatchObject({ link: null, suggestions: [] })
    const again = await write({ name: 'bo', email: 'HOME@example.com', message: 'Me again' })
    expect((await filesOf(again)).suggestions).toEqual([])
    expect(await countNoFile()).toBe(2)
    // Somebody else in the house, or somebody who names the reference, may be the applicant.
    const another = await write({ name: 'Ana', email: 'home@example.com' })
    expect((await filesOf(another)).suggestions).toMatchObject([{ applicationId: file.id }])
    const naming = await write({ name: 'Bo', email: 'home@example.com', message: file.reference })
    expect((await filesOf(naming)).suggestions).toMatchObject([{ reason: 'reference' }])
    await call('DELETE', `/api/contact/messages/${message}/files/${file.id}`)
    expect((await filesOf(again)).suggestions).toMatchObject([{ applicationId: file.id }])
  })

  test('a stranger who names files learns nothing, and hides and marks nothing', async () => {
    const file = await addFile()
    const right = await send({ message: file.reference })
    const wrong = await send({ message: 'BF-2026ZZZZZZ' })
    const shapeOf = ({ statusCode, body, headers }: typeof right) => [
      statusCode,
      body.length,
      Object.keys(headers),
    ]
    expect(shapeOf(right)).toEqual(shapeOf(wrong))
    for (let nth = 0; nth < 30; nth++) await send({ message: `${nth} ${file.reference}` })
    const seen = await call('GET', `/api/applications/${file.id}/contact-messages`)
    expect(seen).toMatchObject({ linked: [], suggested: 31 })
    const desk = await call('GET', '/api/applications/desk?unread=true')
    expect(desk.applications).toMatchObject([{ id: file.id, isUnread: true }])
    expect(await database.db.$count(applicationEvents)).toBe(0)
    expect((await app.inject({ url: `/api/contact/messages/${right.json().id}/files` })).statusCode).toBe(401)
  })

  test('links go with the message and with the file; a person takes linked messages along', async () => {
    const somebodyElse = { lastName: 'Other', phone: '555-0199', birthHash: 'another' }
    const [kept, gone] = [await addFile(somebodyElse), await addFile()]
    const [first, second] = [await write(), await write({ message: 'From another address' })]
    await say(first, kept.id, 'linked')
    await say(second, gone.id, 'linked')
    await call('DELETE', `/api/contact/messages/${first}`)
    expect(await database.db.select().from(messageLinks)).toMatchObject([{ messageId: second }])
    const person = await call('GET', `/api/applications/${gone.id}/person`)
    expect(person.messages).toMatchObject([{ id: second, isLinked: true, isCertain: true, same: [] }])
    const deleted = await call('DELETE', `/api/applications/${gone.id}/person`, { reason: 'requested' })
    expect(deleted).toMatchObject({ applications: 1, messages: 1 })
    expect(await database.db.$count(messageLinks)).toBe(0)
    expect(await say(second, kept.id, 'linked')).toMatchObject({ status: 404 })
  })
})
