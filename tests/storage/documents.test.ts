import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { applicationEvents, applications, documents } from '#db/schema/index.ts'
import { sweepStorage } from '#features/documents/files/jobs.ts'
import { hashBytes } from '../support/row-sealer.ts'
import { sample } from '../support/sample.ts'
import { goodFiles } from '../support/sample-files.ts'
import { addApplicant } from './applicant.ts'
import { put } from './client.ts'
import { keysIn, openSite, type Site, storeKinds } from './stores.ts'

const { pdf } = goodFiles
const hour = 60 * 60_000

describe.each(sample(storeKinds.toReversed(), 1))('documents of an application (%s)', (kind) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(kind, { env: { PATIENCE_SECONDS: '3' } })
  })
  afterAll(() => site.close())

  const applicant = (details?: Parameters<typeof addApplicant>[1]) => addApplicant(site, details)
  const expectNothingNew = async (before: string[]) => expect(await keysIn(site.storage)).toEqual(before)

  test('are kept with what they really are, and told to the timeline', async () => {
    const ana = await applicant()
    const { status, body } = await ana.send(pdf, { originalName: '../x/Año\u202e\u0000 1.pdf' })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        fileName: expect.any(String),
        originalName: 'Año 1.pdf',
        fileType: 'medical-records',
        mimeType: pdf.type,
        fileSize: pdf.body.length,
        filePath: expect.stringMatching(/^documents\//),
        uploadedAt: expect.any(String),
      },
    ])
    const [row] = await ana.documents()
    expect(row).toMatchObject({
      id: body.id,
      contentHash: hashBytes(pdf.body),
      scanState: 'not-scanned',
      storageKey: body.filePath,
    })
    const events = await site.database.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, ana.id))
    expect(events).toMatchObject([{ type: 'document-received', details: { documentId: body.id } }])
  })

  test.each(Object.entries(goodFiles))('may be %s', async (_name, file) => {
    expect((await (await applicant()).send(file)).status).toBe(201)
  })

  test('may be a picture under another picture’s name, and are kept as what they are', async () => {
    const { body } = await (await applicant()).send({ type: 'image/jpeg', body: goodFiles.png.body })
    expect(body.mimeType).toBe('image/png')
  })

  test('are registered once, and not before they have arrived', async () => {
    const ana = await applicant()
    const ticket = await ana.ticket()
    expect((await ana.register(ticket.uploadURL)).status).toBe(409)
    await put(ticket, pdf.body)
    const answers = await Promise.all([1, 2, 3].map(() => ana.register(ticket.uploadURL)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const repeated = await ana.register(ticket.uploadURL)
    expect(repeated).toMatchObject({ status: 409, body: { errors: { uploadURL: [expect.any(String)] } } })
    expect(await ana.documents()).toHaveLength(1)
    const [row] = await ana.documents()
    expect(await site.storage.head(row?.storageKey ?? '')).toMatchObject({ size: pdf.body.length })
  })

  test('of thirty registered at once, twenty are, and of the others nothing is left', async () => {
    const before = await keysIn(site.storage)
    const ana = await applicant()
    const tickets = await Promise.all(Array.from({ length: 30 }, () => ana.ticket()))
    expect(await Promise.all(tickets.map((ticket) => put(ticket, pdf.body)))).toEqual(Array(30).fill(200))
    const answers = await Promise.all(tickets.map(({ uploadURL }) => ana.register(uploadURL)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(10).fill(409)])
    const rows = await ana.documents()
    expect(rows).toHaveLength(20)
    await expectNothingNew([...before, ...rows.map(({ storageKey }) => storageKey)].sort())
    expect((await ana.askForUrl()).status).toBe(409)
  })

  test('cannot be announced without end', async () => {
    const ana = await applicant()
    const answers = await Promise.all(Array.from({ length: 45 }, () => ana.askForUrl()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
  })

  test('that belong to nothing are swept, the others stay', async () => {
    const [ana, gone] = [await applicant(), await applicant()]
    const kept = await ana.send(pdf)
    const lost = await gone.send(pdf)
    await site.database.db.delete(applications).where(eq(applications.id, gone.id))
    const neverRegistered = await ana.ticket()
    await put(neverRegistered, pdf.body)

    const services = { db: site.database.db, storage: site.storage }
    const before = await keysIn(site.storage)
    await sweepStorage(services, new Date(Date.now() + 0.5 * hour))
    expect(await keysIn(site.storage)).toEqual(before)

    await sweepStorage(services, new Date(Date.now() + 25 * hour))
    const keys = await keysIn(site.storage)
    expect(keys).toContain(kept.body.filePath)
    expect(keys).not.toContain(lost.body.filePath)
    expect((await ana.register(neverRegistered.uploadURL)).status).toBe(404)
    const rows = await site.database.db.select({ key: documents.storageKey }).from(documents)
    expect(keys).toEqual(rows.map(({ key }) => key).sort())
  })

  test('wait when the store is away: a clear 503 soon, nothing half done, and then they go on', async () => {
    const ana = await applicant()
    const ticket = await ana.ticket()
    await put(ticket, pdf.body)
    const reservations = await ana.reservations()
    const comeBack = takeAway()
    onTestFinished(comeBack)

    const started = performance.now()
    const answers = await Promise.all([ana.askForUrl(), ana.register(ticket.uploadURL)])
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([503, expect.stringMatching(/^Files cannot be received/)])
    }
    expect(performance.now() - started).toBeLessThan(10_000)
    const ready = await fetch(`${site.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', storage: 'away' }])
    expect([await ana.documents(), await ana.reservations()]).toEqual([[], reservations])

    comeBack()
    await expect.poll(() => site.storage.ping(), { timeout: 10_000 }).toBe(true)
    expect((await ana.register(ticket.uploadURL)).status).toBe(201)
  })

  /** Makes the S3 server hang, or the local folder unusable. */
  function takeAway(): () => void {
    if (kind === 'S3') {
      const { gatewayPid } = inject('s3Server')
      process.kill(gatewayPid, 'SIGSTOP')
      return () => void process.kill(gatewayPid, 'SIGCONT')
    }
    const folder = join(site.folder, 'files')
    let isAway = true
    renameSync(folder, `${folder}-away`)
    writeFileSync(folder, '')
    return () => {
      if (isAway) renameSync(folder, `${folder}-file`)
      if (isAway) renameSync(`${folder}-away`, folder)
      isAway = false
    }
  }
})
