import { chromium, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { openAdministrator } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { cameraArguments, writeVideo } from '../support/fake-camera.ts'
import { watchHeap } from '../support/heap.ts'
import { enlarge, findBrokenWords } from '../support/large-text.ts'
import { wood } from '../support/photos/ground.ts'
import { drawLetter } from '../support/photos/paper.ts'
import { type Scene, takePhoto } from '../support/photos/take-photo.ts'
import { expect, expectAccessible, phone, test } from '../support/site.ts'

test.use({ viewport: phone, reducedMotion: 'no-preference' })

/** What the camera brings when it's touched, compressed. */
const mostScript = 60 * 1024

async function photograph(change: Partial<Scene> = {}) {
  const sheet = await drawLetter(4)
  const scene = { seed: 4, sheet, ground: wood(4), width: 960, height: 1280, size: 0.7, turn: 6, lean: 9 }
  return (await takePhoto({ ...scene, ...change })).jpeg
}

const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
const item = (page: Page, type: string) => page.locator(`[data-item=${type}]`)

async function pressCamera(page: Page, beforeTouch = () => {}) {
  const sent = await page.request.post('/api/applications', { data: plaintiffPayload })
  const { applicationId } = await sent.json()
  const answer = await page.goto('/case')
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)')
  await page.waitForLoadState('networkidle')
  beforeTouch()
  await item(page, 'police-report')
    .getByRole('button', { name: /^Take a photo/ })
    .click()
  return { dialog: page.getByRole('dialog'), applicationId: applicationId as string }
}

async function openCamera(page: Page, beforeTouch = () => {}) {
  const opened = await pressCamera(page, beforeTouch)
  await expect(opened.dialog.getByRole('heading', { name: 'No camera here' })).toBeVisible()
  return opened
}

test('papers are photographed, cropped, told what’s wrong with them, kept while offline and sent once', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  let bytes = 0
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bytes += Number(response.headers()['content-length'] ?? 0)
  })
  const { dialog, applicationId } = await openCamera(page, () => {
    bytes = 0
  })
  const camera = dialog.locator('input[type=file]')
  await expectAccessible(page, 'dialog')

  await test.step('its edges are found, and a corner moves by keyboard', async () => {
    await camera.setInputFiles(asFile('one.jpg', await photograph()))
    const corner = dialog.getByRole('button', { name: /^Top left corner/ })
    const circle = corner.locator('circle').first()
    await expect(circle).toBeVisible()
    const place = async () => Number(await circle.getAttribute('cx'))
    const start = await place()
    // The paper lies in the middle: a corner at the picture's own would not have been found.
    expect(start).toBeGreaterThan(60)
    await corner.focus()
    await page.keyboard.press('ArrowRight')
    expect((await place()) - start).toBeCloseTo(4, 1)
    await page.keyboard.press('ArrowLeft')
    await expectAccessible(page, 'dialog')
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(mostScript)
    await dialog.getByRole('button', { name: 'Looks right' }).click()
    await expect(dialog.getByText('1 page, not sent yet')).toBeVisible()
  })

  await test.step('a dark one is named, and may be used', async () => {
    await dialog.getByRole('button', { name: 'Add a page' }).click()
    await camera.setInputFiles(asFile('two.jpg', await photograph({ light: 0.18 })))
    await dialog.getByRole('button', { name: 'Looks right' }).click()
    await expect(dialog.getByRole('status')).toContainText('Too dark to read.')
    await expectAccessible(page, 'dialog')
    await dialog.getByRole('button', { name: 'Use it anyway' }).click()
    await expect(dialog.getByText('Used anyway')).toBeVisible()
  })

  await test.step('a phone without room says so, and a page that moves keeps the focus', async () => {
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = () => {
        IDBObjectStore.prototype.put = put
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await dialog.getByRole('button', { name: /^This is my own phone/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('This phone has no room')
    await dialog.getByText('Move or delete page 2').click()
    await dialog.getByRole('button', { name: 'Move up page 2' }).click()
    await expect(dialog.getByRole('listitem').first()).toContainText('Used anyway')
    await expect(dialog.getByText('Move or delete page 1')).toBeFocused()
    await expect(dialog.getByRole('alert')).toBeHidden()
    await expectAccessible(page, 'dialog')
  })

  await test.step('on one’s own phone they outlive the page, and leave once there’s a connection', async () => {
    await expect(dialog.getByText('2 pages kept on this phone, not sent yet')).toBeVisible()
    await page.reload()
    await item(page, 'police-report')
      .getByRole('button', { name: /^2 pages not sent yet/ })
      .click()
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Send 2 pages as one PDF' }).click()
    await expect(dialog.getByRole('button', { name: 'Waiting for a connection' })).toBeVisible()
    await expect(dialog.getByText('Offline. Your pages are safe on this phone.')).toBeVisible()
    trouble.length = 0
    await page.context().setOffline(false)
    await expect(dialog).toBeHidden()
    await expect(item(page, 'police-report')).toHaveAttribute('data-state', 'received')
    expect(await page.evaluate(() => localStorage.getItem('papers-kept'))).toBeNull()
  })

  await test.step('the reviewer gets one PDF, whose name tells which page was used anyway', async () => {
    const { request } = await openAdministrator(page)
    const { documents } = await (await request.get(`/api/applications/${applicationId}/documents`)).json()
    expect(documents.map(({ originalName }: { originalName: string }) => originalName)).toEqual([
      'Police report, 2 pages (page 1 too dark, used anyway).pdf',
    ])
  })
})

test('with text at 200 % the photo keeps its room and no word of a button breaks', { tag: '@proof' }, async ({
  page,
}) => {
  const { dialog } = await openCamera(page)
  await dialog.locator('input[type=file]').setInputFiles(asFile('one.jpg', await photograph()))
  const heightOf = async (name: string | RegExp) =>
    (await dialog.getByRole('button', { name }).locator('circle').first().boundingBox())?.y ?? 0
  await expect(dialog.getByRole('button', { name: 'Looks right' })).toBeVisible()
  await enlarge(page, '200%')
  await expect(async () => {
    expect((await heightOf(/^Bottom left corner/)) - (await heightOf(/^Top left corner/))).toBeGreaterThan(
      100,
    )
  }).toPass()
  expect(await findBrokenWords(page, 'dialog button')).toEqual([])
  await dialog.getByRole('button', { name: 'Looks right' }).click()
  const thumb = dialog.getByRole('listitem').first()
  await expect(thumb).toBeVisible()
  expect(await findBrokenWords(page, 'dialog button')).toEqual([])
  const list = await thumb.locator('xpath=ancestor::ol/..').boundingBox()
  expect(list?.height).toBeGreaterThan(phone.height * 0.4)
})

test(
  'a camera held still over a paper takes the picture by itself, and the page is sent',
  { tag: '@proof' },
  async ({ launchOptions, baseURL }, testInfo) => {
    const video = testInfo.outputPath('paper.y4m')
    await writeVideo(video, await photograph({ width: 720, height: 1280, size: 0.55 }))
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...cameraArguments(video)],
    })
    try {
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: phone,
        reducedMotion: 'no-preference',
      })
      const { dialog } = await pressCamera(page)
      await expect(dialog.getByText('Got the edges. Hold still.')).toBeVisible()
      const corner = dialog.getByRole('button', { name: /^Top left corner/ })
      await expect(corner).toBeVisible()
      // The paper lies in the middle: a corner at the picture's own would not have been found.
      expect(Number(await corner.locator('circle').first().getAttribute('cx'))).toBeGreaterThan(60)
      await dialog.getByRole('button', { name: 'Looks right' }).click()
      await dialog.getByRole('button', { name: 'Send 1 page as a PDF' }).click()
      await expect(dialog).toBeHidden()
      await expect(item(page, 'police-report')).toHaveAttribute('data-state', 'received')
    } finally {
      await browser.close()
    }
  },
)

