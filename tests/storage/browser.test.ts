import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '#db/schema/index.ts'
import type { UploadResult } from '#features/documents/files/components/upload-document.ts'
import { openName } from '#features/documents/files/data/files.ts'
import { addApplication } from '../support/add-application.ts'
import { createTestRowSealer } from '../support/row-sealer.ts'
import { sample } from '../support/sample.ts'
import { makeTemporaryFolder } from '../support/server-process.ts'
import { type BuiltSite, openBuiltSite } from './built-site.ts'
import { appSecret, keysIn, storeKinds } from './stores.ts'

type Sent = { result: UploadResult; progress: number[] }
type Choice = { name: string; size: number; beginning?: string; cancel?: boolean; applicationId: string }

let client: string
beforeAll(async () => {
  const folder = makeTemporaryFolder()
  client = await bundleClient(folder.path)
  folder.remove()
})

/** Runs in a page of the real site, under its real Content-Security-Policy, against the real store. */
describe.each(sample(storeKinds.toReversed(), 1))('the browser sends documents (%s)', (kind) => {
  let site: BuiltSite
  let page: Page
  let network: CDPSession
  const complaints: string[] = []

  beforeAll(async () => {
    site = await openBuiltSite(kind)
    page = await site.browser.newPage()
    page.on('console', (message) => {
      if (/Content Security Policy|CORS/.test(message.text())) complaints.push(message.text())
    })
    await page.goto(site.url)
    network = await page.context().newCDPSession(page)
    await useLine({ offline: false })
    await page.evaluate(client)
  })
  afterAll(() => site.close())

  /** Limits the speed: otherwise a file is sent before the browser reports any progress. */
  const useLine = ({ offline }: { offline: boolean }) => {
    const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: 20_000_000 }
    return network.send('Network.emulateNetworkConditions', { offline, ...speed })
  }

  const send = (choice: Choice): Promise<Sent> =>
    page.evaluate(async ({ name, size, beginning = '%PDF-1.7\n', cancel, applicationId }) => {
      const { uploadDocument, byApplication } = (globalThis as unknown as { documents: ClientModule })
        .documents
      const file = new File([beginning, new Uint8Array(Math.max(0, size - beginning.length)).fill(32)], name)
      const abort = new AbortController()
      const progress: number[] = []
      const result = await uploadDocument({
        channel: byApplication(applicationId, 'en'),
        file,
        fileType: 'medical-records',
        signal: abort.signal,
        onProgress: (fraction) => {
          progress.push(fraction)
          if (cancel) abort.abort()
        },
      })
      return { result, progress }
    }, choice)

  test('with real progress, and the server has them', async () => {
    const applicationId = await addApplication(site)
    const { result, progress } = await send({ applicationId, name: 'Scan 1.PDF', size: 20_000_000 })
    expect(complaints).toEqual([])
    expect(result).toEqual({ ok: true })
    expect(progress.at(-1)).toBe(1)
    expect(progress.some((fraction) => fraction > 0 && fraction < 1)).toBe(true)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    const rows = await site.database.db
      .select()
      .from(documents)
      .where(eq(documents.applicationId, applicationId))
    const rowSealer = createTestRowSealer(appSecret)
    expect(rows.map((row) => openName(rowSealer, row))).toMatchObject([
      { originalName: 'Scan 1.PDF', sizeBytes: 20_000_000, mimeType: 'application/pdf' },
    ])
  })

  test('and can cancel one, of which nothing is left', async () => {
    const applicationId = await addApplication(site)
    const before = await keysIn(site.storage)
    const { result } = await send({ applicationId, name: 'a.pdf', size: 40_000_000, cancel: true })
    expect(result).toEqual({ ok: false, reason: 'canceled' })
    await expect.poll(() => keysIn(site.storage)).toEqual(before)
  })

  test.each([
    [
      'too large, before sending',
      { name: 'a.pdf', size: 52_428_801 },
      'File too large',
      'a.pdf is larger than 50MB',
    ],
    [
      'of no known type, before sending',
      { name: 'a.exe', size: 9 },
      'Invalid file type',
      'a.exe is not a supported file type',
    ],
    [
      'other than it claims, after',
      { name: 'a.pdf', size: 99, beginning: 'MZ\0\0' },
      'Invalid file type',
      'a.pdf is not a supported file type',
    ],
    [
      'of an unknown application',
      { name: 'a.pdf', size: 99, applicationId: 'x' },
      'Upload Error',
      'We could not find this application or upload.',
    ],
  ])('and hears of one that is %s', async (_name, choice, title, description) => {
    const applicationId = await addApplication(site)
    const { result } = await send({ applicationId, ...choice })
    expect(result).toMatchObject({ ok: false, reason: 'failed', problem: { title, description } })
  })

  test('and hears that the line is broken', async () => {
    const applicationId = await addApplication(site)
    await useLine({ offline: true })
    const { result } = await send({ applicationId, name: 'a.pdf', size: 99 })
    await useLine({ offline: false })
    const description = 'There was an error uploading your file. Please try again.'
    expect(result).toMatchObject({ problem: { title: 'Upload Error', description, canRetry: true } })
    expect((await send({ applicationId, name: 'a.pdf', size: 99 })).result).toEqual({ ok: true })
  })
})

type ClientModule = typeof import('#features/documents/files/components/upload-document.ts') &
  typeof import('#features/documents/files/components/upload-channels.ts')

async function bundleClient(folder: string): Promise<string> {
  const entry = join(folder, 'entry.ts')
  const modules = ['upload-document.ts', 'upload-channels.ts'].map((name) =>
    resolve('src/features/documents/files/components', name),
  )
  writeFileSync(entry, modules.map((path) => `export * from '${path}'\n`).join(''))
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    // As in the build of the site.
    define: { 'process.env.PSEUDO_LANGUAGE': '""', 'process.env.CLIENT_LANGUAGE': '"en"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'documents' } },
  })) as Rolldown.RolldownOutput[]
  // The bundle's variables are not global; the last statement makes this one so.
  return `${bundle?.output[0].code};globalThis.documents = documents`
}
