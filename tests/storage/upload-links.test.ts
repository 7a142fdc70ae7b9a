import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents, uploadLinks, uploadReservations } from '#db/schema/index.ts'
import { sweepStorage } from '#features/documents/files/jobs.ts'
import { addApplication } from '../support/add-application.ts'
import { adminApi } from '../support/admin-api.ts'
import { disguisedFiles, goodFiles } from '../support/sample-files.ts'
import { linkClient, postForm } from './client.ts'
import { keysIn, openSite, type Site, storeKinds } from './stores.ts'

const { pdf, png, txt } = goodFiles
const hour = 60 * 60_000
const invalid = 'This upload link is invalid, expired, or has been deactivated.'

describe.each(storeKinds)('documents sent by an upload link (%s)', (kind) => {
  let site: Site
  let admin: Awaited<ReturnType<typeof adminApi>>
  beforeAll(async () => {
    site = await openSite(kind)
    admin = await adminApi(site.app)
  })
  afterAll(() => site.close())

  const linkHolder = async (options: object = {}, details: Parameters<typeof addApplication>[1] = {}) => {
    const applicationId = await addApplication(site, details)
    const link = await admin.newLink(applicationId, options)
    return { applicationId, link, ...linkClient(site.url, link.token) }
  }
  const changeLink = (id: string, changes: Partial<typeof uploadLinks.$inferInsert>) =>
    site.database.db.update(uploadLinks).set(changes).where(eq(uploadLinks.id, id))
  const nothingNew = async (before: string[]) => expect(await keysIn(site.storage)).toEqual(before)
  const files = (applicationId: string, id: string) => `/api/applications/${applicationId}/documents/${id}`

  test('reach the administrator byte for byte, and can be deleted for good', async () => {
    const before = await keysIn(site.storage)
    const ana = await linkHolder()
    const { status, body } = await ana.send(pdf, { originalName: 'Año 1.pdf' })
    expect([status, body.file]).toMatchObject([
      201,
      {
        originalName: 'Año 1.pdf',
        fileType: 'medical-records',
        mimeType: pdf.type,
        fileSize: pdf.body.length,
      },
    ])
    const [document] = await admin.documents(ana.applicationId)
    expect(document).toMatchObject({
      uploadLinkId: ana.link.id,
      scanState: 'not-scanned',
      canDownload: true,
      sha256: createHash('sha256').update(pdf.body).digest('hex'),
    })
    const path = files(ana.applicationId, document.id)
    const { url } = (await admin.call('GET', `${path}/download-url`)).body
    const fetched = await fetch(site.url + url)
    expect(fetched.headers.get('content-disposition')).toContain('attachment')
    expect(Buffer.from(await fetched.bytes()).equals(pdf.body)).toBe(true)

    // One object per document: the copy that was sent is gone.
    expect(await keysIn(site.storage)).toHaveLength(before.length + 1)
    expect((await admin.call('DELETE', path)).status).toBe(204)
    expect((await admin.call('DELETE', path)).status).toBe(404)
    expect((await fetch(site.url + url)).status).toBe(404)
    expect(await admin.documents(ana.applicationId)).toEqual([])
    await nothingNew(before)
    const events = await site.database.db
      .select({ type: applicationEvents.type, actor: applicationEvents.actor })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, ana.applicationId))
      .orderBy(applicationEvents.id)
    expect(events).toEqual([
      { type: 'upload-link-created', actor: 'admin' },
      { type: 'document-received', actor: 'applicant' },
      { type: 'document-removed', actor: 'admin' },
    ])
  })

  test('are told of by mail a few minutes later, when no more have come', async () => {
    const ana = await linkHolder()
    await ana.send(pdf)
    const { rows } = await site.database.runSql(
      `select name, start_after > now() + interval '2 minutes' as is_later from pgboss.job
        where data->>'applicationId' = $1 order by name`,
      [ana.applicationId],
    )
    expect(rows).toEqual([
      { name: 'documents-arrived', is_later: true },
      { name: 'documents-receipt', is_later: true },
    ])
  })

  test('are told of by the link: for whom, how many are left, what has been received', async () => {
    const ana = await linkHolder({ maxUploads: 3 })
    await ana.send(pdf)
    const { status, body } = await ana.info()
    expect([status, body]).toEqual([
      200,
      {
        token: { currentUploads: 1, maxUploads: 3, expiresAt: ana.link.expiresAt },
        applicationInfo: { applicantName: 'Ana Ruiz', caseType: 'auto-accident' },
        documentTypes: [
          { type: 'medical-records', requested: true, required: true, received: true },
          { type: 'police-report', requested: true, required: false, received: false },
          { type: 'insurance-correspondence', requested: true, required: false, received: false },
          { type: 'injury-photos', requested: true, required: false, received: false },
          { type: 'other', requested: true, required: false, received: false },
          { type: 'attorney-agreement', requested: false, required: false, received: false },
          { type: 'complaint-filings', requested: false, required: false, received: false },
          { type: 'discovery-documents', requested: false, required: false, received: false },
          { type: 'insurance-policies', requested: false, required: false, received: false },
          { type: 'settlement-correspondence', requested: false, required: false, received: false },
        ],
      },
    ])
  })

  test('may come long after the application, of any kind', async () => {
    const late = await linkHolder({}, { submittedAt: new Date(Date.now() - 100 * 24 * hour) })
    expect((await late.send(txt)).status).toBe(201)
    expect((await late.send(pdf, { fileType: 'complaint-filings' })).status).toBe(201)
    const attorney = await linkHolder({}, { role: 'attorney' })
    expect((await attorney.send(pdf, { fileType: 'complaint-filings' })).status).toBe(201)
    expect((await attorney.send(pdf, { fileType: 'injury-photos' })).status).toBe(201)
  })

  test.each(Object.entries(goodFiles))('may be %s', async (_name, file) => {
    expect((await (await linkHolder()).send(file)).status).toBe(201)
  })

  test.each(Object.entries(disguisedFiles))('are refused and removed: %s', async (_name, file) => {
    const before = await keysIn(site.storage)
    const ana = await linkHolder()
    expect((await ana.send(file)).status).toBe(415)
    await nothingNew(before)
    expect((await admin.links(ana.applicationId))[0]?.currentUploads).toBe(0)
  })

  test.each([
    ['50 MB and one byte', { fileSize: 52_428_801 }, 413],
    ['an empty file', { fileSize: 0 }, 400],
    ['a web page', { mimeType: 'text/html' }, 415],
    ['a picture of a phone that nobody else can read', { mimeType: 'image/heic' }, 415],
    ['an unknown kind of document', { fileType: 'selfie' }, 400],
  ])('are refused before anything is sent: %s', async (_name, request, status) => {
    expect((await (await linkHolder()).askForUrl(request)).status).toBe(status)
  })

  test.each([
    ['another size', { fileSize: 1 }, 400],
    ['another type', { mimeType: 'image/png' }, 415],
    ['another kind of document', { fileType: 'other' }, 400],
  ])('are refused and removed when they were said to be of %s', async (_name, lie, status) => {
    const before = await keysIn(site.storage)
    const ana = await linkHolder()
    const form = await ana.form()
    await postForm(form, pdf.body)
    expect((await ana.save(form.objectPath, lie)).status).toBe(status)
    await nothingNew(before)
    expect((await ana.send(pdf)).status).toBe(201)
  })

  test('are registered once, by the link they were sent by, and not before they have arrived', async () => {
    const [ana, eve] = [await linkHolder(), await linkHolder()]
    const form = await ana.form()
    expect((await ana.save(form.objectPath)).status).toBe(409)
    await postForm(form, pdf.body)
    const second = linkClient(site.url, (await admin.newLink(ana.applicationId)).token)
    for (const other of [eve, second]) expect((await other.save(form.objectPath)).status).toBe(404)
    for (const path of ['documents/none', '../../etc/passwd', `documents/${randomUUID()}`]) {
      expect((await ana.save(path)).status).toBe(404)
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => ana.save(form.objectPath)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await ana.save(form.objectPath)).toMatchObject({
      status: 409,
      body: { errors: { filePath: [expect.any(String)] } },
    })
    expect((await admin.links(ana.applicationId)).map(({ currentUploads }) => currentUploads)).toEqual([0, 1])
  })

  test('can be sent again and again by one form: what was registered stays what it was', async () => {
    const ana = await linkHolder()
    const form = await ana.form()
    await postForm(form, pdf.body)
    const { body } = await ana.save(form.objectPath)
    const { id } = body.file as { id: string }
    await postForm(form, Buffer.alloc(pdf.body.length, 'x'))
    const { url } = (await admin.call('GET', `${files(ana.applicationId, id)}/download-url`)).body
    expect(Buffer.from(await (await fetch(site.url + url)).bytes()).equals(pdf.body)).toBe(true)
    await sweepStorage({ db: site.database.db, storage: site.storage }, new Date(Date.now() + 24 * 8 * hour))
    const rows = await Promise.all([admin.documents(ana.applicationId)])
    expect(await keysIn(site.storage)).toContain(rows[0][0].filePath)
    expect(await keysIn(site.storage)).not.toContain(kind === 'S3' ? form.objectPath : 'none')
  })

  test('that were abandoned cost no slot', async () => {
    const ana = await linkHolder({ maxUploads: 2 })
    for (let tried = 0; tried < 5; tried++) await ana.form()
    const sent = await ana.form()
    await postForm(sent, pdf.body)
    expect((await ana.send(pdf)).status).toBe(201)
    expect((await ana.send(png)).status).toBe(201)
    expect((await ana.save(sent.objectPath)).body.message).toBe(
      'You have reached the maximum number of uploads (2) for this link.',
    )
    expect((await ana.info()).body.token).toMatchObject({ currentUploads: 2, maxUploads: 2 })
    expect(await ana.askForUrl()).toMatchObject({
      status: 409,
      body: { message: 'You have reached the maximum number of uploads (2) for this link.' },
    })
  })

  test('come fifty at once by a link with ten left: ten are registered, and nothing is left of the others', async () => {
    const before = await keysIn(site.storage)
    const ana = await linkHolder({ maxUploads: '10' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => ana.send(pdf)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(40).fill(409)])
    expect(await admin.documents(ana.applicationId)).toHaveLength(10)
    expect(await admin.links(ana.applicationId)).toMatchObject([{ currentUploads: 10, isActive: false }])
    expect(await keysIn(site.storage)).toHaveLength(before.length + 10)
  })

  test('that were announced and never came lapse', async () => {
    const ana = await linkHolder()
    const answers = await Promise.all(Array.from({ length: 45 }, () => ana.askForUrl()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    await site.database.db
      .update(uploadReservations)
      .set({ expiresAt: new Date() })
      .where(eq(uploadReservations.uploadLinkId, ana.link.id))
    expect((await ana.send(pdf)).status).toBe(201)
  })

  describe('are not taken by a link that', () => {
    const expectDead = async (
      holder: Awaited<ReturnType<typeof linkHolder>>,
      status: number,
      sent: string,
    ) => {
      const answers = [await holder.info(), await holder.askForUrl(), await holder.save(sent)]
      for (const answer of answers) {
        expect([answer.status, answer.body.message]).toEqual([status, invalid])
        expect(JSON.stringify(answer.body)).not.toContain('Ruiz')
      }
    }
    const sentBefore = async (holder: Awaited<ReturnType<typeof linkHolder>>) => {
      const form = await holder.form()
      await postForm(form, pdf.body)
      return form.objectPath
    }

    test('has expired', async () => {
      const ana = await linkHolder()
      const sent = await sentBefore(ana)
      await changeLink(ana.link.id, { expiresAt: new Date() })
      await expectDead(ana, 410, sent)
      expect(await admin.links(ana.applicationId)).toMatchObject([{ isExpired: true, isActive: false }])
      const place = `/api/applications/${ana.applicationId}/upload-tokens/${ana.link.id}`
      expect(await admin.call('PATCH', place, { expiresInDays: 7 })).toMatchObject({
        status: 200,
        body: { isExpired: false, isActive: true, uploadUrl: ana.link.uploadUrl },
      })
      expect((await ana.save(sent)).status).toBe(201)
    })

    test('was deactivated', async () => {
      const ana = await linkHolder()
      const sent = await sentBefore(ana)
      const place = `/api/applications/${ana.applicationId}/upload-tokens/${ana.link.id}`
      const { status, body } = await admin.call('PATCH', place, { deactivated: true })
      expect([status, body]).toMatchObject([200, { isExpired: true, deactivatedAt: expect.any(String) }])
      await expectDead(ana, 410, sent)
      expect((await admin.call('PATCH', place, { expiresInDays: 7 })).status).toBe(409)
      expect((await admin.call('PATCH', place, { deactivated: true })).status).toBe(200)
    })

    test('never was', async () => {
      const ana = await linkHolder()
      const sent = await sentBefore(ana)
      for (const token of ['x', '../../etc/passwd', ana.link.token.slice(1), '🙂'.repeat(40)]) {
        await expectDead({ ...ana, ...linkClient(site.url, token) }, 404, sent)
      }
    })
  })
})
