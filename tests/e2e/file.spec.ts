import { lookAtBothSizes } from '../support/both-sizes.ts'
import { applyWith } from '../support/judging.ts'
import { pdfOf } from '../support/pdf-files.ts'
import { desktop, expect, phone, test } from '../support/site.ts'

test.use({ viewport: desktop })

const record = { name: 'record.pdf', type: 'application/pdf', body: pdfOf([{ text: 'A page' }]) }

test('a file is read and worked on one page, by its keys, and no typed word is lost on the way', async ({
  page,
}) => {
  const { id, documentIds } = await applyWith(page, 'Fairweather', [record])
  const look = lookAtBothSizes(page)
  const file = page.getByRole('article', { name: 'Ana Fairweather' })
  // Beside the list, nothing behind the file scrolls.
  await page.goto(`/admin/applications?application=${id}`)
  await expect(page.locator('#application-details')).toContainText('Person’s data')
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await page.goto(`/admin/applications/${id}`)
  const head = file.locator('> header')
  await expect(head.getByRole('link', { name: '(555) 014-7733' })).toHaveAttribute('href', 'tel:+15550147733')
  for (const words of [
    'Park & Co',
    'Slip and fall',
    'Texas',
    'Mar 4, 2027',
    'no word of a suit',
    '$5,000–10,000',
  ])
    await expect(head).toContainText(words)
  await expect(head).toContainText('Estimate: 2 years in Texas.')
  const lines = file.getByRole('region', { name: 'The case' })
  await expect(lines).toContainText('Bills so far: $12,000.')
  await expect(lines).toContainText('Earlier injuries: Whiplash, 2019.')

  // The bar stays while the file scrolls; one button of it is solid.
  await file.getByRole('heading', { name: 'Person’s data' }).scrollIntoViewIfNeeded()
  await expect(head.getByRole('heading')).toBeInViewport()
  await expect(file.locator('.file-main, .button-primary').filter({ visible: true })).toHaveText([
    /^Judge 1 document/,
  ])
  await look()
  await page.setViewportSize(phone)
  await expect(head.getByRole('link', { name: 'Judge 1 document' })).toBeInViewport()
  await expect(head.getByRole('button', { name: 'Change status: Received' })).toBeInViewport()
  await page.setViewportSize(desktop)

  // A note that waits while its writer judges.
  await head.getByRole('heading').click()
  await page.keyboard.press('n')
  await page.keyboard.type('Ask for page 2. d')
  await page.getByRole('tab', { name: 'To applicant' }).click()
  await page.getByLabel('Write to the applicant').fill('Could you send page 2?')
  await head.getByRole('heading').click()
  await page.keyboard.press('d')
  await expect(page).toHaveURL(new RegExp(`documents/${documentIds[0]}$`))
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'To applicant' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByLabel('New note')).toHaveValue('Ask for page 2. d')
  await page.getByLabel('New note').press('Control+Enter')
  const stream = page.getByRole('region', { name: 'Activity' })
  await expect(stream.getByRole('listitem').filter({ hasText: 'Note by Owner' })).toContainText(
    'Ask for page 2. d',
  )
  await page.getByRole('tab', { name: 'To applicant' }).click()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(stream).toContainText('Owner to the applicant')
  await stream.getByLabel('Kind of activity').selectOption('Messages')
  await expect(stream.getByRole('listitem')).toHaveCount(1)

  // A status by two keys, and back.
  await page.getByRole('dialog').getByRole('heading').first().click()
  await page.keyboard.press('s')
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: 'Change status: In review' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Change status: Received' })).toBeVisible()
  await page.getByRole('dialog').getByRole('heading').first().click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/applications$/)
})

test('what is typed before a form is there is written in it, and is no shortcut', { tag: '@proof' }, async ({
  page,
}) => {
  const { id } = await applyWith(page, 'Ahead', [])
  await page.goto(`/admin/applications?q=Ahead`)
  await page.getByRole('row', { name: /Ana Ahead/ }).focus()
  // The file takes its time, and nobody who types waits for it.
  let letIn = () => {}
  const isLet = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route(`**/api/applications/${id}`, async (route) => {
    await isLet
    await route.continue()
  })
  await page.keyboard.press('n')
  await page.keyboard.type('Aska')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(' judge Diaz for 2 cm scans?')
  letIn()
  await expect(page.getByLabel('New note')).toHaveValue('Ask judge Diaz for 2 cm scans?')
  await page.keyboard.type(' Soon.')
  await expect(page.getByLabel('New note')).toHaveValue('Ask judge Diaz for 2 cm scans? Soon.')
  await expect(page).toHaveURL(new RegExp(id))
})

test('shortcuts of one letter can be switched off, and stay off', { tag: '@proof' }, async ({ page }) => {
  const { id } = await applyWith(page, 'Quiet', [])
  await page.goto('/admin/settings/profile')
  const choice = page.getByRole('switch', { name: 'Shortcuts of one letter' })
  await choice.uncheck()
  await expect(page.getByText('Shortcuts of one letter are off').first()).toBeVisible()
  await page.goto(`/admin/applications/${id}`)
  await expect(page.getByRole('button', { name: 'Change status: Received' })).toBeVisible()
  await page.keyboard.press('s')
  await page.keyboard.press('n')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByLabel('New note')).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/applications$/)
  await page.goto('/admin/settings/profile')
  await choice.check()
  await expect(page.getByText('Shortcuts of one letter are on').first()).toBeVisible()
})
