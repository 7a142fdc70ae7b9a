import { readFileSync } from 'node:fs'
import { joinAdmin } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { parseCsv } from '../support/csv.ts'
import { desk, details, fileName, openDesk, rows, test } from '../support/desk.ts'
import { readWithLibreOffice } from '../support/libreoffice.ts'
import { desktop, expect, expectAccessible, phone } from '../support/site.ts'

test.use({ viewport: desktop })

test('filters by state, status and overdue hold in the address, and the CSV has exactly those rows', {
  tag: '@proof',
}, async ({ page }) => {
  await openDesk(page)
  await page.getByRole('button', { name: 'Filter' }).click()
  const filters = page.getByRole('search', { name: 'Filters' })
  await filters.getByLabel('State').selectOption('Texas')
  await expect(page).toHaveURL(/state=TX/)
  await filters.getByLabel('Status', { exact: true }).selectOption('Received')
  await expect(page).toHaveURL(/status=received/)
  await filters.getByLabel(/^Overdue/).check()
  await expect(page).toHaveURL(/(?=.*state=TX)(?=.*status=received)(?=.*overdue=true)/)
  await page.reload()
  // Closed again, the line says them in words.
  await expect(filters.getByLabel('State')).toHaveCount(0)
  await expect(filters.getByRole('link', { name: /^Remove filter/ })).toHaveText([
    'Received',
    'Late',
    'Texas',
  ])
  await expect(rows(page).first().getByText(/^Late/)).toBeVisible()
  for (const state of await rows(page).locator('[data-label=State]').allTextContents())
    expect(state).toBe('TX')

  const answer = await page.request.get(
    '/api/applications?state=TX&status=received&overdue=true&pageSize=200',
  )
  const listed: { id: string; phone: string; lastName: string }[] = await answer.json()
  expect(listed.length).toBe(Number(answer.headers()['x-total-count']))
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const path = await (await downloading).path()
  const cells = parseCsv(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  const [header = [], ...written] = cells
  const column = (name: string) => written.map((row) => row[header.indexOf(name)])
  expect(column('id')).toEqual(listed.map(({ id }) => id))
  expect(column('phone')).toEqual(listed.map((row) => row.phone))
  expect(column('lastName')).toEqual(listed.map(({ lastName }) => lastName))
  expect(readWithLibreOffice(path)).toEqual(cells)
})

test('the desk is worked by keyboard alone', async ({ page }) => {
  await openDesk(page, '?status=received&sort=submittedAt')
  const names = await rows(page).locator('th a').allTextContents()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 application selected')).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByText('Status changed: In review').first()).toBeVisible()
  // z takes back what the toast says.
  await page.keyboard.press('z')
  await expect(page.getByText(/^Undone/).first()).toBeVisible()
  await expect(rows(page).first().locator('th a')).toHaveText(names[0] ?? '')
  await rows(page).first().focus()
  await page.keyboard.press('2')
  await expect(page.getByText('Status changed: In review').first()).toBeVisible()
  // It has left this pile, and the focus is on the one that took its place.
  await expect(rows(page).first().locator('th a')).toHaveText(names[1] ?? '')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  const title = fileName(page)
  await expect(title).toHaveText(names[1] ?? '')
  await page.getByRole('button', { name: 'Change status' }).focus()
  await page.keyboard.press('j')
  await expect(title).toHaveText(names[2] ?? '')
  await expect(title).toBeFocused()
  // The keys of the list rest, and the focus stays in the file.
  for (const key of ['4', 'x', 'Tab', 'Tab', 'Tab', 'Shift+Tab', '2']) {
    await page.keyboard.press(key)
    await expect(page.locator('#application-details:focus-within')).toHaveCount(1)
  }
  await expect(page.getByText(/selected$/)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: /^Change status/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('j')
  await expect(page.getByRole('searchbox')).toHaveValue('j')
})

test('an address beyond the end of the list leads back to it', { tag: '@proof' }, async ({ page }) => {
  await joinAdmin(page)
  await page.goto(`${desk}?state=TX&page=999`)
  await page.getByRole('link', { name: 'Go to its first page' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('the charts can be read as tables', { tag: '@proof' }, async ({ page }) => {
  await openDesk(page)
  await page.getByRole('link', { name: 'Charts' }).click()
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  const bars = page.getByRole('group', { name: /^Applications by week/ }).getByRole('button')
  await expect(bars.last()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('t')
  await page.getByRole('link', { name: 'By home state' }).click()
  await expect(page.getByRole('row', { name: /^Texas \d/ })).toBeVisible()
  await page.getByRole('link', { name: 'By case type' }).click()
  await expect(page.getByRole('row', { name: /^Slip and fall [\d,]+/ })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the desk and in the details, and nothing is cut off, on a phone and on a desktop', {
  tag: '@proof',
}, async ({ page }) => {
  const look = lookAtBothSizes(page)
  await openDesk(page, '?state=TX')
  await look()
  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  const dialog = details(page)
  for (const tab of ['Personal Info', 'Case Details', 'Funding Info']) {
    await dialog.getByRole('tab', { name: tab }).click()
    await expect(dialog.getByRole('tabpanel', { name: tab })).toBeVisible()
  }
  await look()
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await look()
  await page.setViewportSize(phone)
  const box = await dialog.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(phone.width)
})
