import type { Page } from '@playwright/test'
import { adminPassword } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { addPerson } from '../support/cheap-password.ts'
import { openOffer, turnContracts } from '../support/contract-page.ts'
import { createHand } from '../support/counting-hand.ts'
import { openPaid, withDatabase } from '../support/ledger-page.ts'
import { desktop, expect, expectAccessible } from '../support/site.ts'
import { test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })
test.describe.configure({ mode: 'serial' })

/** Tests in one worker share a site: the others know nothing of contracts. */
test.afterEach(async ({ request }) => turnContracts(request, false))

const figure = (page: Page) => page.locator('.ledger-figure')
const rows = (page: Page) => page.getByRole('table', { name: /^Entries and steps/ }).locator('tbody tr')

test('one day rules the page, and a payment is recorded by keyboard alone', async ({ page, server }) => {
  const { id, address } = await openPaid({ page, server }, 'Ledger')
  const { press, type, effort } = createHand(page)
  await page.goto(`/admin/applications/${id}`)
  const sheet = page
    .getByRole('navigation', { name: 'Sheets of this file' })
    .getByRole('link', { name: 'Ledger' })
  await expect(sheet).toContainText('$18,220')
  await sheet.click()
  await expect(page).toHaveURL(address)
  // 8,000 and three steps of 1,440; 5,000 and one of 900.
  await expect(figure(page)).toHaveText('$18,220.00')
  await expect(page.getByText(/^The same through .* From .*: \$19,120\.00\./)).toBeVisible()
  await expectAccessible(page)

  // To the next step, a day back, to today.
  await press('ArrowRight')
  await expect(figure(page)).toHaveText('$19,120.00')
  await press('Shift+ArrowLeft')
  await expect(figure(page)).toHaveText('$18,220.00')
  await press('ArrowLeft')
  await expect(figure(page)).toHaveText('$18,220.00')
  await press('t')
  await expect(page.getByRole('button', { name: 'Today' })).toBeHidden()
  await page.getByRole('button', { name: '-2', exact: true }).click()
  await expect(figure(page)).toHaveText('$5,900.00')
  await expect(page.getByRole('rowheader', { name: 'Both' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Both' }).click()

  await press('a')
  const dialog = page.getByRole('dialog', { name: 'Record a payment' })
  const amount = dialog.getByRole('textbox', { name: 'Amount received' })
  await expect(amount).toHaveValue('18,220')
  await expect(amount).toBeFocused()
  await expectAccessible(page)
  await press('Control+a')
  await type('20k')
  await expect(dialog.getByText('$1,780.00 more than is owed.')).toBeVisible()
  await press('Control+a')
  await type('13,000')
  await expect(dialog.getByRole('row', { name: /^-1 Advance/ })).toContainText('$8,000.00')
  await expect(dialog.getByRole('row', { name: /^-2 Charges/ })).toContainText('$680.00')
  await press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(figure(page)).toHaveText('$5,220.00')
  await expect(sheet).toContainText('$5,220')
  await expect(rows(page).filter({ hasText: 'Paid in' })).toHaveCount(2)
  test.info().annotations.push({ type: 'effort', description: JSON.stringify(effort) })

  // The file leads here, and its stream knows.
  await press('Escape')
  await expect(page.getByRole('link', { name: 'Open the ledger' })).toBeVisible()
  await expect(page.getByText('Payment recorded').first()).toBeVisible()
})

test('a bookkeeper sees the ledger and nothing of the file, and two put an entry right', {
  tag: '@proof',
}, async ({ page, server, browser, baseURL }) => {
  const { address } = await openPaid({ page, server }, 'Books')
  await withDatabase(server, ({ db }) =>
    addPerson(db, { name: 'June Park', role: 'bookkeeper', password: adminPassword }),
  )
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const books = await context.newPage()
  const email = 'june.park@example.com'
  await books.request.post('/api/admin/login', { data: { email, password: adminPassword } })
  await books.goto(address)
  await expect(figure(books)).toHaveText('$18,220.00')
  await expect(books.getByRole('heading', { name: 'Activity' })).toHaveCount(0)
  await expect(books.getByRole('navigation', { name: 'Sheets of this file' })).toHaveCount(0)
  await books.getByRole('button', { name: /^Record a payment/ }).click()
  const dialog = books.getByRole('dialog', { name: 'Record a payment' })
  await dialog.getByRole('textbox', { name: 'Amount received' }).fill('4000')
  await dialog.getByRole('button', { name: /^Record \$4,000/ }).click()
  await expect(figure(books)).toHaveText('$14,220.00')
  await expectAccessible(books)

  await books.getByRole('button', { name: /^Correct/ }).click()
  const correction = books.getByRole('dialog', { name: 'Correct an entry' })
  await correction.getByRole('textbox', { name: 'Amount' }).fill('3,900')
  await correction.getByRole('textbox', { name: 'Why' }).fill('The check says 3,900.')
  await expectAccessible(books)
  await correction.getByRole('button', { name: /^Sign first/ }).click()
  await expect(books.getByText(/instead of \$4,000\.00/)).toBeVisible()
  await expect(figure(books)).toHaveText('$14,220.00')
  await context.close()

  await page.goto(address)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(figure(page)).toHaveText('$14,320.00')
  await expect(rows(page).filter({ hasText: 'Corrected' })).toHaveCount(1)
})

test('fits a phone and a desktop, empty and full @proof', async ({ page, server }) => {
  const { address } = await openPaid({ page, server }, 'Sizes')
  const look = lookAtBothSizes(page)
  await page.goto(address)
  await expect(figure(page)).toHaveText('$18,220.00')
  await look()
  await page.getByRole('button', { name: /^Record a payment/ }).click()
  await look()
  const { id } = await openOffer(page, 'Empty')
  await page.goto(`/admin/applications/${id}/ledger`)
  await expect(page.getByText('No money out yet').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Record a payment/ })).toHaveCount(0)
  await look()
})
