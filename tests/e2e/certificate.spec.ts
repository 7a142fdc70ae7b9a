import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { agree, openReview, type Role, submit, successHeading } from '../support/apply.ts'
import { listMoved, watchLayoutShift } from '../support/layout-shift.ts'
import { desktop, expect, expectAccessible, phone, test } from '../support/site.ts'

const reference = /^BF-\d{4}[A-Z0-9]{6}$/
const opener = (page: Page) => page.getByRole('link', { name: 'Open your case page' })
const greeting = (page: Page) => page.getByRole('complementary', { name: 'Your application' })

async function apply(page: Page, role: Role) {
  await openReview(page, role)
  await agree(page)
  await submit(page)
  await expect(successHeading(page)).toBeFocused()
}

/** How far down the screen the button ends. */
const endOfButton = (page: Page) =>
  opener(page).evaluate((button) => Math.round(button.getBoundingClientRect().bottom))

async function download(page: Page, button: string, name: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe(name)
  return readFile(await file.path())
}

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the certificate names the person, the reference and the hour, and the button needs no scrolling', {
    tag: '@proof',
  }, async ({ page }) => {
    await apply(page, 'attorney')
    const form = page.locator('main')
    await expect(form).toContainText('We have it, Lee. The next step is ours.')
    await expect(form.getByText(reference)).toBeVisible()
    await expect(
      form.getByText(/^\w+day, \w+ \d{1,2}, \d{4}\d{1,2}:\d\d (AM|PM|noon|midnight) ET$/),
    ).toBeVisible()
    await expect(form.getByText(/^You hear from us by \w+day,\s[\d:]+\s(AM|PM|noon)\sET\.$/)).toBeVisible()
    await expect(form.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expect(form.getByText('One list of documents, to you and nobody else.')).toBeVisible()
    expect(await form.innerText()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
    expect(await endOfButton(page)).toBeLessThanOrEqual(700)
    await expectAccessible(page, 'main')
    // Two buttons beside it once left a name one letter wide.
    const row = form.getByRole('listitem').filter({ hasText: 'Take a photo' }).first()
    const name = await row.locator('b').boundingBox()
    expect(name?.width).toBeGreaterThan(80)

    // A lost mail is no lost case, and nothing is saved on a device that others use before somebody says so.
    await page.evaluate(() => localStorage.removeItem('own-device'))
    await form.getByText('Keep the link in another way, too').click()
    await expect(form.getByRole('img', { name: 'Code with the link' })).toBeVisible()
    await expect(form.getByText('keep it as you’d keep a key')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Save as a picture' })).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Print it' })).toBeVisible()
    await form.getByRole('button', { name: 'Save it on this device anyway' }).click()
    await expectAccessible(page, 'main')
    const link = (await form.getByRole('link', { name: /\/case\// }).getAttribute('href')) ?? ''
    expect((await page.request.get(link)).status()).toBe(200)
    const picture = await download(page, 'Save as a picture', 'case-page.png')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    const entry = (await download(page, 'Add to my calendar', 'case-answer.ics')).toString()
    expect(entry.replaceAll('\r\n ', '')).toContain(`\r\nURL:${link}\r\n`)
    expect(entry).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)

    // Somebody's first name can be as long as the field.
    await form.getByText('We have it, Lee.').evaluate((line) => {
      line.textContent = `We have it, ${'Wolfeschlegelsteinhausen'.repeat(3)}.`
    })
    expect(await widest(page)).toBe(phone.width)
  })
})

test('a guardian isn’t greeted by the child’s name, and only the certificate is printed', {
  tag: '@proof',
}, async ({ page }) => {
  await page.setViewportSize(desktop)
  await apply(page, 'plaintiff')
  await expect(page.locator('main')).toContainText('We have it. The next step is ours.')
  await expectAccessible(page, 'main')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Your case page: 127\.0\.0\.1:\d+\/case$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Add documents now' })).toBeHidden()
  await expect(page.locator('main h1, footer').filter({ visible: true })).toHaveCount(0)
})

test('a screen from before there were certificates is shown without a name', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/robots.txt')
  await page.evaluate(() =>
    localStorage.setItem(
      'application-sent',
      JSON.stringify({
        id: '5d2e6476-45a8-4c21-a321-b81f6d2eadef',
        reference: 'BF-2026DE5X8M',
        role: 'plaintiff',
        sentAt: Date.now(),
        documents: [{ type: 'police-report', name: 'report.pdf' }],
      }),
    ),
  )
  await page.goto('/apply/plaintiff')
  await expect(page.locator('main')).toContainText('We have it. The next step is ours.')
  await expect(page.getByText('report.pdf received')).toBeVisible()
})

test('Home greets a browser that has applied, moves nothing for it, and forgets it when asked', {
  tag: '@proof',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await watchLayoutShift(page)
  await page.goto('/')
  await expect(greeting(page)).toBeHidden()
  await apply(page, 'attorney')
  const [number = ''] = await page.getByText(reference).allTextContents()
  await page.goto('/')
  await expect(greeting(page)).toContainText(`Welcome back. ${number} We have it.`)
  expect(await listMoved(page)).toEqual([])
  await expectAccessible(page, '[data-greeting]')
  await greeting(page).getByRole('button', { name: 'Not you?' }).click()
  await expect(greeting(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Continue Application' })).toBeVisible()
  expect((await page.request.get('/api/case/mine')).ok()).toBe(false)
})
