import type { Browser, Page } from '@playwright/test'
import { shortSheet } from '../support/short-sheet.ts'
import { desktop, expect, expectAccessible } from '../support/site.ts'
import { openOther, signInAs, test } from '../support/staffed-site.ts'
import { cell, figure, fillSheet, openFile } from '../support/value-page.ts'

test.use({ viewport: desktop })

type Shared = { page: Page; browser: Browser; baseURL: string | undefined }

async function openShared({ page: ruth, browser, baseURL }: Shared, lines: readonly object[] = []) {
  const { id, address } = await openFile(ruth, 'Shared')
  await signInAs(ruth, 'ruth')
  await fillSheet(ruth.request, id, [...shortSheet, ...lines])
  const ben = await openOther(browser, baseURL, 'ben')
  await ruth.goto(address)
  await ben.goto(address)
  return ben
}

test('two reviewers on one sheet lose nothing', { tag: '@proof' }, async ({
  page: ruth,
  browser,
  baseURL,
}) => {
  const ben = await openShared({ page: ruth, browser, baseURL })

  // On two lines nobody is in the other's way.
  await cell(ruth, 'Costs').click()
  await figure(ruth, 'Costs, dollars').fill('5k')
  await cell(ben, 'Lost wages').click()
  await figure(ben, 'Lost wages, dollars').fill('30k')
  await figure(ben, 'Lost wages, dollars').press('Tab')
  await expect(cell(ruth, 'Lost wages')).toHaveText('$30,000')
  await expect(figure(ruth, 'Costs, dollars')).toHaveValue('5k')

  // On one line both stand there until one is chosen.
  await cell(ben, 'Costs').click()
  await figure(ben, 'Costs, dollars').fill('6k')
  await figure(ben, 'Costs, dollars').press('Tab')
  const conflict = ruth.getByRole('alert').filter({ hasText: 'Ben' })
  await expect(conflict).toContainText('$6,000')
  await expect(figure(ruth, 'Costs, dollars')).toHaveValue('5k')
  await expectAccessible(ruth)
  await ruth.getByRole('button', { name: 'Keep mine' }).click()
  await expect(cell(ben, 'Costs')).toHaveText('$5,000')
})

test('theirs is taken, a line that one removes stays for who types in it, and nothing is lost without a connection', {
  tag: '@proof',
}, async ({ page: ruth, browser, baseURL, trouble }) => {
  const liens = ['First Clinic', 'Second Clinic', 'Third Clinic'].map((label) => ({
    name: 'lien',
    figure: { label, amount: 100_00, choice: 'doctor', note: 'By phone' },
  }))
  const ben = await openShared({ page: ruth, browser, baseURL }, liens)
  await cell(ben, 'Costs').click()
  await figure(ben, 'Costs, dollars').fill('7k')
  await cell(ruth, 'Costs').click()
  await figure(ruth, 'Costs, dollars').fill('8k')
  await figure(ruth, 'Costs, dollars').press('Tab')
  await expect(ben.getByRole('alert').filter({ hasText: 'Ruth' })).toContainText('$8,000')
  await ben.getByRole('button', { name: 'Take theirs' }).click()
  await expect(cell(ben, 'Costs')).toHaveText('$8,000')

  // Without a connection it's kept here, also on another screen, and saved when the connection is back.
  await ruth.context().setOffline(true)
  await cell(ruth, 'High').click()
  await figure(ruth, 'High, dollars').fill('160k')
  await figure(ruth, 'High, dollars').press('Tab')
  await expect(ruth.getByRole('alert').filter({ hasText: 'there is no connection' })).toBeVisible()
  await expect(figure(ruth, 'High, dollars')).toHaveValue('160k')
  await ruth.context().setOffline(false)
  await expect(cell(ben, 'High')).toHaveText('$160,000')
  await expect(cell(ruth, 'High')).toHaveText('$160,000')
  trouble.length = 0

  // What was taken off comes back where it stood.
  const order = async (page: Page) =>
    await page
      .getByRole('button', { name: /Clinic: / })
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(' ')[0]))
  await cell(ruth, 'Second Clinic').click()
  await ruth.getByRole('button', { name: 'Take Second Clinic off the sheet' }).click()
  await expect(cell(ben, 'Second Clinic')).toBeHidden()
  await ruth.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(ben, 'Second Clinic')).toBeVisible()
  expect(await order(ben)).toEqual(['First', 'Second', 'Third'])

  // What one types in a line that the other takes off stays in sight, and comes back there, too.
  await cell(ben, 'Second Clinic').click()
  const amount = figure(ben, 'Second Clinic, dollars, or ?')
  await amount.fill('250')
  await cell(ruth, 'Second Clinic').click()
  await ruth.getByRole('button', { name: 'Take Second Clinic off the sheet' }).click()
  await expect(ben.getByText('Somebody took this line off the sheet while you typed.')).toBeVisible()
  await expect(ben.getByRole('textbox', { name: /, dollars, or \?$/ })).toHaveValue('250')
  await ben.getByRole('button', { name: 'Keep mine' }).click()
  await expect(cell(ruth, 'Second Clinic')).toHaveText('$250')
  expect(await order(ruth)).toEqual(['First', 'Second', 'Third'])
})
