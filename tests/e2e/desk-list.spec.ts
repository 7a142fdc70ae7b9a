import type { Page } from '@playwright/test'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { desk, fileName, openDesk, rows, test } from '../support/desk.ts'
import { desktop, expect } from '../support/site.ts'

test.use({ viewport: desktop })

/** Rows that are whole between the head of the list and its foot. */
const countInSight = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('.k-keys')?.getBoundingClientRect().top ?? window.innerHeight
    const boxes = [...document.querySelectorAll('.desk-table tbody tr')].map((row) =>
      row.getBoundingClientRect(),
    )
    return boxes.filter(({ top, bottom }) => top >= 0 && bottom <= Math.min(foot, window.innerHeight)).length
  })

test('fifteen rows are in sight on a desktop, eight on a tablet, three cards on a phone', {
  tag: '@proof',
}, async ({ page }) => {
  await openDesk(page)
  for (const [width, height, least] of [
    [1440, 900, 15],
    [1024, 768, 8],
    [390, 844, 3],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => countInSight(page), `${width} px`).toBeGreaterThanOrEqual(least)
  }
})

test('on a wide screen list and file stand side by side, and keys belong to the one with the focus', {
  tag: '@proof',
}, async ({ page }) => {
  await openDesk(page)
  const names = await rows(page).locator('th a').allTextContents()
  await rows(page).nth(1).locator('th a').click()
  await expect(fileName(page)).toHaveText(names[1] ?? '')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(fileName(page)).toHaveText(names[2] ?? '')
  await rows(page).nth(4).focus()
  await page.keyboard.press('j')
  await expect(rows(page).nth(5)).toBeFocused()
  await expect(fileName(page)).toHaveText(names[2] ?? '')
  // A key of the file works in the list, too: the file opens and does it.
  await page.keyboard.press('n')
  await expect(fileName(page)).toHaveText(names[5] ?? '')
  await expect(page.getByLabel('New note')).toBeFocused()

  // What is typed survives a window that becomes narrow.
  await page.getByLabel('New note').fill('Call the firm')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(rows(page).first()).toBeVisible()
  await page.setViewportSize({ width: 900, height: 768 })
  await expect(rows(page).first()).toBeHidden()
  await expect(page.getByLabel('New note')).toHaveValue('Call the firm')
  await page.getByLabel('New note').fill('')
  await fileName(page).click()
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(5)).toBeFocused()
})

test('a view is saved from the filters, renamed and deleted, and chosen columns stay', {
  tag: '@proof',
}, async ({ page }) => {
  await openDesk(page, '?state=GA')
  await page.getByRole('button', { name: 'Save as view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns and views' })
  await dialog.getByLabel('Name', { exact: true }).fill('Georgia')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link', { name: /^Georgia \d+$/ })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('v')
  await dialog.getByRole('button', { name: 'Rename Georgia' }).click()
  await dialog.getByLabel('New name for Georgia').fill('Peaches')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByLabel('Firm').uncheck()
  await expect(page.getByRole('columnheader', { name: 'Firm', includeHidden: true })).toHaveCount(0)
  await page.goto(desk)
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Firm' })).toHaveCount(0)
  await views.getByRole('link', { name: /^Peaches/ }).click()
  await expect(page).toHaveURL(/state=GA/)
  await page.keyboard.press('v')
  await dialog.getByRole('button', { name: 'Usual columns' }).click()
  await dialog.getByRole('button', { name: 'Delete Peaches' }).click()
  await expect(dialog.getByText('Peaches')).toHaveCount(0)
})

test('a file is moved on the board by keys and by hand, and each column says what it will ask', {
  tag: '@proof',
}, async ({ page }) => {
  await openDesk(page, '?state=OH')
  await page.keyboard.press('b')
  await expect(page).toHaveURL(/board\?state=OH/)
  const lane = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) })
  const first = lane('Received').getByRole('link').first()
  const name = String(await first.textContent()).replace(', unread', '')
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press(' ')
  await page.keyboard.press('l')
  await expect(lane('In review')).toContainText('Moves at once, with Undo')
  await page.keyboard.press('l')
  await expect(lane('Documents needed')).toContainText('The reason is asked next')
  await page.keyboard.press('h')
  await page.keyboard.press(' ')
  await expect(page.getByText('Status changed: In review').first()).toBeVisible()
  const moved = lane('In review').getByRole('listitem').filter({ hasText: name }).first()
  await expect(moved).toBeVisible()
  await lookAtBothSizes(page)()
  await page.setViewportSize(desktop)
  await moved.dragTo(lane('Documents needed').getByRole('heading'))
  const asked = page.getByRole('dialog', { name: /^Change status/ })
  await expect(asked.getByLabel('New status')).toHaveValue('documents-needed')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(moved).toBeVisible()
})
