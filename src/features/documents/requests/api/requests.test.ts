import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, checklistItems, documentRequests, firmRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { findCaseUrl } from '#features/correspondence/page-links/mutations.ts'
import { openTestApp } from '#server/testing.ts'
import { addApplication } from '../../../../../tests/support/add-application.ts'
import { addItems } from '../../../../../tests/support/add-items.ts'
import { adminApi } from '../../../../../tests/support/admin-api.ts'
import { jobServices } from '../../../../../tests/support/job-services.ts'
import { testRowSealer } from '../../../../../tests/support/row-sealer.ts'
import { mailRequest } from '../jobs/requests.ts'
import type { DocumentRequest, RequestDraft } from '../schema/requests.ts'

describe.each(databaseKinds())('requests for documents on %s', async (kind) => {
  const { database, app } = await openTestApp(kind)

  async function openFile({ role = 'plaintiff' }: { role?: 'plaintiff' | 'attorney' } = {}) {
    const id = await addApplication({ database }, { role })
    const [police = '', diary = '', records = ''] = await addItems({ database }, id, [
      { documentType: 'police-report' },
      { documentType: 'other', name: 'Your pain diary' },
      { party: 'firm', documentType: 'medical-records' },
    ])
    const { call } = await adminApi(app)
    const url = `/api/applications/${id}/requests`
    return {
      ...{ id, police, diary, records, url, call },
      ask: (more: object) =>
        call('POST', url, {
          ...{ party: 'applicant', itemIds: [police, diary], text: 'We need these.' },
          ...{ submissionKey: randomUUID(), ...more },
        }),
      read: async (): Promise<{ status: string; requests: DocumentRequest[]; drafts: RequestDraft[] }> =>
        (await call('GET', url)).body,
      events: async (): Promise<{ type: string; details: Record<string, unknown> }[]> =>
        (await call('GET', `/api/applications/${id}`)).body.timeline,
    }
  }

  test('go out as one mail with the reviewer’s text, the kinds of documents and one link', async () => {
    const { id, ask, read, events } = await openFile()
    const { status, body } = await ask({ text: 'Dear Ana,\n\nplease send <b>these</b>.', setStatus: true })
    expect(status).toBe(201)
    const services = jobServices(database.db)
    await mailRequest.run(body, services)
    await mailRequest.run(body, services)
    expect(services.sent).toHaveLength(1)
    const [mail] = services.sent
    expect(mail?.subject).toMatch(/^Documents we need for your application \(BF-\w+\)$/)
    expect(mail?.to?.address).toBe('ana@example.com')
    expect(mail?.text).toContain('please send <b>these</b>.\n\n- Police report\n- Other document\n')
    expect(mail?.text).not.toContain('diary')
    expect(mail?.html).toContain('&lt;b&gt;these')
    const link = await findCaseUrl(
      { db: database.db, rowSealer: testRowSealer, publicUrl: 'http://localhost' },
      id,
      'applicant',
    )
    expect(mail?.text.match(/http\S+/g)).toEqual([link])

    const { status: now, requests } = await read()
    expect(now).toBe('documents-needed')
    expect(requests).toMatchObject([
      { party: 'applicant', items: [{ isOpen: true }, { name: 'Your pain diary' }], ending: null },
    ])
    const days = Date.parse(requests[0]?.nextReminderAt ?? '') - Date.parse(requests[0]?.requestedAt ?? '')
    expect(days).toBe(2 * 86_400_000)
    expect((await events()).slice(1, 4)).toMatchObject([
      { type: 'mail-sent', details: { mail: 'documents-request', party: 'applicant' } },
      { type: 'status-changed', details: { reason: expect.stringContaining('Police report and Other') } },
      { type: 'documents-requested', details: { documentTypes: ['police-report', 'other'] } },
    ])
  })

  test('sent twice at once are kept and mailed once, and a later one takes the place of the first', async () => {
    const { ask, read, police } = await openFile()
    const submissionKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ submissionKey })))
    expect(new Set(answers.map(({ body }) => body.requestId)).size).toBe(1)
    await ask({ itemIds: [police] })
    const { requests, status } = await read()
    expect(requests.map(({ ending }) => ending)).toEqual([null, 'replaced'])
    expect(status).toBe('received')
  })

  test('are refused when what they ask for is no longer missing, or nobody is left to ask', async () => {
    const { id, ask, police, records } = await openFile()
    const set = { state: 'received' } as const
    await database.db.update(checklistItems).set(set).where(eq(checklistItems.id, police))
    expect((await ask({})).status).toBe(409)
    expect((await ask({ itemIds: [records] })).status).toBe(409)
    expect((await ask({ itemIds: [] })).status).toBe(400)
    expect((await ask({ text: ' ' })).body.errors).toEqual({ text: ['Say what you need'] })
    await database.db.update(applications).set({ status: 'declined' }).where(eq(applications.id, id))
    expect((await ask({ itemIds: [] })).status).toBe(400)
    expect((await ask({})).body.message).toContain('closed')
    expect(await database.db.$count(documentRequests, eq(documentRequests.applicationId, id))).toBe(0)
  })

  test('go to a firm only at an address that the desk has checked', async () => {
    const { id, ask, read, records } = await openFile()
    const askFirm = () => ask({ party: 'firm', itemIds: [records] })
    const problemOf = async () => (await read()).drafts.find(({ party }) => party === 'firm')?.problem
    expect(await problemOf()).toContain('don’t have an email address')
    expect((await askFirm()).status).toBe(409)
    await database.db.insert(firmRecords).values({ id, email: 'office@firm.example' })
    expect(await problemOf()).toContain('verified')
    expect((await askFirm()).status).toBe(409)
    await database.db.update(firmRecords).set({ verifiedAt: new Date() }).where(eq(firmRecords.id, id))
    const { status, body } = await askFirm()
    expect(status).toBe(201)
    // They say it is not theirs before the mail server has time: nothing goes out.
    await database.db.update(firmRecords).set({ wrongRecipientAt: new Date() }).where(eq(firmRecords.id, id))
    const services = jobServices(database.db)
    await mailRequest.run(body, services)
    expect(services.sent).toEqual([])
    expect((await askFirm()).body.message).toContain('aren’t for them')
    const attorney = await openFile({ role: 'attorney' })
    expect((await attorney.read()).drafts.map(({ party }) => party)).toEqual(['applicant'])
  })

  test('have reminders that the desk pauses and the reader stops, by page or mail program', async () => {
    const { id, url, call, ask, read } = await openFile()
    const { requestId } = (await ask({})).body
    const pause = (what: string, of = requestId) => call('POST', `${url}/${of}/${what}`)
    expect([(await pause('pause')).body, (await pause('pause')).status]).toEqual([{ isPaused: true }, 200])
    expect((await read()).requests[0]?.pausedAt).not.toBeNull()
    expect((await pause('resume')).body).toEqual({ isPaused: false })
    expect((await pause('pause', randomUUID())).status).toBe(404)

    const services = { db: database.db, rowSealer: testRowSealer, publicUrl: 'http://localhost' }
    const page = new URL(await findCaseUrl(services, id, 'applicant')).pathname
    const post = (name: string, headers: Record<string, string>, payload?: string) =>
      app.inject({ method: 'POST', url: `/api${page}/${name}`, headers, ...(payload && { payload }) })
    const oneClick = { 'content-type': 'application/x-www-form-urlencoded' }
    const stopped = await post('stop-reminders', oneClick, 'List-Unsubscribe=One-Click')
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { reminders: 'stopped' }])
    expect((await read()).requests[0]?.ending).toBe('opted-out')
    expect((await pause('pause')).status).toBe(409)
    const undone = await post('want-reminders', { ...oneClick, accept: 'text/html' })
    expect([undone.statusCode, undone.headers.location]).toEqual([303, `${page}/stop`])
    expect((await read()).requests[0]?.ending).toBeNull()
    const parts = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await post('stop-reminders', parts, '--x--\r\n')).statusCode).toBe(200)
    expect((await app.inject(`/api${page}/stop-reminders`)).headers.location).toBe(`${page}/stop`)
    // A firm's page is not opened by the applicant's link.
    const firm = `/api${page.replace('/case/', '/firm/')}/stop-reminders`
    expect((await app.inject({ method: 'POST', url: firm })).statusCode).toBe(404)
  })
})
