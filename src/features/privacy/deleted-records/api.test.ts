import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accessLog,
  applicationEvents,
  applications,
  checklistItems,
  contactMessages,
  contactReplies,
  deletedRecords,
  documents,
  messageLinks,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { maxDocuments } from '#features/documents/files/data/room.ts'
import { sweepStorage } from '#features/documents/files/jobs.ts'
import { readZipEntry } from '#lib/storage/content-type/zip.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { addDocument } from '../../../../tests/support/add-document.ts'
import { openTestDisk, storeBytes } from '../../../../tests/support/local-disk.ts'
import { hashBytes, sealMessage } from '../../../../tests/support/row-sealer.ts'
import { sweepDeleted } from './mutations.ts'

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * day)

describe.each(databaseKinds())('what a reviewer deletes (%s)', async (kind) => {
  const { disk: storage, remove } = openTestDisk()
  afterAll(remove)
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const { db } = database
  const { headers } = await signInAs(app, 'owner', 'Olive Owner')
  const reviewer = (await signInAs(app, 'reviewer', 'Ruth Reviewer')).headers
  beforeEach(async () => {
    for (const table of [applications, contactMessages, deletedRecords]) await db.delete(table)
  })

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  const callAsReviewer = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
    app.inject({ method, url, headers: reviewer })
  const list = async () => (await call('GET', '/api/admin/deleted')).json().records
  const restore = async (id: string) => (await call('POST', `/api/admin/deleted/${id}/restore`)).statusCode
  const deleteDocument = async (applicationId: string, id: string) =>
    (await callAsReviewer('DELETE', `/api/applications/${applicationId}/documents/${id}`)).statusCode
  const listActions = async () => (await db.select().from(accessLog)).map(({ action }) => action)
  const addStored = async (applicationId: string) => {
    const id = await addDocument({ database }, applicationId, { name: 'scan.pdf', channel: 'application' })
    const storageKey = await storeBytes(storage, Buffer.from('a document'))
    await db.update(documents).set({ storageKey }).where(eq(documents.id, id))
    return { id, storageKey }
  }
  const addMessage = async (email = 'bo@example.net') => {
    const sealed = sealMessage('Hello?')
    const sender = { name: 'Bo', email, subject: 'urgent' as const }
    await db.insert(contactMessages).values({ ...sealed, ...sender, submissionKey: sealed.id })
    return sealed.id
  }

  test('a document comes back as it was, and its item waits for a reviewer again', async () => {
    const applicationId = await addApplication({ database })
    await call('GET', `/api/applications/${applicationId}/checklist`)
    const { id } = await addStored(applicationId)
    const before = await db.select().from(documents)
    const itemId = before[0]?.itemId ?? ''
    const stateOfItem = async () =>
      (await db.select().from(checklistItems).where(eq(checklistItems.id, itemId)))[0]?.state
    expect(await deleteDocument(applicationId, id)).toBe(204)
    expect(await db.select().from(documents)).toEqual([])
    expect(await stateOfItem()).toBe('needed')
    expect(await list()).toMatchObject([
      { id, kind: 'document', applicationId, reference: expect.stringMatching(/^BF-/), name: 'scan.pdf' },
    ])
    const [{ deletedAt, keptUntil, deletedBy }] = await list()
    expect(deletedBy).toBe('Ruth Reviewer')
    expect(Date.parse(keptUntil) - Date.parse(deletedAt)).toBe(30 * day)

    expect(await restore(id)).toBe(204)
    const [after] = await db.select().from(documents)
    expect(after).toEqual({ ...before[0], sealedName: after?.sealedName })
    const { body } = await call('GET', `/api/applications/${applicationId}/documents`)
    expect(body).toContain('scan.pdf')
    expect(await stateOfItem()).toBe('received')
    const events = await db.select().from(applicationEvents)
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['document-removed', 'document-restored']),
    )
    expect(await listActions()).toEqual(expect.arrayContaining(['deleted-open', 'document-restore']))
    expect(await list()).toEqual([])
  })

  test('a document that a process of v0.1.0 took during an upgrade comes back with a keyed hash', async () => {
    const applicationId = await addApplication({ database })
    const { id } = await addStored(applicationId)
    const contentHash = createHash('sha256').update('a document').digest('hex')
    await db.update(documents).set({ contentHash }).where(eq(documents.id, id))
    await deleteDocument(applicationId, id)
    expect(await restore(id)).toBe(204)
    expect(await db.select().from(documents)).toMatchObject([
      { id, contentHash: hashBytes(Buffer.from('a document')) },
    ])
  })

  test('is brought back once, even by two owners at the same moment', async () => {
    const applicationId = await addApplication({ database })
    const { id } = await addStored(applicationId)
    const messageId = await addMessage()
    await deleteDocument(applicationId, id)
    await call('DELETE', `/api/contact/messages/${messageId}`)
    for (const deleted of [id, messageId]) {
      const codes = await Promise.all([restore(deleted), restore(deleted)])
      expect(codes.sort()).toEqual([204, 404])
    }
    expect(await db.select().from(documents)).toHaveLength(1)
    expect(await db.select().from(contactMessages)).toHaveLength(1)
  })

  test('comes back into an application that has as many documents as it may have', async () => {
    const applicationId = await addApplication({ database })
    const { id } = await addStored(applicationId)
    await deleteDocument(applicationId, id)
    for (let count = 0; count < maxDocuments; count += 1) await addStored(applicationId)
    expect(await restore(id)).toBe(204)
    expect(await db.select().from(documents)).toHaveLength(maxDocuments + 1)
  })

  test('the bytes of a document stay for 30 days, and then go with what was kept', async () => {
    const applicationId = await addApplication({ database })
    const { id, storageKey } = await addStored(applicationId)
    await deleteDocument(applicationId, id)
    await sweepStorage({ db, storage }, inDays(29))
    expect(await sweepDeleted({ db, storage }, inDays(29))).toBe(0)
    expect(await storage.head(storageKey)).toBeDefined()
    expect(await sweepDeleted({ db, storage }, inDays(31))).toBe(1)
    expect(await storage.head(storageKey)).toBeUndefined()
    expect(await restore(id)).toBe(404)
  })

  test('after 30 days nothing is brought back, swept or not', async () => {
    const applicationId = await addApplication({ database })
    const { id } = await addStored(applicationId)
    await deleteDocument(applicationId, id)
    await db.update(deletedRecords).set({ deletedAt: inDays(-30) })
    expect(await list()).toEqual([])
    expect(await restore(id)).toBe(404)
  })

  test('a message comes back with its replies and its application, and unsent replies stay unsent', async () => {
    const applicationId = await addApplication({ database })
    const id = await addMessage()
    await call('POST', `/api/contact/messages/${id}/replies`, { text: 'About a day.' })
    const link = { messageId: id, applicationId, verdict: 'linked', reason: 'chosen' } as const
    await db.insert(messageLinks).values(link)
    expect((await call('DELETE', `/api/contact/messages/${id}`)).statusCode).toBe(204)
    expect(await list()).toMatchObject([{ id, kind: 'message', applicationId, name: 'Bo' }])

    expect(await restore(id)).toBe(204)
    const { body } = await call('GET', `/api/contact/messages/${id}`)
    expect(body).toContain('Hello?')
    expect(body).toContain('About a day.')
    expect(await db.select().from(contactReplies)).toMatchObject([
      { sentAt: null, refusedAt: expect.any(Date) },
    ])
    expect(await db.select().from(messageLinks)).toMatchObject([link])
    const { rows } = await database.runSql(`select 1 from pgboss.job where name = 'contact-reply'`)
    expect(rows).toEqual([])
    expect(await listActions()).toContain('message-restore')
  })

  test('two messages of one sender come back one by one', async () => {
    const ids = [await addMessage(), await addMessage()]
    for (const id of ids) await call('DELETE', `/api/contact/messages/${id}`)
    expect(await list()).toHaveLength(2)
    for (const id of ids) expect(await restore(id)).toBe(204)
    expect(await db.select().from(contactMessages)).toHaveLength(2)
  })

  test('a message that came again meanwhile is refused and stays in the list', async () => {
    const id = await addMessage()
    await call('DELETE', `/api/contact/messages/${id}`)
    const again = await addMessage()
    await db.update(contactMessages).set({ submissionKey: id }).where(eq(contactMessages.id, again))
    expect(await restore(id)).toBe(409)
    expect(await list()).toMatchObject([{ id }])
  })

  test('goes at once with the data of its person', async () => {
    const applicationId = await addApplication({ database })
    const { id, storageKey } = await addStored(applicationId)
    await deleteDocument(applicationId, id)
    const [application] = await db.select().from(applications)
    const messageId = await addMessage(application?.email.toUpperCase())
    const other = await addMessage()
    for (const gone of [messageId, other]) await call('DELETE', `/api/contact/messages/${gone}`)
    const url = `/api/applications/${applicationId}/person`
    expect((await call('DELETE', url, { reason: 'requested' })).statusCode).toBe(200)
    expect(await list()).toMatchObject([{ id: other }])
    expect(await db.select().from(deletedRecords)).toHaveLength(1)
    for (const gone of [id, messageId]) expect(await restore(gone)).toBe(404)
    await sweepStorage({ db, storage }, inDays(2))
    expect(await storage.head(storageKey)).toBeUndefined()
  })

  test('goes with the data of an attorney’s client, but not what the attorney wrote about others', async () => {
    const applicationId = await addApplication({ database }, { role: 'attorney' })
    const client = { clientEmail: 'client@example.net', email: 'attorney@example.net' }
    await db.update(applications).set(client)
    const [ofClient, ofAttorney] = [await addMessage(client.clientEmail), await addMessage(client.email)]
    for (const gone of [ofClient, ofAttorney]) await call('DELETE', `/api/contact/messages/${gone}`)
    await call('DELETE', `/api/applications/${applicationId}/person`, { reason: 'requested' })
    expect(await list()).toMatchObject([{ id: ofAttorney }])
  })

  test('is in the export of its person, in words that a person can read', async () => {
    const applicationId = await addApplication({ database })
    const { id, storageKey } = await addStored(applicationId)
    const messageId = await addMessage()
    await db.insert(messageLinks).values({ messageId, applicationId, verdict: 'linked', reason: 'chosen' })
    await deleteDocument(applicationId, id)
    await call('DELETE', `/api/contact/messages/${messageId}`)
    const { rawPayload: archive } = await call('GET', `/api/applications/${applicationId}/person/export.zip`)
    const bytes = async (start: number, end: number) => archive.subarray(start, end + 1)
    const json = String(await readZipEntry(bytes, archive.length, 'person.json'))
    expect(JSON.parse(json).applications[0].caseFile.deleted).toMatchObject([
      { kind: 'document', originalName: 'scan.pdf', deletedAt: expect.any(String) },
      { kind: 'message', message: 'Hello?', deletedAt: expect.any(String) },
    ])
    for (const inner of [storageKey, 'contentHash', 'emailHash']) expect(json).not.toContain(inner)
  })

  test('is brought back by an owner, not by a reviewer', async () => {
    const applicationId = await addApplication({ database })
    const { id } = await addStored(applicationId)
    await deleteDocument(applicationId, id)
    expect((await app.inject('/api/admin/deleted')).statusCode).toBe(401)
    expect((await callAsReviewer('GET', '/api/admin/deleted')).statusCode).toBe(403)
    expect((await callAsReviewer('POST', `/api/admin/deleted/${id}/restore`)).statusCode).toBe(403)
    expect(await db.select().from(documents)).toEqual([])
  })
})
