import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { administrator, joinAdmin } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { parseCsv } from '../support/csv.ts'
import { applicationCount, test } from '../support/desk.ts'
import { readWithLibreOffice } from '../support/libreoffice.ts'
import { seededPhone } from '../support/seed-applications.ts'
import { desktop, expect, expectAccessible, phone } from '../support/site.ts'

const desk = '/admin/applications'

test.use({ viewport: desktop })
// One after another: the ten thousand applications are made once, and no test sees another's changes half done.
test.describe.configure({ mode: 'default' })

const rows = (page: Page) => page.getByRole('table', { name: 'Applications' }).locator('tbody tr')
const details = (page: Page) => page.getByRole('dialog').first()
const statusOf = (page: Page) => rows(page).first().locator('[data-label=Status]')

async function openDesk(page: Page, query = '') {
  await joinAdmin(page)
  await page.goto(`${desk}${query}`)
  await expect(rows(page).first()).toBeVisible()
}

/** Opens the desk with one application in the list, and returns its name. */
async function openOne(page: Page, number: number) {
  await openDesk(page, `?q=${encodeURIComponent(seededPhone(number))}`)
  await expect(rows(page)).toHaveCount(1)
  return (await rows(page).first().getByRole('link').first().textContent()) ?? ''
}

test('a reviewer finds an application by its phone number, judges it and sees what happened', async ({
  page,
}) => {
  await openDesk(page)
  await expect(page.getByText(`${applicationCount.toLocaleString('en-US')} applications`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
  const digits = seededPhone(4321).replace(/\D/g, '')
  await page.getByRole('searchbox').fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(seededPhone(4321))

  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
  const dialog = details(page)
  await dialog.getByRole('button', { name: 'Change status' }).click()
  const change = page.getByRole('dialog', { name: /^Change status/ })
  await change.getByLabel('New status').selectOption('Declined')
  await change.getByRole('button', { name: 'Change to Declined' }).click()
  await expect(change.getByText('Enter a reason for this change')).toBeVisible()
  await change.getByLabel('Reason').fill('Liability is too uncertain')
  await change.getByRole('button', { name: 'Change to Declined' }).click()
  await expect(page.getByText('Status changed: Declined').first()).toBeVisible()
  await expect(change).toBeHidden()

  await dialog.getByRole('tab', { name: 'Notes' }).click()
  await dialog.getByLabel('New note').fill('Told the applicant by phone.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByRole('tab', { name: 'Notes (1)' })).toBeVisible()
  await expect(dialog.getByLabel('New note')).toHaveValue('')

  await dialog.getByRole('tab', { name: 'Timeline' }).click()
  const timeline = dialog.getByRole('tabpanel', { name: 'Timeline' })
  await expect(timeline).toContainText('→ Declined')
  await expect(timeline).toContainText('Liability is too uncertain')
  await expect(timeline).toContainText('Note added')
  await expect(timeline).toContainText('Looked at')
  await page.keyboard.press('Escape')
  await expect(statusOf(page)).toHaveText('Declined')
})

test('filters by state, status and overdue hold in the address, and the CSV has exactly those rows', async ({
  page,
}) => {
  await openDesk(page)
  await page.getByText('Filters', { exact: true }).click()
  const filters = page.getByRole('search')
  await filters.getByLabel('State').selectOption('Texas')
  await expect(page).toHaveURL(/state=TX/)
  await filters.getByLabel('Status', { exact: true }).selectOption('Received')
  await expect(page).toHaveURL(/status=received/)
  await filters.getByLabel(/^Overdue/).check()
  await expect(page).toHaveURL(/(?=.*state=TX)(?=.*status=received)(?=.*overdue=true)/)
  await page.reload()
  await expect(filters.getByLabel('State')).toHaveValue('TX')
  await expect(
    rows(page)
      .first()
      .getByText(/^Overdue:/),
  ).toBeVisible()
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

test('of two browsers that change one application the second is told, and overwrites nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = await openOne(page, 1234)
  const context = await browser.newContext({ viewport: desktop, ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await openOne(other, 1234)

  await page.keyboard.press('j')
  await page.keyboard.press('4')
  const asked = page.getByRole('dialog', { name: /^Change status/ })
  await expect(asked.getByLabel('Reason')).toBeFocused()
  await asked.getByRole('button', { name: 'Change to Approved' }).click()
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
  // It has left this pile, and the focus is on the one that took its place.
  await expect(rows(page).first().locator('th a')).toHaveText(names[1] ?? '')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  const title = page.locator('dialog:modal h2')
  await expect(title).toHaveText(names[1] ?? '')
  await page.getByRole('button', { name: 'Change status' }).focus()
  await page.keyboard.press('j')
  await expect(title).toHaveText(names[2] ?? '')
  await expect(title).toBeFocused()
  for (const key of ['4', 'x', '/', 'Tab', 'Tab', 'Tab', 'Shift+Tab', '2']) {
    await page.keyboard.press(key)
    await expect(page.locator('dialog:modal:focus-within')).toHaveCount(1)
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

test('all that fit change their status at once, the piles follow, and it can be undone', async ({ page }) => {
  await openDesk(page, '?q=harbor&amount=50000%2B')
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

test('the details turn past the end of a page, from a deep link too, and keep their tab', async ({
  page,
}) => {
  await joinAdmin(page)
  const [last, next, third] = await (
    await page.request.get('/api/applications?role=attorney&pageSize=3&page=9')
  ).json()
  // Rows 25 to 27 of the list: the last of the desk's first page, and the two after it.
  expect([last, next, third]).toHaveLength(3)
  await page.goto(`${desk}?role=attorney&application=${last.id}`)
  const title = page.locator('dialog:modal h2')
  await expect(title).toHaveText(`${last.clientFirstName} ${last.clientLastName}`)
  await expect(page.getByText(`filed by ${last.firstName} ${last.lastName}`).last()).toBeVisible()
  await details(page).getByRole('tab', { name: 'Timeline' }).click()
  await expect(page).toHaveURL(/tab=timeline/)
  const turn = page.getByRole('button', { name: 'Next application' })
  await turn.click()
  await expect(title).toHaveText(`${next.clientFirstName} ${next.clientLastName}`)
  await expect(page).toHaveURL(/(?=.*page=2)(?=.*tab=timeline)/)
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(title).toHaveText(`${third.clientFirstName} ${third.clientLastName}`)
  await page.goto('/admin/messages')
  await page.goBack()
  await expect(title).toHaveText(`${third.clientFirstName} ${third.clientLastName}`)
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/tab=|application=/)
  // Like a link in a mail: it names no page, and the application is not on the first.
  await page.goto(`${desk}?role=attorney&application=${next.id}`)
  await turn.click()
  await expect(page).toHaveURL(new RegExp(third.id))
})

test('of many, what was refused stays selected and is told in the same breath', async ({ page }) => {
  await openDesk(page, '?role=attorney&state=NY')
  const other = await administrator(page)
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

test('a status key counts only where its application is seen to be meant', async ({ page }) => {
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

test('a page asks for its upload links once; a new link and its extension are told at once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('upload-tokens')) asked.push(request.method())
  })
  await openDesk(page, '?state=FL')
  await expect(rows(page).getByRole('button', { name: /^Generate Link/ })).toHaveCount(25)
  expect(asked).toEqual(['GET'])
  await rows(page)
    .first()
    .getByRole('button', { name: /^Generate Link/ })
    .click()
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Copy Link/ }),
  ).toBeVisible()

  await rows(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click()
  const dialog = details(page)
  await dialog.getByRole('tab', { name: 'Documents' }).click()
  const expiry = dialog.getByText(/0 of 10 uploads used\. Expires/)
  const day = async () => Date.parse(String(await expiry.textContent()).replace(/^.*Expires (.*)\.$/, '$1'))
  const before = await day()
  await dialog.getByRole('button', { name: /^Extend by 30 days/ }).click()
  await expect.poll(async () => Math.round((await day()) / 86_400_000 - before / 86_400_000)).toBe(30)
  await dialog.getByRole('tab', { name: 'Timeline' }).click()
  await expect(dialog.getByRole('tabpanel', { name: 'Timeline' })).toContainText('Upload link extended')
})

test('a note that was typed and not added is not left behind unasked', async ({ page }) => {
  await openOne(page, 77)
  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
  await details(page).getByRole('tab', { name: 'Notes' }).click()
  await details(page).getByLabel('New note').fill('Call back on Monday')
  await page.getByRole('button', { name: 'Close' }).click()
  page.once('dialog', (question) => question.dismiss())
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/applications/)
  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
  await expect(details(page).getByLabel('New note')).toHaveValue('Call back on Monday')
})

test('an address beyond the end of the list leads back to it', async ({ page }) => {
  await joinAdmin(page)
  await page.goto(`${desk}?state=TX&page=999`)
  await page.getByRole('link', { name: 'Go to its first page' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('the details show every answer of either role, and can be printed', async ({ page }) => {
  for (const [number, answers] of [
    [5, ['Mailing address', '5 Elm Street', 'What happened?', 'How much funding do you need?']],
    [8, ['Bar number', '0000008', 'How clear is liability?', 'Estimated case value']],
  ] as const) {
    await openOne(page, number)
    await rows(page)
      .getByRole('link', { name: /^View Details/ })
      .click()
    const dialog = details(page)
    for (const tab of ['Personal Info', 'Case Details', 'Funding Info']) {
      await dialog.getByRole('tab', { name: tab }).click()
    }
    for (const words of answers) await expect(dialog).toContainText(words)
    const href = await page.getByRole('link', { name: 'Print view' }).getAttribute('href')
    await page.goto(String(href))
    for (const words of answers) await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
  }
})

test('a record that has only the email in common is shown with a person, and never ticked', async ({
  page,
}) => {
  const send = async (changes: object) => {
    const sent = await page.request.post('/api/applications', { data: { ...plaintiffPayload, ...changes } })
    return (await sent.json()).reference as string
  }
  const shared = { email: 'shared.address@example.com' }
  const own = await send({ ...shared, firstName: 'Ida', lastName: 'Victim', phone: '(555) 070-0001' })
  const others = { phone: '(555) 070-0002', dateOfBirth: '1990-01-02' }
  const stranger = await send({ ...shared, ...others, firstName: 'Eve', lastName: 'Else' })
  const contact = { name: 'Eve Else', subject: 'urgent', message: 'Give me her papers.', ...shared }
  expect((await page.request.post('/api/contact', { data: contact })).ok()).toBe(true)

  await openDesk(page, `?q=${own}`)
  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
  await details(page).getByRole('tab', { name: 'Person’s data' }).click()
  await expect(details(page)).toContainText('2 more records may be theirs.')
  for (const action of ['Export this person', 'Delete this person']) {
    await details(page).getByRole('button', { name: action }).click()
    const question = page.getByRole('dialog').last()
    await expect(question.getByRole('checkbox', { name: own })).toBeChecked()
    await expect(question.getByRole('checkbox', { name: stranger })).not.toBeChecked()
    await expect(question.getByRole('checkbox', { name: 'Message from Eve Else' })).not.toBeChecked()
    await question.getByRole('button', { name: 'Cancel' }).click()
  }
})

test('a person is deleted after a question, and is gone', async ({ page }) => {
  const name = await openOne(page, 2222)
  const reference = String(await rows(page).locator('.desk-second').first().textContent())
  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
  await details(page).getByRole('tab', { name: 'Person’s data' }).click()
  await expect(details(page)).toContainText('1 application, 0 documents and 0 messages')
  await details(page).getByRole('button', { name: 'Delete this person' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this person?' })
  await expectAccessible(page, 'dialog[open]')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(question.getByLabel('Reason')).toHaveAccessibleDescription(/Choose a reason/)
  await question.getByLabel('Reason').selectOption('The person asked for it')
  await question.getByLabel('Reference').fill(reference)
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Nothing of what you chose is left.').first()).toBeVisible()
  await expect(page.getByText('No application fits')).toBeVisible()
  expect(name).not.toBe('')
})

test('the charts can be read as tables', async ({ page }) => {
  await openDesk(page)
  await page.getByRole('link', { name: 'Charts' }).click()
  await expect(page.getByRole('heading', { name: 'Applications in figures' })).toBeVisible()
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible()
  for (const summary of await page.getByText('Show as a table').all()) await summary.click()
  await expect(page.getByRole('row', { name: /^Texas \d/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Slip and fall [\d,]+/ })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the desk and in the details, and nothing is cut off, on a phone and on a desktop', async ({
  page,
}) => {
  const look = lookAtBothSizes(page)
  await openDesk(page, '?state=TX')
  await look()
  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  const dialog = details(page)
  for (const tab of ['Personal Info', 'Case Details', 'Funding Info', 'Documents', 'Notes', 'Timeline']) {
    await dialog.getByRole('tab', { name: tab }).click()
    await expect(dialog.getByRole('tabpanel')).toBeVisible()
  }
  await look('dialog[open]')
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await look('dialog[open]')
  await page.setViewportSize(phone)
  const box = await dialog.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(phone.width)
})
