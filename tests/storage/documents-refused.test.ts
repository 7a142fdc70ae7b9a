import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadReservations } from '#db/schema/index.ts'
import { registerDocument } from '#features/documents/files/mutations/register.ts'
import { createGate } from '#lib/gate.ts'
import { testRowSealer } from '../support/row-sealer.ts'
import { sample } from '../support/sample.ts'
import { disguisedFiles, goodFiles } from '../support/sample-files.ts'
import { addApplicant } from './applicant.ts'
import { documentsClient, put } from './client.ts'
import { keysIn, openSite, type Site, storeKinds } from './stores.ts'

const { pdf } = goodFiles
const hour = 60 * 60_000

describe.each(sample(storeKinds, 1))('documents of an application (%s)', (kind) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(kind)
  })
  afterAll(() => site.close())

  const applicant = (details?: Parameters<typeof addApplicant>[1]) => addApplicant(site, details)
  const nothingNew = async (before: string[]) => expect(await keysIn(site.storage)).toEqual(before)

  describe('are refused before anything is sent', () => {
    test.each([
      ['50 MB and one byte', { fileSize: 52_428_801 }, 413],
      ['an empty file', { fileSize: 0 }, 400],
      ['half a byte', { fileSize: 1.5 }, 400],
      ['a program', { mimeType: 'application/x-msdownload' }, 415],
      ['a web page', { mimeType: 'text/html' }, 415],
      ['no type', { mimeType: '' }, 415],
      ['what only attorneys are asked for', { fileType: 'attorney-agreement' as const }, 400],
      ['an unknown kind of document', { fileType: 'selfie' as never }, 400],
    ])('%s', async (_name, request, status) => {
      const ana = await applicant()
      const answer = await ana.askForUrl(request)
      expect([answer.status, answer.body.message]).toEqual([status, expect.any(String)])
      expect(await ana.reservations()).toEqual([])
    })

    test('but 50 MB may be sent, and an attorney sends an agreement', async () => {
      expect((await (await applicant()).askForUrl({ fileSize: 52_428_800 })).status).toBe(200)
      const attorney = await applicant({ role: 'attorney' })
      expect((await attorney.askForUrl({ fileType: 'attorney-agreement' })).status).toBe(200)
    })

    test('for an application that is not there, or was sent in more than a day ago', async () => {
      for (const id of [randomUUID(), 'nonsense']) {
        expect((await documentsClient(site.url, id).askForUrl()).status).toBe(404)
      }
      const late = await applicant({ submittedAt: new Date(Date.now() - 24 * hour - 1_000) })
      expect((await late.askForUrl()).status).toBe(410)
      const inTime = await applicant({ submittedAt: new Date(Date.now() - 23 * hour) })
      expect((await inTime.askForUrl()).status).toBe(200)
    })
  })

  describe('are refused and removed when they arrive', () => {
    test.each(Object.entries(disguisedFiles))('%s', async (_name, file) => {
      const before = await keysIn(site.storage)
      const ana = await applicant()
      const { status, body } = await ana.send(file)
      expect([status, body.message]).toEqual([415, expect.stringContaining('not a supported file type')])
      expect(await ana.documents()).toEqual([])
      expect(await ana.reservations()).toEqual([expect.objectContaining({ refusedAt: expect.any(Date) })])
      await nothingNew(before)
    })

    test('after their time', async () => {
      const before = await keysIn(site.storage)
      const ana = await applicant()
      const ticket = await ana.ticket()
      await put(ticket, pdf.body)
      await site.database.db
        .update(uploadReservations)
        .set({ expiresAt: new Date() })
        .where(eq(uploadReservations.applicationId, ana.id))
      expect((await ana.register(ticket.uploadURL)).status).toBe(410)
      await nothingNew(before)
    })

    test('as another kind of document than announced', async () => {
      const before = await keysIn(site.storage)
      const ana = await applicant()
      expect((await ana.send(pdf, { fileType: 'police-report' })).status).toBe(400)
      await nothingNew(before)
    })

    test('when the row cannot be kept', async () => {
      const before = await keysIn(site.storage)
      const ana = await applicant()
      const { uploadURL } = await ana.ticket()
      await put({ uploadURL, headers: { 'content-type': pdf.type, 'if-none-match': '*' } }, pdf.body)
      const storageKey = site.storage.keyOf(uploadURL, site.url)
      const arrival = {
        channel: 'application' as const,
        applicationId: ana.id,
        storageKey,
        originalName: 'a',
        fileType: 'medical-records',
      }
      const services = {
        db: site.database.db,
        rowSealer: testRowSealer,
        storage: site.storage,
        enqueue: () => Promise.reject(new Error('no queue')),
        inspections: createGate(1),
      }
      await expect(registerDocument(services, arrival, 'not-scanned')).rejects.toThrow()
      await nothingNew(before)
    })
  })

  test('another application’s upload cannot be registered, and looks as if it were not there', async () => {
    const [ana, eve] = [await applicant(), await applicant()]
    const ticket = await ana.ticket()
    await put(ticket, pdf.body)
    const foreign = await eve.register(ticket.uploadURL)
    const unknown = await documentsClient(site.url, randomUUID()).register(ticket.uploadURL)
    const elsewhere = await ana.register(`https://evil.example${new URL(ticket.uploadURL).pathname}`)
    for (const { status, body } of [foreign, unknown, elsewhere]) {
      expect([status, body.message]).toEqual([404, 'We could not find this application or upload.'])
    }
    expect((await ana.register(ticket.uploadURL)).status).toBe(201)
  })
})
