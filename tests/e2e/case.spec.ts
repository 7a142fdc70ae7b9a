import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdministrator } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'
import { expect, expectAccessible, phone, test } from '../support/site.ts'
import { findSmallText } from '../support/small-text.ts'

/** Applies in this browser, which may open its case from then on. */
async function apply(page: Page): Promise<string> {
  const sent = await page.request.post('/api/applications', { data: plaintiffPayload })
  return (await sent.json()).applicationId
}

const item = (page: Page, type: string) => page.locator(`[data-item=${type}]`)

/** A page of print as a phone takes it. */
async function photo(name: string, blur = 0) {
  const lines = Array.from(
    { length: 20 },
    (_, index) =>
      `<text x="60" y="${90 + index * 50}" font-size="26">Report 4471, line ${index}: the light was red</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="white"/>${lines.join('')}</svg>`
  const picture = sharp(Buffer.from(svg)).flatten()
  const buffer = await (blur ? picture.blur(blur) : picture).jpeg().toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

test('an applicant sends what is asked for, reads why it has to come again, and sends it again', async ({
  page,
  trouble,
}) => {
  const look = lookAtBothSizes(page)
  const id = await apply(page)
  const answer = await page.goto('/case')
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(page).toHaveTitle(/^Your case \|/)
  await look()

  // One that can't be read is worth a second look, and may go all the same.
  const report = item(page, 'police-report')
  const choose = report.getByLabel(/^Send/)
  await choose.setInputFiles(await photo('page.jpg', 8))
  await expect(report.getByText('This one looks blurry.')).toBeVisible()
  await look('main')
  await report.getByRole('button', { name: 'Send it anyway' }).click()
  await expect(report).toHaveAttribute('data-state', 'received')
  await expect(report.getByRole('heading')).toBeFocused()
  await expect(report.getByRole('status')).toHaveText('Police report: Received')

  // The desk can't read it either; the page shows it at the next look.
  const { request } = await openAdministrator(page)
  const { items } = await (await request.get(`/api/applications/${id}/checklist`)).json()
  const asked = items.find(({ documentType }: { documentType: string }) => documentType === 'police-report')
  const judged = await request.post(`/api/applications/${id}/checklist/items/${asked.id}/verdict`, {
    data: { version: asked.version, verdict: 'rejected', why: 'not-readable' },
  })
  expect(judged.ok()).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send us the police report again.')
  await expect(report.getByText('Lay it flat by a window')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/rejected/i)
  await look()

  // Several photos become one PDF, which waits for a connection.
  await choose.setInputFiles([await photo('one.jpg'), await photo('two.jpg')])
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await report.getByRole('button', { name: 'Send as one PDF' }).click()
  await expect(report.getByRole('button', { name: /^Try again/ })).toBeVisible()
  trouble.length = 0
  await page.context().setOffline(false)
  await expect(report).toHaveAttribute('data-state', 'received')
  await report.getByText('See what you sent').click()
  await expect(report.getByRole('listitem')).toHaveText([/Police report, 2 pages\.pdf/, /page\.jpg.*earlier/])
})

test('the drawing of the answer that we owe can be read on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await apply(page)
  await page.goto('/case')
  await item(page, 'medical-records')
    .getByRole('button', { name: /^I don’t have this/ })
    .click()
  await expect(page.getByRole('heading', { name: 'We owe you an answer by' })).toBeVisible()
  expect(await findSmallText(page)).toEqual([])
})

test('by keyboard at 360 px: a message, a fix, and a change of mind', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize(phone)
  await apply(page)
  await page.goto('/case')

  const field = page.getByLabel(/^Write to/)
  await tabTo(page, field)
  await page.keyboard.type('Thank you.')
  await page.reload()
  await expect(field).toHaveValue('Thank you.')
  await pressOn(page, page.getByRole('button', { name: 'Send message' }), 'Enter')
  await expect(page.getByText('We got your message.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you.' })).toBeVisible()
  await expect(field).toHaveValue('')

  const fix = page.getByRole('button', { name: 'Fix my phone number' })
  await pressOn(page, fix, 'Enter')
  await page.keyboard.press('Escape')
  await expect(fix).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('555-014-7799')
  await page.keyboard.press('Enter')
  await expect(page.getByText('555-014-7799', { exact: true })).toBeVisible()
  await expect(fix).toBeFocused()

  const photos = page.getByRole('button', { name: /^I don’t have this.*Photos/ })
  await pressOn(page, photos, 'Enter')
  await expect(photos).toBeHidden()
  await expect(page.getByRole('heading', { name: /^Photos of injuries/ })).toBeFocused()

  // Pages of their own where no script runs.
  for (const asked of ['ask=withdraw', 'fix=email']) {
    await page.goto(`/case?${asked}`)
    await expectAccessible(page)
    expect(await findSmallText(page), asked).toEqual([])
  }
  await pressOn(page, page.getByRole('button', { name: 'Withdraw my application' }), 'Enter')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await pressOn(page, page.getByRole('button', { name: 'Withdraw my application' }), 'Enter')
  await pressOn(page, page.getByRole('button', { name: 'Withdraw it' }), 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You withdrew. We’ve stopped.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
