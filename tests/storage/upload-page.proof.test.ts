import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { findChromium } from '../../scripts/test-run/tools.ts'
import { addApplication } from '../support/add-application.ts'
import { type BreakableLine, createBreakableLine } from '../support/breakable-line.ts'
import { createTestRowSealer } from '../support/row-sealer.ts'
import { createBucket } from '../support/s3-server.ts'
import { sample } from '../support/sample.ts'
import { goodFiles } from '../support/sample-files.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'
import { appSecret, storeKinds } from './stores.ts'

const password = 'a password for the upload page'
const { pdf, png, docx } = goodFiles
const large = {
  name: 'Record – March.pdf',
  mimeType: pdf.type,
  buffer: Buffer.concat([pdf.body, randomBytes(8_000_000)]),
}
const small = [
  { name: 'photo.png', mimeType: png.type, buffer: Buffer.concat([png.body, randomBytes(50_000)]) },
  { name: 'letter.docx', mimeType: docx.type, buffer: docx.body },
]
const files = [large, ...small]
const types = ['medical-records', 'injury-photos', 'insurance-correspondence']
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The whole upload in a real browser: the built server, the real page under its real policy, the real store. */
describe.each(sample(storeKinds.toReversed(), 1))('the upload page (%s)', (kind) => {
  const folder = makeTemporaryFolder()
  let database: TestDatabase
  let server: ServerProcess
  let browser: Browser
  /** The line that files travel on, to S3 or to our own server. */
  let line: BreakableLine
  let siteUrl: string

  beforeAll(async () => {
    database = await createTestDb('postgres')
    const env = {
      DATA_DIR: folder.path,
      APP_SECRET: appSecret,
      ADMIN_PASSWORD: password,
      DATABASE_URL: database.databaseUrl ?? '',
      LOG_LEVEL: 'info',
    }
    if (kind === 'S3') {
      const { endpoint } = inject('s3Server')
      line = await createBreakableLine(endpoint)
      server = await startServer({ ...env, ...(await createBucket(endpoint)), S3_ENDPOINT: line.url })
      siteUrl = server.url
    } else {
      server = await startServer(env)
      line = await createBreakableLine(server.url)
      siteUrl = line.url
    }
    browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    })
  })
  afterAll(async () => {
    await browser.close()
    await line.remove()
    await server.stop()
    await database.close()
    folder.remove()
  })

  const openSignedIn = async (): Promise<Page> => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const page = await (await browser.newContext({ baseURL: siteUrl, permissions })).newPage()
    const answer = await page.request.post('/api/admin/login', { data: { password } })
    expect(answer.ok()).toBe(true)
    return page
  }
  /** Otherwise a file is sent before its progress shows. */
  const slowDown = async (page: Page) => {
    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1_500_000,
    })
  }

  test('takes three files at once, one of which fails midway and is sent again, and the administrator has them byte for byte', async () => {
    await addApplication({ database }, { rowSealer: createTestRowSealer(appSecret) })
    const admin = await openSignedIn()
    await admin.goto('/admin/applications')
    await admin.getByRole('button', { name: 'Generate Link for Ana Ruiz' }).click()
    await admin.getByRole('button', { name: 'Copy Link for Ana Ruiz' }).click()
    const path = new URL(await admin.evaluate(() => navigator.clipboard.readText())).pathname

    // A browser with no cookies or cache of ours.
    const page = await (await browser.newContext({ baseURL: siteUrl })).newPage()
    const complaints: string[] = []
    const origins = new Set<string>()
    page.on('console', (message) => {
      if (/Content Security Policy|CORS/.test(message.text())) complaints.push(message.text())
    })
    page.on('request', (request) => void origins.add(new URL(request.url()).origin))
    await page.goto(path)
    await page.getByText('Documents for Ana Ruiz, auto accident').waitFor()
    await page.getByText('10 of 10 uploads left.').waitFor()

    await slowDown(page)
    await page.getByLabel('Choose files').setInputFiles(files)
    const uploaded = page.getByRole('region', { name: 'Uploaded' }).getByRole('listitem')
    for (const type of types) await page.getByRole('combobox').first().selectOption(type)
    for (const { name } of small) await uploaded.filter({ hasText: name }).waitFor()
    // The line breaks in the middle of the large file.
    const bar = page.getByRole('progressbar', { name: large.name })
    await expect.poll(() => bar.getAttribute('value').then(Number), { timeout: 20_000 }).toBeGreaterThan(5)
    line.cut()
    await page.getByText(`${large.name}: Failed to upload file`).waitFor()
    line.mend()
    await page.getByRole('button', { name: `Try again ${large.name}` }).click()
    await page.getByText('7 of 10 uploads left.').waitFor({ timeout: 40_000 })
    const received = page.locator('[data-received=true]')
    expect(await received.evaluateAll((all) => all.map((li) => li.getAttribute('data-document')))).toEqual([
      'medical-records',
      'insurance-correspondence',
      'injury-photos',
    ])
    expect(complaints).toEqual([])
    expect([...origins].sort()).toEqual([...new Set([siteUrl, line.url])].sort())

    await admin.getByRole('link', { name: 'View Details of Ana Ruiz' }).click()
    await admin.getByRole('heading', { name: 'Documents (3)' }).waitFor()
    for (const { name, buffer } of files) {
      const saving = admin.waitForEvent('download')
      await admin.getByRole('button', { name: `Download ${name}` }).click()
      const saved = await saving
      expect(saved.suggestedFilename()).toBe(name)
      expect(sha256(readFileSync(await saved.path()))).toBe(sha256(buffer))
    }
    expect(server.output()).not.toContain(path.split('/').at(-1)?.slice(0, 20))
  })

  test('lets somebody cancel, and takes the file the next time', async () => {
    const applicationId = await addApplication({ database }, { rowSealer: createTestRowSealer(appSecret) })
    const admin = await openSignedIn()
    const data = { maxUploads: '1' }
    const made = await admin.request.post(`/api/applications/${applicationId}/upload-token`, { data })
    const page = await (await browser.newContext({ baseURL: siteUrl })).newPage()
    await page.goto(new URL((await made.json()).uploadUrl).pathname)
    await page.getByText('1 of 1 upload left.').waitFor()
    await slowDown(page)
    await page.getByLabel('Choose files').setInputFiles(large)
    await page.getByRole('combobox').selectOption('other')
    await page.getByRole('button', { name: `Cancel ${large.name}` }).click()
    await page.getByText(`${large.name} wasn’t sent.`).waitFor()
    await page.getByRole('button', { name: `Try again ${large.name}` }).click()
    const full = 'You have reached the maximum number of uploads (1) for this link.'
    await page.getByText(full).waitFor({ timeout: 40_000 })
    expect(await page.getByLabel('Choose files').count()).toBe(0)
  })
})