test(
  'twenty photographs of 12 megapixels become a PDF below 6 MB, in less than 200 MB',
  {
    tag: '@proof',
  },
  async ({ page }, testInfo) => {
    test.setTimeout(900_000)
    const { dialog, applicationId } = await openCamera(page)
    const camera = dialog.locator('input[type=file]')
    // A file on the disk, as on a phone: what a test hands over as bytes would lie in the page's own memory.
    const photo = testInfo.outputPath('photo.jpg')
    await sharp(await photograph({ grain: 7 }))
      .resize(3_000, 4_000)
      .jpeg({ quality: 90 })
      .toFile(photo)
    const stop = await watchHeap(page)
    for (let number = 1; number <= 20; number += 1) {
      if (number > 1) await dialog.getByRole('button', { name: 'Add a page' }).click()
      await camera.setInputFiles(photo)
      await dialog.getByRole('button', { name: 'Looks right' }).click()
      await expect(dialog.getByRole('listitem').filter({ hasText: `Page ${number}` })).toBeVisible()
    }
    await expect(dialog.getByText('That’s 20 pages')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send 20 pages as one PDF' }).click()
    await expect(dialog).toBeHidden({ timeout: 60_000 })
    const { peak, threadPeak } = await stop()
    expect(threadPeak).toBeGreaterThan(10_000_000)
    expect(peak).toBeLessThan(200_000_000)
    // As the reviewer gets it.
    const { request } = await openAdministrator(page)
    const address = `/api/applications/${applicationId}/documents`
    const { documents } = await (await request.get(address)).json()
    const body = await (await request.get(`${address}/${documents[0].id}/content`)).body()
    expect(body.length).toBeLessThan(6_000_000)
    const pdf = await getDocument({ data: new Uint8Array(body) }).promise
    expect(pdf.numPages).toBe(20)
    const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
    console.info(
      `20 pages: ${inMegabytes(body.length)} MB; peak heap ${inMegabytes(peak)} MB, of its thread ${inMegabytes(threadPeak)} MB`,
    )
  },
)
