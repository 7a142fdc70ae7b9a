import { signInAsAdmin } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { desktop, expect, expectAlive, phone, takeTrouble, test } from '../support/site.ts'

test('the owner sets a price by keyboard, sees whose cap holds it, and meets somebody who was faster', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  await signInAsAdmin(page)
  const look = lookAtBothSizes(page)
  const caps = [{ kind: 'yearly-rate', percent: 36 }]
  await page.request.put('/api/state-rules/IN', { data: { posture: 'capped', caps } })

  await page.goto('/admin/settings/price')
  await expectAlive(page)
  await expect(page.getByText('No price is in force.')).toBeVisible()
  await look()

  await page.setViewportSize(desktop)
  await page.keyboard.press('1')
  await expect(page.getByRole('radio', { name: 'Simple' })).toBeChecked()
  await page.keyboard.press('2')
  // What we suggest is a simple charge for each six months begun.
  await page.getByRole('textbox', { name: 'Rate for six months' }).fill('15')
  await page.getByRole('radio', { name: 'A month' }).click()
  await page.getByRole('radio', { name: 'Day by day' }).click()
  const rate = page.getByRole('textbox', { name: 'Rate a month' })
  await rate.fill('3')
  await expect(page.getByText('In a year this is 42.58%.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Cap' }).fill('2.5')
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row('Most states')).toContainText('$8,512.17')
  await expect(row('Most states')).toContainText('$12,500.00▾ your cap')
  await expect(row('Indiana')).toContainText('$7,700.00▾ state’s cap')
  // The steps have dates and the yearly rate, in a state that the owner chooses.
  const steps = page.getByRole('table', { name: 'Owed at each step' })
  await expect(steps.getByRole('row').nth(1)).toContainText('$5,970.26')
  await page.getByRole('combobox', { name: 'In', exact: true }).selectOption('Indiana')
  await expect(steps.getByRole('row').nth(1)).toContainText('$5,900.00▾ Indiana’s limit36.00%')
  await page.getByRole('button', { name: 'Add a charge' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Application')
  await page.getByRole('textbox', { name: 'Amount' }).fill('$100')
  await page.getByRole('combobox', { name: 'How' }).selectOption('Held back from the payment')
  await expect(page.getByText('the person gets $4,900')).toBeVisible()
  await look()
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Remove' }).click()

  await page.setViewportSize(desktop)
  await rate.focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Version 1 is in force')).toBeVisible()
  await expect(page.getByText('Version 1 is cut by the rules of these states')).toBeVisible()
  const answer = await page.request.get('/api/price/estimate?amount=5000&months=18')
  expect(await answer.json()).toMatchObject({ owed: 8_512_17, terms: { version: 1 } })

  const faster = { monthlyRate: 2.9, compounding: 'simple', fee: 0, capMultiple: null, mostMonths: null }
  await page.request.post('/api/admin/price/terms', { data: { ...faster, basedOn: 1 } })
  await rate.fill('3.1')
  await page.getByRole('button', { name: /^Set now/ }).click()
  await expect(page.getByText('Somebody else set a price meanwhile')).toBeVisible()
  await takeTrouble(trouble, 1)
  await look()
  // My rate stays, and their cap comes with it.
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(rate).toHaveValue('3.1')
  await expect(page.getByRole('textbox', { name: 'Cap' })).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Simple' })).toBeChecked()
  await page.getByRole('button', { name: 'Add a charge' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('1,000,000')
  await page.getByRole('textbox', { name: 'Most months' }).fill('1.5')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: /^Set now/ }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name it/)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/up to 10000/)
  const months = page.getByRole('textbox', { name: 'Most months' })
  await expect(months).toHaveAccessibleDescription(/Use whole months from 1 to 120/)
  await months.fill('')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: /^Set now/ }).click()
  await expect(page.getByText('Version 3 is in force')).toBeVisible()

  // Somebody leaves with a price half typed. A colleague sets one meanwhile, and neither is lost.
  await rate.fill('3.4')
  await page.goto('/admin/settings')
  await page.request.post('/api/admin/price/terms', { data: { ...faster, basedOn: 3 } })
  await page.goto('/admin/settings/price')
  await expect(page.getByText('Somebody else set a price meanwhile')).toBeVisible()
  await expect(rate).toHaveValue('3.4')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(rate).toHaveValue('2.90')
  await expect(page.getByText('Somebody else set a price meanwhile')).toBeHidden()
})
