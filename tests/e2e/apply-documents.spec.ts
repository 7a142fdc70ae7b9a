import type { Page } from '@playwright/test'
import { noteAnnouncements } from '../support/announcements.ts'
import { agree, openReview, submit, successHeading, toast } from '../support/apply.ts'
import { pressOn } from '../support/keyboard.ts'
import { expect, expectAccessible, phone, test } from '../support/site.ts'

test.use({ viewport: phone })

async function applyAsPlaintiff(page: Page) {
  await openReview(page, 'plaintiff')
  await agree(page)
  await submit(page)
  await expect(successHeading(page)).toBeFocused()
  // On a phone the toast says the same at the top, and must not cover it.
  const box = await successHeading(page).boundingBox()
  const toastBox = await page.locator('.toast').boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((toastBox?.y ?? 0) + (toastBox?.height ?? 0))
}

const uploadButton = (page: Page) => page.getByRole('button', { name: /^Upload Police report$/ })

async function chooseFile(page: Page, name: string, mimeType: string) {
  const opened = page.waitForEvent('filechooser')
  await pressOn(page, uploadButton(page), 'Enter')
  await (await opened).setFiles({ name, mimeType, buffer: Buffer.from('A page') })
}

test('a document of a wrong type is refused in words, and may be dismissed', { tag: '@proof' }, async ({
  page,
}) => {
  const announced = await noteAnnouncements(page)
  await applyAsPlaintiff(page)
  await chooseFile(page, 'run.exe', 'application/x-msdownload')
  await expect(toast(page, 'Invalid file type')).toBeVisible()
  const refusal = page.locator('main').getByText('run.exe is not a supported file type')
  await expect(refusal).toBeVisible()
  await expectAccessible(page, 'main')
  expect(await announced()).toContain('run.exe is not a supported file type')
  const dismiss = page.getByRole('button', { name: 'Dismiss run.exe' })
  await pressOn(page, dismiss, 'Enter')
  await expect(dismiss).toHaveCount(0)
  await expect(uploadButton(page)).toBeFocused()
})

test('an upload shows how far it is, can be cancelled and tried again, and the focus stays with it', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  let sent = 0
  await page.route('**/api/storage/**', (route) => {
    sent += 1
    // The first upload hangs, and the second loses its connection.
    if (sent === 2) return route.abort()
    if (sent === 3) return route.continue()
  })
  await applyAsPlaintiff(page)
  await chooseFile(page, 'report.txt', 'text/plain')
  await expect(page.getByRole('progressbar', { name: 'report.txt' })).toBeVisible()
  await expectAccessible(page, 'main')
  await pressOn(page, page.getByRole('button', { name: 'Cancel report.txt' }), 'Enter')
  await expect(page.getByRole('status').filter({ hasText: 'report.txt wasn’t sent.' })).toBeVisible()
  await expect(uploadButton(page)).toBeFocused()
  await expectAccessible(page, 'main')
  const tryAgain = page.getByRole('button', { name: 'Try again report.txt' })
  await pressOn(page, tryAgain, 'Space')
  await expect(page.getByRole('status').filter({ hasText: /^report.txt: There was an error/ })).toBeVisible()
  await expect(uploadButton(page)).toBeFocused()
  await pressOn(page, tryAgain, 'Enter')
  await expect(page.getByText('report.txt received')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add another Police report' })).toBeFocused()
  // The browser logs the failed request.
  trouble.length = 0
})
