import { openAdministrator } from '../support/admin.ts'
import {
  activity,
  applicationCount,
  chooseStatus,
  details,
  openDesk,
  openOne,
  rows,
  statusOf,
  test,
} from '../support/desk.ts'
import { makeSeededPhone } from '../support/seed-applications.ts'
import { desktop, expect, expectAccessible } from '../support/site.ts'

test.use({ viewport: desktop })

test('a reviewer finds an application by its phone number, judges it and sees what happened', {
  tag: '@proof',
}, async ({ page }) => {
  await openDesk(page)
  await expect(page.getByText(`${applicationCount.toLocaleString('en-US')} applications`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
  const digits = makeSeededPhone(4321).replace(/\D/g, '')
  await page.getByRole('searchbox').fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)

  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
  const dialog = details(page)
  await expect(dialog).toContainText(makeSeededPhone(4321))
  await chooseStatus(page, 'Declined')
  const decline = page.getByRole('dialog', { name: /^Decline / })
  await decline.getByRole('button', { name: 'Decline and send' }).click()
  await expect(decline.getByText('Choose a reason')).toBeVisible()
  await decline.getByRole('radio', { name: 'Fault is too uncertain' }).check()
  await decline.getByLabel('For us only').fill('Liability is too uncertain')
  await decline.getByRole('button', { name: 'Decline and send' }).click()
  await expect(page.getByText(/^Declined: /).first()).toBeVisible()
  await expect(decline).toBeHidden()

  await dialog.getByLabel('New note').fill('Told the applicant by phone.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByLabel('New note')).toHaveValue('')

  const timeline = activity(page)
  await expect(timeline).toContainText('→ Declined')
  await expect(timeline).toContainText('Liability is too uncertain')
  await expect(timeline).toContainText('Told the applicant by phone.')
  await expect(timeline).not.toContainText('Looked at')
  await timeline.getByLabel('Kind of activity').selectOption('Who looked')
  await expect(timeline).toContainText('Looked at')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(statusOf(page)).toHaveText('Declined')
})

test('of two browsers that change one application the second is told, and overwrites nothing', {
  tag: '@proof',
}, async ({ page, browser, baseURL }) => {
  const name = await openOne(page, 1234)
  const context = await browser.newContext({ viewport: desktop, ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await openOne(other, 1234)

  await page.keyboard.press('j')
  await page.keyboard.press('4')
  const asked = page.getByRole('dialog', { name: /^Approve / })
  await expect(asked).toContainText('There’s no price yet')
  await asked.getByRole('button', { name: 'Approve without an amount' }).click()
  await expect(page.getByText('Status changed: Approved').first()).toBeVisible()

  await other
    .getByRole('checkbox', { name: /^Select/ })
    .last()
    .check()
  await other.getByRole('button', { name: 'Change status' }).click()
  const change = other.getByRole('dialog', { name: /^Change status/ })
  await change.getByLabel('New status').selectOption('Withdrawn')
  await change.getByLabel('Reason').fill('Asked to be left alone')
  await change.getByRole('button', { name: 'Change to Withdrawn' }).click()
  await expect(change.getByText(`${name} is now Approved.`)).toBeVisible()
  await expect(statusOf(other)).toHaveText('Approved')
  await expect(change.getByLabel('Reason')).toHaveValue('Asked to be left alone')
  await expectAccessible(other, 'dialog[open]')
  await change.getByRole('button', { name: 'Change to Withdrawn' }).click()
  await expect(change).toBeHidden()
  await expect(statusOf(other)).toHaveText('Withdrawn')
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByText(`Undone: ${name} is Approved again`).first()).toBeVisible()
  await expect(statusOf(other)).toHaveText('Approved')
  await context.close()
})

test('all that fit change their status at once, the piles follow, and it can be undone', {
  tag: '@proof',
}, async ({ page }) => {
  await openDesk(page, '?q=harbor&amount=50000%2B')
  await page.keyboard.press('f')
  const pile = (name: string) => page.getByRole('link', { name: new RegExp(`^${name} [\\d,]+$`) })
  await pile('Overdue').click()
  await expect(page).toHaveURL(/overdue=true/)
  const late = Number(String(await pile('Overdue').textContent()).replace(/\D/g, ''))
  expect(late).toBeGreaterThan(25)
  await expect(page.getByText(`${late} applications`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/(?=.*q=harbor)(?=.*amount=)(?=.*overdue=true)/)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('25 applications selected')).toBeVisible()
  await page.getByRole('button', { name: `Select all ${late} that match` }).click()
  await expect(page.getByText(`${late} applications selected`)).toBeVisible()
  // Most of them are out of view, so the desk confirms even a harmless status, with their number.
  await page.keyboard.press('2')
  await page.getByRole('button', { name: `Change ${late} applications to In review` }).click()
  await expect(page.getByText(`Status of ${late} applications changed: In review`).first()).toBeVisible()
  await expect(page.getByText(/applications? selected$/)).toHaveCount(0)
  await expect(page.getByText('No application fits')).toBeVisible()
  await expect(pile('Overdue')).toHaveText('Overdue 0')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Undone: ${late} applications have their earlier status`).first()).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  await expect(pile('Overdue')).toHaveText(`Overdue ${late}`)
})

test('of many, what was refused stays selected and is told in the same breath', { tag: '@proof' }, async ({
  page,
}) => {
  await openDesk(page, '?role=attorney&state=NY')
  const other = await openAdministrator(page)
  const [first] = await (await other.request.get('/api/applications?role=attorney&state=NY')).json()
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .check()
  const { id, version, clientFirstName, clientLastName } = first
  const data = { status: first.status === 'approved' ? 'in-review' : 'approved', reason: 'Seen', version }
  const seen = data.status === 'approved' ? 'Approved' : 'In review'
  await other.request.patch(`/api/applications/${id}/status`, { data })

  await page.getByRole('button', { name: 'Change status' }).click()
  const change = page.getByRole('dialog', { name: /^Change status/ })
  await change.getByLabel('New status').selectOption('Withdrawn')
  await change.getByLabel('Reason').fill('Asked to be left alone')
  await change.getByRole('button', { name: 'Change 2 applications to Withdrawn' }).click()
  await expect(page.getByText('Status changed: Withdrawn').first()).toBeVisible()
  await expect(change.getByText(`${clientFirstName} ${clientLastName} is now ${seen}.`)).toBeVisible()
  await expect(change).toHaveAccessibleName(`Change status: ${clientFirstName} ${clientLastName}`)
  await change.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('1 application selected')).toBeVisible()
  await expect(page.locator(`#application-${id}`)).toHaveAttribute('data-selected')
})

test('a status key counts only where its application is seen to be meant', { tag: '@proof' }, async ({
  page,
}) => {
  await openDesk(page, '?status=received&state=WA')
  await page.keyboard.press('j')
  await expect(rows(page).first()).toBeFocused()
  await page.getByRole('button', { name: 'Refresh' }).focus()
  await page.keyboard.press('4')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect(rows(page).nth(1)).toBeFocused()
  await expect(statusOf(page)).toHaveText('Received')
  await expect(page.getByText(/application selected$/)).toHaveCount(0)
})
