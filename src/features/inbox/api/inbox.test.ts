import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { applications, caseMessages, contactMessages } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { receiveMessage } from '#features/messages/thread/mutations.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { sealMessage } from '../../../../tests/support/row-sealer.ts'
import { countToAnswer } from '../data/inbox.ts'
import type { InboxRow } from '../schema/inbox.ts'

const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)
const ann = { name: 'Ann Example', email: 'ann@example.com', phone: null, subject: 'urgent' as const }

describe.each(databaseKinds())('the inbox (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
  beforeEach(async () => {
    await database.db.delete(contactMessages)
    await database.db.delete(applications)
  })

  type Row = Partial<typeof contactMessages.$inferInsert>
  const write = async (changes: Row = {}, words = 'Hello') => {
    const sealed = sealMessage(words)
    await database.db.insert(contactMessages).values({ ...ann, ...changes, ...sealed })
    return sealed.id
  }
  let written = 0
  const writeInCase = async (applicationId: string, party: 'applicant' | 'firm' = 'applicant') => {
    written += 1
    const message = { text: `Words ${written}`, submissionKey: `a-key-${written}` }
    await receiveMessage(jobServices(database.db), { applicationId, party }, message)
  }
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    app.inject({ method, url, headers: ruth.headers, ...(payload && { payload }) })
  const list = async (query = '') => {
    const answer = (await call('GET', `/api/inbox${query}`)).json()
    return { total: answer.total, names: answer.rows.map(({ name }: InboxRow) => name), rows: answer.rows }
  }
  const counts = async () => (await call('GET', '/api/inbox/counts')).json()

  test('lists contact messages and case page threads together, the latest first', async () => {
    await write({ name: 'Yesterday', receivedAt: ago(24) })
    const id = await addApplication({ database })
    await writeInCase(id)
    await writeInCase(id, 'firm')
    await write({ name: 'Tomorrow', receivedAt: ago(-24) })
    const { names, total, rows } = await list()
    expect(total).toBe(4)
    expect([names[0], names[3]]).toEqual(['Tomorrow', 'Yesterday'])
    expect(names.slice(1, 3).toSorted()).toEqual(['Ana Ruiz', 'C'])
    expect(rows.find(({ party }: { party?: string }) => party === 'applicant')).toMatchObject({
      kind: 'case',
      id,
      isUnread: true,
      message: expect.stringMatching(/^Words/),
      file: { name: 'Ana Ruiz', status: 'received' },
    })
    expect(await list('?pageSize=2&page=2')).toMatchObject({
      total: 4,
      names: [expect.anything(), 'Yesterday'],
    })
    expect((await list('?q=ruiz')).names).toEqual(['C', 'Ana Ruiz'])
    expect((await list('?q=hello+tomorrow')).names).toEqual(['Tomorrow'])
    expect(await countToAnswer(database.db)).toEqual({ total: 4, isMore: false })
  })

  test('moves answered threads to Waiting and done ones to All, until somebody writes again', async () => {
    const message = await write()
    const id = await addApplication({ database })
    await writeInCase(id)
    expect(await counts()).toMatchObject({ unanswered: 2, waiting: 0, 'no-file': 1, all: 2, unread: 2 })
    await call('POST', `/api/contact/messages/${message}/replies`, { text: 'Yes' })
    const answer = { party: 'applicant', text: 'Yes', submissionKey: 'only-once' }
    await call('POST', `/api/applications/${id}/messages`, answer)
    expect(await counts()).toMatchObject({ unanswered: 0, waiting: 2, unread: 0, 'no-file': 0 })
    expect((await list('?state=waiting')).total).toBe(2)

    const finish = async (done: boolean) => {
      await call('PATCH', `/api/contact/messages/${message}`, { done })
      await call('POST', `/api/applications/${id}/messages/done`, { party: 'applicant', done })
    }
    await finish(true)
    expect(await counts()).toMatchObject({ unanswered: 0, waiting: 0, all: 2 })
    await finish(false)
    expect(await counts()).toMatchObject({ unanswered: 0, waiting: 2 })
    await finish(true)
    await writeInCase(id)
    expect(await counts()).toMatchObject({ unanswered: 1, waiting: 0 })
  })

  test('undoes Done on a message without a reply completely', async () => {
    const message = await write()
    await call('PATCH', `/api/contact/messages/${message}`, { done: true })
    expect(await counts()).toMatchObject({ unanswered: 0, waiting: 0, unread: 0 })
    await call('PATCH', `/api/contact/messages/${message}`, { done: false })
    expect(await counts()).toMatchObject({ unanswered: 1, waiting: 0 })
    const nobody = await call('POST', `/api/applications/${message}/messages/done`, {
      party: 'firm',
      done: true,
    })
    expect(nobody.statusCode).toBe(404)
  })

  test('stops the second reply before anything goes out twice', async () => {
    const message = await write()
    const replies = `/api/contact/messages/${message}/replies`
    const reply = (text: string, seen: number) => call('POST', replies, { text, seen, submissionKey: text })
    const [one, two] = await Promise.all([reply('From Ruth', 0), reply('From Paul', 0)])
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([201, 409])
    // The same key again returns the same message.
    const first = one.statusCode === 201 ? 'From Ruth' : 'From Paul'
    expect((await reply(first, 0)).statusCode).toBe(200)
    expect((await reply('Knowing that', 1)).statusCode).toBe(201)

    const id = await addApplication({ database })
    await writeInCase(id)
    const send = (submissionKey: string) =>
      call('POST', `/api/applications/${id}/messages`, {
        party: 'applicant',
        text: 'Hi',
        seen: 0,
        submissionKey,
      })
    expect((await send('first-key')).statusCode).toBe(201)
    expect((await send('second-key')).statusCode).toBe(409)
    expect((await send('first-key')).statusCode).toBe(201)
  })

  test('shows what a reply needs without opening the application', async () => {
    const id = await addApplication({ database })
    await writeInCase(id)
    const file = (await call('GET', `/api/inbox/files/${id}`)).json()
    expect(file).toMatchObject({ applicationId: id, name: 'Ana Ruiz', firm: 'C', state: 'TX', needed: [] })
    expect(file.threads).toMatchObject([{ party: 'applicant' }])
    const isUnread = (await call('GET', '/api/applications/desk?unread=true')).json().applications
    expect(isUnread).toMatchObject([{ id }])
    const rows = await database.db.select().from(caseMessages).where(eq(caseMessages.applicationId, id))
    expect(rows).toMatchObject([{ readAt: null }])
    expect((await call('GET', `/api/inbox/files/${await write()}`)).statusCode).toBe(404)
    // An attorney's own state is not the client's.
    const attorneys = await addApplication({ database }, { role: 'attorney' })
    expect((await call('GET', `/api/inbox/files/${attorneys}`)).json().state).toBeNull()
  })
})
