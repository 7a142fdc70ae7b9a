import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents } from '#db/schema/index.ts'
import { sweepDeleted } from '#features/privacy/deleted-records/mutations.ts'
import { adminApi } from '../support/admin-api.ts'
import { hashBytes } from '../support/row-sealer.ts'
import { sample } from '../support/sample.ts'
import { disguisedFiles, goodFiles } from '../support/sample-files.ts'
import { postForm } from './client.ts'
import { addLinkHolder, type LinkOptions } from './link-holder.ts'
import { keysIn, openSite, type Site, storeKinds } from './stores.ts'

const { pdf, txt } = goodFiles
const hour = 60 * 60_000

describe.each(sample(storeKinds, 1))('documents sent by an upload link (%s)', (kind) => {
  let site: Site
  let admin: Awaited<ReturnType<typeof adminApi>>
  beforeAll(async () => {
    site = await openSite(kind)
    admin = await adminApi(site.app)
  })
  afterAll(() => site.close())

  const linkHolder = (...how: LinkOptions) => addLinkHolder(site, admin, ...how)
  const expectNothingNew = async (before: string[]) => expect(await keysIn(site.storage)).toEqual(before)
  const files = (applicationId: string, id: string) => `/api/applications/${applicationId}/documents/${id}`

  test('reach the administrator byte for byte, and when deleted stay in the store for 30 days', async () => {
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
      contentHash: hashBytes(pdf.body),
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
    expect(await admin.documents(ana.applicationId)).toEqual([])
    const { db } = site.database
    const in29Days = new Date(Date.now() + 29 * 24 * hour)
    await sweepDeleted({ db, storage: site.storage }, in29Days)
    expect(await keysIn(site.storage)).toHaveLength(before.length + 1)
    await sweepDeleted({ db, storage: site.storage }, new Date(in29Days.getTime() + 48 * hour))
    await expectNothingNew(before)
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
        items: expect.any(Array),
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
    await expectNothingNew(before)
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
    await expectNothingNew(before)
    expect((await ana.send(pdf)).status).toBe(201)
  })
})
