import { readFileSync } from 'node:fs'
import { joinAdmin } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { toast } from '../support/apply.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { expect, expectAccessible, test } from '../support/site.ts'
import { chooseFiles, newLink, pdf } from '../support/upload-page.ts'

test('a link says for whom it is, takes a file of the chosen kind and says that it is there', async ({
  page,
}) => {
  const look = lookAtBothSizes(page)
  const { path } = await newLink(page, { maxUploads: 2 })
  const answer = await page.goto(path)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure Document Upload')
  await expect(page.getByText('Documents for Ana Reyes, slip and fall')).toBeVisible()
  await expect(page.getByText('2 of 2 uploads left.')).toBeVisible()
  await look()

  await chooseFiles(page, [pdf, { ...pdf, name: 'second.pdf' }])
  await look('main')
  const kind = page.getByRole('combobox', { name: /record\.pdf/ })
  // Every kind there is, first those we ask a plaintiff for.
  await expect(kind.locator('option:not([value=""])')).toHaveText([
    'Medical records',
    'Police report',
    'Insurance correspondence',
    'Photos of injuries',
    'Other document',
    'Attorney agreement',
    'Complaint and filings',
    'Discovery documents',
    'Insurance policies',
    'Settlement correspondence',
  ])
  await kind.selectOption('police-report')
  const uploaded = page.getByRole('region', { name: 'Uploaded' })
  await expect(uploaded.getByRole('listitem')).toHaveText(/record\.pdf\s*Police report/)
  await expect(toast(page, 'File uploaded successfully')).toBeVisible()
  await expect(page.locator('[data-document=police-report]')).toContainText('Received')
  await expect(page.getByText('1 of 2 uploads left.')).toBeVisible()
  await look()

  await page.getByRole('combobox', { name: /second\.pdf/ }).selectOption('other')
  await expect(
    page.getByText('You have reached the maximum number of uploads (2) for this link.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose files' })).toHaveCount(0)
  await look('main')

  await page.reload()
  await expect(page.getByText('You have reached the maximum number of uploads (2)')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('record.pdf')
})

test('a dead link says nothing of the application and lets somebody ask for a new one', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  const look = lookAtBothSizes(page)
  const { path, change } = await newLink(page)
  expect((await change({ deactivated: true })).ok()).toBe(true)
  for (const dead of [path, '/upload/never-was']) {
    await page.goto(dead)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Upload Link')
    await expect(
      page.getByText('This upload link is invalid, expired, or has been deactivated.'),
    ).toBeVisible()
    await expect(page.getByText('Please contact your legal team to request a new upload link.')).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Reyes')
    await look()
    await page.getByRole('button', { name: 'Ask for a new link' }).click()
    await expect(page.getByText('We got your request')).toBeVisible()
  }
  // The browser logs the 410 and the 404 of the two links.
  expect(trouble.splice(0).filter((line) => !/status of (404|410)/.test(line))).toEqual([])
})

test('a link that is deactivated while its page is open shows it when looked at again and at the next action, and names unsent files', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  const invalid = page.getByRole('heading', { level: 1, name: 'Invalid Upload Link' })

  const looked = await newLink(page)
  await page.goto(looked.path)
  await chooseFiles(page, [pdf, { ...pdf, name: 'second.pdf' }])
  await page.getByRole('combobox', { name: /record\.pdf/ }).selectOption('other')
  await expect(page.getByRole('region', { name: 'Uploaded' })).toContainText('record.pdf')
  await looked.change({ deactivated: true })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(invalid).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('This file wasn’t sent:')
  await expect(page.getByRole('alert')).toContainText('second.pdf')
  await expect(page.getByText('The file you sent before has arrived.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Reyes')
  await expectAccessible(page, 'main')

  const sent = await newLink(page)
  await page.goto(sent.path)
  await chooseFiles(page, pdf)
  const kind = page.getByRole('combobox', { name: /record\.pdf/ })
  await expect(kind).toBeVisible()
  await sent.change({ deactivated: true })
  await kind.selectOption('other')
  await expect(invalid).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('record.pdf')

  // The browser logs each refusal.
  expect(trouble.splice(0).filter((line) => !/status of 410/.test(line))).toEqual([])
})

