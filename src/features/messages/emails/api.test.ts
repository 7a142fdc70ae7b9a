import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEmails, applications, documents, firmRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { addDocument } from '../../../../tests/support/add-document.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { mailFromFile } from './jobs.ts'

describe.each(databaseKinds())('mails from the file (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')

  /** Each application has an address of its own, so that none uses up another's share. */
  async function openFile() {
    const id = await addApplication({ database })
    const email = `${randomUUID()}@example.com`
    await database.db.update(applications).set({ email }).where(eq(applications.id, id))
    const url = `/api/applications/${id}`
    const post = (path: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: url + path, payload, headers: ruth.headers })
    const get = async (path = '') => (await app.inject({ url: url + path, headers: ruth.headers })).json()
    return { id, email, post, get }
  }
  const letter = {
    party: 'applicant',
    subject: 'Where to send your documents',
    text: 'Hello Ana,\n\nA picture is fine.',
  }
  const write = (file: Awaited<ReturnType<typeof openFile>>, more: object = {}) =>
    file.post('/mails', { ...letter, submissionKey: randomUUID(), ...more })
  async function leave(mailId: string, given: Parameters<typeof jobServices>[1] = {}) {
    const services = jobServices(database.db, given)
    await mailFromFile.run({ mailId }, services)
    return services.sent
  }
  const typesOf = ({ timeline }: { timeline: { type: string }[] }) =>
    timeline.map(({ type }) => type).filter((type) => type.startsWith('mail-'))

  test('written three times at once leave once, to the address of the file, and join the thread', async () => {
    const file = await openFile()
    const sent = await Promise.all([1, 2, 3].map(() => write(file, { submissionKey: 'mail-00001' })))
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const { id: mailId, state } = sent[0]?.json() ?? {}
    expect(state).toBe('waiting')
    const [mail, ...others] = [...(await leave(mailId)), ...(await leave(mailId))]
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: { address: file.email }, byHand: true })
    expect(mail?.subject).toMatch(/^Where to send your documents \(BF-\w+\)$/)
    expect(mail?.text).toContain('A picture is fine.')
    expect(mail?.text).toMatch(/\/case\/[\w-]{43}/)
    const read = await file.get()
    expect(read.mails).toMatchObject([{ state: 'sent', writtenBy: 'Ruth Owens', ...letter }])
    expect(typesOf(read)).toEqual(['mail-sent', 'mail-written'])
    const { threads } = await file.get('/messages')
    expect(threads[0].messages).toMatchObject([{ author: 'desk', text: letter.text, name: 'Ruth Owens' }])
    const dump = JSON.stringify(await database.db.select().from(applicationEmails))
    expect(dump).not.toContain('picture')
  })

  test('are taken back within the minute, or not at all, and never both', async () => {
    const file = await openFile()
    const { id: first } = (await write(file)).json()
    expect((await file.post(`/mails/${first}/undo`)).json()).toMatchObject({ state: 'undone' })
    expect(await leave(first)).toEqual([])
    const { id: second } = (await write(file)).json()
    const [undone, sent] = await Promise.all([file.post(`/mails/${second}/undo`), leave(second)])
    expect(undone.statusCode === 200).toBe(sent.length === 0)
    if (sent.length > 0) expect(undone.statusCode).toBe(409)
    expect((await (await openFile()).post(`/mails/${second}/undo`)).statusCode).toBe(404)
  })

  test('with the same subject get a number', async () => {
    const file = await openFile()
    const subjects: (string | undefined)[] = []
    for (const _time of [1, 2]) subjects.push((await leave((await write(file)).json().id))[0]?.subject)
    expect(subjects[1]).toMatch(/^Where to send your documents \(BF-\w+, no\. 2\)$/)
  })

  test.each([
    ['a variable nobody filled in', { text: 'Dear {firm}' }, 422, '{firm}'],
    ['a variable in the subject', { subject: 'For {name}' }, 422, '{name}'],
    ['a subject about somebody’s health', { subject: 'Your MRI' }, 400, 'MRI'],
    ['two lines in the subject', { subject: 'One\nBcc: all@example.com' }, 400, 'one line'],
    ['no words', { text: ' ' }, 400, 'Write a text'],
    ['an address of their own', { party: 'somebody@example.com' }, 400, 'whom to write to'],
    ['a firm whose address nobody checked', { party: 'firm' }, 409, 'address'],
    ['a document of another file', { documentIds: [randomUUID()] }, 422, 'documents'],
  ])('with %s are refused', async (_what, wrong, status, words) => {
    const answer = await write(await openFile(), wrong)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(words)
  })

  test('carry only clean papers that say nothing of anybody’s health, to whoever may see them', async () => {
    const file = await openFile()
    const firm = { id: file.id, email: 'ada@example.com', attorney: 'Ada Byline', verifiedAt: new Date() }
    await database.db.insert(firmRecords).values(firm)
    const add = async (documentType: 'police-report' | 'medical-records', scanState: 'clean' | 'pending') => {
      const id = await addDocument({ database }, file.id, { documentType, channel: 'case', name: 'MRI.pdf' })
      await database.db.update(documents).set({ scanState }).where(eq(documents.id, id))
      return id
    }
    const report = await add('police-report', 'clean')
    const records = await add('medical-records', 'clean')
    const scanning = await add('police-report', 'pending')
    const { parties, documents: offered } = await file.get('/mail-desk')
    expect(parties).toMatchObject([
      { address: file.email, values: { name: 'Ana', colleague: 'Ruth Owens' } },
      { name: 'Ada Byline, C', values: { name: 'Ada Byline' } },
    ])
    const readers = new Map(offered.map(({ id, parties: of }: { id: string; parties: string[] }) => [id, of]))
    expect([report, records, scanning].map((id) => readers.get(id))).toEqual([['applicant'], [], []])
    for (const wrong of [
      { documentIds: [records] },
      { documentIds: [scanning] },
      { party: 'firm', documentIds: [report] },
    ])
      expect((await write(file, wrong)).statusCode).toBe(422)
    const preview = await file.post('/mails/preview', { ...letter, documentIds: [report] })
    expect(preview.json()).toMatchObject({ to: file.email, files: ['police-report-1.pdf'] })
    const { id: mailId } = (await write(file, { documentIds: [report] })).json()

    // The attachment is gone, so the mail stays here.
    await database.db.delete(documents).where(eq(documents.id, report))
    expect(await leave(mailId)).toEqual([])
    const read = await file.get()
    expect(read.mails[0]).toMatchObject({ state: 'held-back', attachments: 1 })
    expect(typesOf(read)[0]).toBe('mail-held-back')
  })
})
