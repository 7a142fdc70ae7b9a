import { joinAdmin } from '../support/admin.ts'
import { activity, desk, details, fileName, openDesk, openOne, rows, test } from '../support/desk.ts'
import { desktop, expect } from '../support/site.ts'

test.use({ viewport: desktop })

test('the file turns past the end of a page, from a deep link too, and begins with the part its address names', {
  tag: '@proof',
}, async ({ page }) => {
  await joinAdmin(page)
  const [last, next, third] = await (
    await page.request.get('/api/applications?role=attorney&pageSize=3&page=9')
  ).json()
  // Rows 25 to 27 of the list: the last of the desk's first page, and the two after it.
  expect([last, next, third]).toHaveLength(3)
  await page.goto(`${desk}?role=attorney&application=${last.id}`)
  const title = fileName(page)
  await expect(title).toHaveText(`${last.clientFirstName} ${last.clientLastName}`)
  await expect(details(page).getByText(`filed by ${last.firstName} ${last.lastName}`)).toBeVisible()
  await page.goto(`${desk}?role=attorney&application=${last.id}&tab=person`)
  await expect(page.getByRole('button', { name: 'Export this person' })).toBeInViewport()
  const turn = page.getByRole('button', { name: 'Next application' })
  await turn.click()
  await expect(title).toHaveText(`${next.clientFirstName} ${next.clientLastName}`)
  await expect(page).toHaveURL(/(?=.*page=2)(?=.*tab=person)/)
  await expect(details(page)).toContainText(/26 of 2,\d{3}/)
  await page.reload()
  await expect(title).toHaveText(`${next.clientFirstName} ${next.clientLastName}`)
  await page.keyboard.press('j')
  await expect(title).toHaveText(`${third.clientFirstName} ${third.clientLastName}`)
  await page.goto('/admin/messages')
  await page.goBack()
  await expect(title).toHaveText(`${third.clientFirstName} ${third.clientLastName}`)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/tab=|application=/)
  // Like a link in a mail: it names no page, and the application is not on the first.
  await page.goto(`${desk}?role=attorney&application=${next.id}`)
  await turn.click()
  await expect(page).toHaveURL(new RegExp(third.id))
})

test('a page asks for its upload links once; a new link and its extension are told at once', {
  tag: '@proof',
}, async ({ page }) => {
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
  const expiry = dialog.getByText(/0 of 10 uploads used\. Expires/)
  const day = async () => Date.parse(String(await expiry.textContent()).replace(/^.*Expires (.*)\.$/, '$1'))
  const before = await day()
  await dialog.getByRole('button', { name: /^Extend by 30 days/ }).click()
  await expect.poll(async () => Math.round((await day()) / 86_400_000 - before / 86_400_000)).toBe(30)
  await expect(activity(page)).toContainText('Upload link extended')
})

test('a note that was typed and not added is not left behind unasked', { tag: '@proof' }, async ({
  page,
}) => {
  await openOne(page, 77)
  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
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

test('the details show every answer of either role, and can be printed', { tag: '@proof' }, async ({
  page,
}) => {
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
