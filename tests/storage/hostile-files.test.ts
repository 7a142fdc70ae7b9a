import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scanDocument } from '#features/documents/files/jobs.ts'
import { createClamdScanner } from '#lib/scanner/clamd.ts'
import { findChromium } from '../../scripts/test-run/tools.ts'
import { addApplication } from '../support/add-application.ts'
import { adminApi } from '../support/admin-api.ts'
import { type ClamdServer, createClamdServer } from '../support/clamd-server.ts'
import { hostileFiles } from '../support/hostile-files.ts'
import { hostileNames } from '../support/hostile-names.ts'
import { jobServices } from '../support/job-services.ts'
import { sample } from '../support/sample.ts'
import { goodFiles } from '../support/sample-files.ts'
import { linkClient } from './client.ts'
import { keysIn, openSite, type Site, storeKinds } from './stores.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe.each(sample(storeKinds.toReversed(), 1))('hostile files and names (%s)', (kind) => {
  let site: Site
  let clamd: ClamdServer
  let browser: Browser
  let admin: Awaited<ReturnType<typeof adminApi>>
  let applicationId: string
  beforeAll(async () => {
    clamd = await createClamdServer()
    await clamd.start()
    site = await openSite(kind, { env: clamd.env })
    admin = await adminApi(site.app)
    applicationId = await addApplication(site)
    browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    })
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
    await clamd.remove()
  })

  const holder = async () => linkClient(site.url, (await admin.newLink(applicationId)).token)
  const placeOf = (id: string) => `/api/applications/${applicationId}/documents/${id}`
  const scan = (documentId: string) => {
    const scanner = createClamdScanner({ host: clamd.env.CLAMD_HOST, port: Number(clamd.env.CLAMD_PORT) })
    return scanDocument.run({ documentId }, jobServices(site.database.db, { storage: site.storage, scanner }))
  }
  const documentOf = async (id: string) =>
    (await admin.documents(applicationId)).find((found: { id: string }) => found.id === id)

  /** Opening its address in a browser only saves it: no page appears, and nothing in it runs. */
  const expectOnlySaved = async (path: string, body: Buffer) => {
    const answer = await fetch(site.url + path)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''/,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(answer.headers.get('content-type')).not.toMatch(/html|svg|[/+]xml|script/)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(Buffer.from(await answer.bytes()).equals(body)).toBe(true)
    const page = await browser.newPage()
    const asked: string[] = []
    page.on('dialog', (dialog) => void asked.push(dialog.message()))
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const saved = page.waitForEvent('download')
    await page.goto(site.url + path).catch(() => {})
    await (await saved).delete()
    expect(asked).toEqual([new URL(site.url + path).pathname])
    expect(page.url()).toBe('about:blank')
    await page.close()
  }

  test('are more than sixty', () => {
    expect(Object.keys(hostileFiles).length + hostileNames.length).toBeGreaterThan(100)
    expect(Object.keys(hostileFiles).length).toBeGreaterThan(60)
  })

  test.each(sample(Object.entries(hostileFiles), 14))('%s', async (_name, { type, body, fate, announce }) => {
    const before = await keysIn(site.storage)
    const answer = await (await holder()).send({ type, body }, announce)
    if (fate === 'refused') {
      expect([400, 403, 413, 415]).toContain(answer.status)
      return expect(await keysIn(site.storage)).toEqual(before)
    }
    expect(answer.status).toBe(201)
    const { id } = answer.body.file as { id: string }
    expect((await admin.call('GET', `${placeOf(id)}/download-url`)).status).toBe(409)
    await scan(id)
    const document = await documentOf(id)
    const handedOut = await admin.call('GET', `${placeOf(id)}/download-url`)
    if (fate === 'quarantined') {
      expect([document.scanState, document.canDownload]).toEqual(['quarantined', false])
      expect([handedOut.status, JSON.stringify(handedOut.body)]).toEqual([
        409,
        expect.stringContaining('quarantine'),
      ])
    } else {
      expect(document.scanState).toBe('clean')
      await expectOnlySaved(handedOut.body.url, body)
    }
  })

  test.each(sample(hostileNames, 5))('a file named %j', async (originalName) => {
    const { pdf } = goodFiles
    const { status, body } = await (await holder()).send(pdf, { originalName, fileName: originalName })
    expect(status).toBe(201)
    const { id, originalName: shown } = body.file as { id: string; originalName: string }
    expect(shown).not.toMatch(/[\\/\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThanOrEqual(200)
    expect(shown.isWellFormed()).toBe(true)
    await scan(id)
    const { url } = (await admin.call('GET', `${placeOf(id)}/download-url`)).body
    await expectOnlySaved(url, pdf.body)
  })

  test('a name beyond all measure is refused', async () => {
    const { status } = await (await holder()).send(goodFiles.pdf, { originalName: 'a'.repeat(4_001) })
    expect(status).toBe(400)
  })

  const onLocalDisk = kind === 'local disk' ? test : () => {}
  onLocalDisk('leave nothing in the data folder but files under names of our own', () => {
    const files = join(site.folder, 'files')
    expect(readdirSync(files).sort()).toEqual(['documents', 'pictures', 'unfinished'])
    expect(readdirSync(join(files, 'pictures'))).toEqual([])
    for (const name of readdirSync(join(files, 'documents'))) expect(name).toMatch(uuid)
    expect(readdirSync(join(files, 'unfinished'))).toEqual([])
  })
})
