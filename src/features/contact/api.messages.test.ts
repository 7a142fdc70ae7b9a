import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contactMessages } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { readConfig } from '#lib/config.ts'
import { createMailer } from '#lib/mail/mailer.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { sealMessage } from '../../../tests/support/row-sealer.ts'
import { mailContactMessage, mailContactReply } from './jobs.ts'
import type { Message } from './schema.ts'

const hour = 60 * 60_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

const ann = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '(555) 014-7733',
  subject: 'funding-inquiry' as const,
  message: 'How long does it take?',
}

describe.each(databaseKinds())('messages for the administrator (%s)', async (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'beaconfield-messages-'))
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const { database, app } = await openTestApp(kind, { env: { DATA_DIR: dataDir } })
  const session = await signIn(app)
  beforeEach(async () => {
    await database.db.delete(contactMessages)
    await database.runSql('delete from pgboss.job')
  })

  type Row = typeof contactMessages.$inferInsert
  const add = async (changes: Partial<Row & { message: string }> = {}) => {
    const { message, ...open } = { ...ann, ...changes }
    const sealed = sealMessage(message)
    await database.db.insert(contactMessages).values({ ...open, ...sealed })
    return sealed.id
  }
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/contact/messages${path}`, headers: session, ...(payload && { payload }) })
  const listNames = async (query: string) => {
    const answer = await call('GET', query)
    return answer.json().messages.map(({ name }: Message) => name)
  }
  const jobs = async () => (await database.runSql('select name, data from pgboss.job')).rows

  test('deleting one takes its mails in the outbox and its jobs with it, and nobody else’s', async () => {
    const read = readConfig({ DATA_DIR: dataDir })
    if (!read.ok) throw new Error(read.mistakes.join())
    const services = jobServices(database.db, { mailer: createMailer(read.config) })
    const [gone, stays] = [await add(), await add({ name: 'Bo' })]
    for (const messageId of [gone, stays]) {
      await mailContactMessage.run({ messageId }, services)
      const reply = await call('POST', `/${messageId}/replies`, { text: 'About a day.' })
      await mailContactReply.run({ replyId: reply.json().id }, services)
    }
    const mails = () => readdirSync(join(dataDir, 'outbox'))
    expect(mails()).toHaveLength(4)
    expect(await jobs()).toHaveLength(2)
    expect((await call('DELETE', `/${gone}`)).statusCode).toBe(204)
    expect(mails()).toHaveLength(2)
    expect(mails()).toContain(`contact-${stays}.eml`)
    expect(await jobs()).toHaveLength(1)
  })

  test.each([
    ['GET', ''],
    ['GET', '/overview'],
    ['GET', '/{id}'],
    ['PATCH', '/{id}'],
    ['POST', '/{id}/replies'],
    ['DELETE', '/{id}'],
  ] as const)('%s /api/contact/messages%s is refused to visitors', async (method, path) => {
    const url = `/api/contact/messages${path.replace('{id}', await add())}`
    const answer = await app.inject({ method, url, ...(method !== 'GET' && { payload: { text: 'Hi' } }) })
    expect(answer.statusCode).toBe(401)
    expect(answer.body).not.toContain('Ann')
    expect(await database.db.$count(contactMessages)).toBe(1)
  })

  test('are listed with the latest first, in pages', async () => {
    for (const age of [3, 1, 2]) await add({ name: `${age} hours ago`, receivedAt: ago(age) })
    expect(await listNames('')).toEqual(['1 hours ago', '2 hours ago', '3 hours ago'])
    const second = await call('GET', '?page=2&pageSize=2')
    expect(second.json()).toMatchObject({ total: 3, messages: [{ name: '3 hours ago' }] })
    expect((await call('GET', '?page=0')).statusCode).toBe(400)
  })

  test('have filters: unread, unanswered, overdue, answered, and spam apart from all', async () => {
    await add({ name: 'New' })
    await add({ name: 'Late', readAt: new Date(), receivedAt: ago(25) })
    await add({ name: 'Read', readAt: new Date() })
    await add({ name: 'Done', readAt: new Date(), answeredAt: new Date() })
    await add({ name: 'Machine', spamReason: 'honeypot' })
    expect(new Set(await listNames('?state=all'))).toEqual(new Set(['New', 'Read', 'Late', 'Done']))
    expect(await listNames('?state=unread')).toEqual(['New'])
    expect(new Set(await listNames('?state=unanswered'))).toEqual(new Set(['New', 'Read', 'Late']))
    expect(await listNames('?state=overdue')).toEqual(['Late'])
    expect(await listNames('?state=answered')).toEqual(['Done'])
    expect(await listNames('?state=spam')).toEqual(['Machine'])
  })

  test.each([
    ['rent', ['Bo']],
    ['BO RENT', ['Bo']],
    ['ann@example', ['Ann Example']],
    ['014', ['Ann Example']],
    ['100%', ['Percent']],
    ['_', []],
    ['\u0000', ['Ann Example', 'Bo', 'Percent']],
    ["' or 1=1 --", []],
  ])('are found by %j', async (words, expected) => {
    await add()
    await add({ name: 'Bo', email: 'bo@example.net', phone: null, message: 'My rent is due' })
    await add({ name: 'Percent', email: 'p@example.net', phone: null, message: 'Is it 100% free?' })
    expect((await listNames(`?q=${encodeURIComponent(words)}`)).toSorted()).toEqual(expected)
  })

  test('are marked read and unread, answered and not, and taken out of the spam', async () => {
    const id = await add({ spamReason: 'too-fast' })
    const mark = async (marks: object) => (await call('PATCH', `/${id}`, marks)).json()
    expect(await mark({ read: true })).toMatchObject({
      readAt: expect.any(String),
      answeredAt: null,
      isSpam: true,
    })
    expect(await mark({ read: false })).toMatchObject({ readAt: null })
    const answered = await mark({ answered: true, spam: false })
    expect(answered).toMatchObject({
      readAt: expect.any(String),
      answeredAt: expect.any(String),
      isSpam: false,
    })
    // Marking it again keeps the time.
    expect((await mark({ answered: true })).answeredAt).toBe(answered.answeredAt)
    expect(await mark({ answered: false })).toMatchObject({ answeredAt: null })
    expect((await mark({})).id).toBe(id)
    expect((await call('PATCH', `/${randomUUID()}`, { read: true })).statusCode).toBe(404)
    expect((await call('PATCH', `/${id}`, { spam: true })).statusCode).toBe(400)
  })

  test('a reply is kept with the job that mails it, and marks the message answered', async () => {
    const id = await add()
    const answer = await call('POST', `/${id}/replies`, { text: ' About a day.\r\nAnn ', submissionKey: 'k' })
    expect(answer.statusCode).toBe(201)
    const reply = answer.json()
    expect(reply).toMatchObject({ text: 'About a day.\nAnn', sentAt: null, refusedAt: null })
    expect((await call('GET', `/${id}`)).json()).toMatchObject({
      answeredAt: expect.any(String),
      readAt: expect.any(String),
      replies: [reply],
    })
    expect(await jobs()).toEqual([{ name: 'contact-reply', data: { replyId: reply.id } }])
  })

  test('a reply that is sent again is kept and mailed once', async () => {
    const id = await add()
    const payload = { text: 'About a day.', submissionKey: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `/${id}/replies`, payload)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
    expect(await jobs()).toHaveLength(1)
    await call('POST', `/${id}/replies`, { ...payload, text: 'Changed after a failed attempt.' })
    expect(await jobs()).toHaveLength(2)
    // Without a key, the words are the key.
    for (const text of ['One', 'One', 'Two']) await call('POST', `/${id}/replies`, { text })
    expect(await jobs()).toHaveLength(4)
  })

  test('refuses an empty reply and one to an unknown message, and marks nothing', async () => {
    const id = await add()
    const empty = await call('POST', `/${id}/replies`, { text: ' \u0000' })
    expect(empty.statusCode).toBe(400)
    expect(empty.json().errors).toEqual({ text: ['Write your reply'] })
    expect((await call('POST', `/${randomUUID()}/replies`, { text: 'Hi' })).statusCode).toBe(404)
    expect((await call('GET', `/${id}`)).json().answeredAt).toBeNull()
    expect(await jobs()).toEqual([])
  })

  test('a deleted message is gone with its replies', async () => {
    const id = await add()
    await call('POST', `/${id}/replies`, { text: 'Hi' })
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
  })

  test('the overview counts what waits, what waits too long, and what came since', async () => {
    await add({ receivedAt: ago(30) })
    await add({ receivedAt: ago(30), readAt: new Date(), answeredAt: new Date() })
    await add({ receivedAt: ago(2), readAt: new Date() })
    await add({ receivedAt: ago(1), spamReason: 'honeypot' })
    const readOverview = async (query = '') => (await call('GET', `/overview${query}`)).json()
    const counts = { unread: 1, unanswered: 2, overdue: 1, spam: 1 }
    expect(await readOverview()).toEqual({ ...counts, since: 0 })
    expect(await readOverview(`?since=${ago(3).toISOString()}`)).toEqual({ ...counts, since: 1 })
    expect((await call('GET', '/overview?since=yesterday')).statusCode).toBe(400)
  })
})