test('files that cannot be taken, among them one larger than 50MB, are named before anything is sent', {
  tag: '@proof',
}, async ({ page }) => {
  const { path } = await newLink(page)
  await page.goto(path)
  await chooseFiles(page, [
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') },
    { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { ...pdf, name: 'empty.pdf', buffer: Buffer.alloc(0) },
  ])
  const main = page.getByRole('main')
  await expect(main.getByText('IMG_1.HEIC is not a supported file type')).toBeVisible()
  await expect(main.getByText(/Most Compatible/)).toBeVisible()
  await expect(main.getByText('tool.exe is not a supported file type')).toBeVisible()
  await expect(main.getByText('empty.pdf is empty.')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expectAccessible(page, 'main')

  await page.getByLabel('Choose files').evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(52_428_801)], 'scan.pdf', { type: 'application/pdf' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(main.getByText('scan.pdf is larger than 50MB')).toBeVisible()
})

test('a file that only looks like a PDF is refused when it arrives, and costs no upload', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  const { path } = await newLink(page)
  await page.goto(path)
  await chooseFiles(page, { ...pdf, buffer: Buffer.from('MZ\0\0 not a PDF') })
  await page.getByRole('combobox').selectOption('other')
  await expect(page.getByRole('main').getByText('record.pdf is not a supported file type')).toBeVisible()
  await expect(page.getByText('10 of 10 uploads left.')).toBeVisible()
  expect(trouble.splice(0).filter((line) => !line.includes('status of 415'))).toEqual([])
})

test('files can be dropped, and a phone offers its camera', { tag: '@proof' }, async ({ page }) => {
  const { path } = await newLink(page)
  await page.goto(path)
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['A letter.'], 'dropped.txt', { type: 'text/plain' }))
    return data
  })
  await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('combobox', { name: /dropped\.txt/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeHidden()
  await expect(page.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment')
})

test('the page keeps nothing in the browser and loads no analytics', async ({ page, context }) => {
  const { path } = await newLink(page)
  await context.clearCookies()
  await page.goto(path)
  await expect(page.getByText('10 of 10 uploads left.')).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([
    0,
    expect.any(Number),
  ])
  await expect(page.getByText(/cookie/i)).toHaveCount(0)
})

test('the administrator generates a link at the desk, copies it, and it works', { tag: '@proof' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const lastName = 'Okonkwo'
  await page.request.post('/api/applications', { data: { ...plaintiffPayload, lastName } })
  await joinAdmin(page)
  await page.goto(`/admin/applications?q=${lastName}`)
  await page.getByRole('button', { name: `Generate Link for Ana ${lastName}` }).click()
  await expect(toast(page, 'Upload link generated')).toBeVisible()
  const generated = await page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: `Copy Link for Ana ${lastName}` }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(generated)
  await page.goto(new URL(generated).pathname)
  await expect(page.getByText(`Documents for Ana ${lastName}`)).toBeVisible()
})

test('the administrator reads, downloads and deletes documents, and extends and ends a link', {
  tag: '@proof',
}, async ({ page }) => {
  const lastName = 'Abernathy'
  const sent = await page.request.post('/api/applications', { data: { ...plaintiffPayload, lastName } })
  const { id } = await sent.json()
  await joinAdmin(page)
  const made = await page.request.post(`/api/applications/${id}/upload-token`, { data: { maxUploads: 1 } })
  await page.goto(new URL((await made.json()).uploadUrl).pathname)
  await chooseFiles(page, pdf)
  await page.getByRole('combobox').selectOption('medical-records')
  await expect(toast(page, 'File uploaded successfully')).toBeVisible()

  await page.goto(`/admin/applications?q=${lastName}`)
  const row = page.getByRole('row', { name: new RegExp(lastName) })
  await expect(row.getByText('Used up')).toBeVisible()
  await expect(row.getByRole('button', { name: /^Copy Link/ })).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^Generate Link/ })).toBeVisible()
  await page.getByRole('link', { name: `View Details of Ana ${lastName}` }).click()
  const documents = page.getByRole('region', { name: /^Documents/ })
  await expect(documents.getByRole('listitem')).toContainText('Medical records')
  await expect(documents.getByRole('listitem')).toContainText('by Link 1 of')
  await expect(documents.getByText('Not scanned')).toBeVisible()
  const links = page.getByRole('region', { name: 'Upload links' })
  await expect(links.getByRole('listitem')).toContainText('Link 1 of')
  await expect(links.getByText('1 of 1 uploads used.')).toBeVisible()
  await expect(links.getByText('Used up')).toBeVisible()
  await expect(links.getByRole('button', { name: /^Copy Link/ })).toHaveCount(0)
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await documents.getByRole('button', { name: 'Download record.pdf' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('record.pdf')
  expect(readFileSync(await saved.path()).equals(pdf.buffer)).toBe(true)

  await links.getByRole('button', { name: /^Allow 10 more files/ }).click()
  await expect(links.getByText('1 of 11 uploads used.')).toBeVisible()
  await links.getByRole('button', { name: /^Deactivate/ }).click()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(links.getByText('Deactivated', { exact: true })).toBeVisible()

  await documents.getByRole('button', { name: 'Delete record.pdf' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(documents.getByText('None have been received.')).toBeVisible()
})
