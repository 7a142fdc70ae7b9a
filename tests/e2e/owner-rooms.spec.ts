import { joinAdmin } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { pressOn } from '../support/keyboard.ts'
import { desktop, expect, test } from '../support/site.ts'

test.use({ viewport: desktop })

test('the owner reads what is missing for opening day, moves the day, and notes a restore, by keyboard', async ({
  page,
}) => {
  await joinAdmin(page)
  const look = lookAtBothSizes(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: /^Ready to open\?/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('and the lamp is lit.')
  await expect(page.getByRole('img', { name: /^A lighthouse of/ })).toBeVisible()
  await page.setViewportSize(desktop)
  await pressOn(page, page.getByRole('button', { name: /^(Choose|Move) the day$/ }), 'Enter')
  const inThreeWeeks = new Date(Date.now() + 21 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Opening day', { exact: true }).fill(inThreeWeeks)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Opening day is .* weekdays\.$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /days to scale/ })).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: 'Show me how: Connect a mail server' }), 'Enter')
  await expect(page.getByText('Set SMTP_URL and ADMIN_EMAIL')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: /^Name the sources/ }), 'Enter')
  await expect(page.getByLabel(/^Clients helped/)).toBeVisible()
  await look()

  const backups = page.getByRole('button', { name: /^Say when/ })
  await pressOn(page, backups, 'Enter')
  await page.getByLabel('Last restore that worked').fill(new Date().toISOString().slice(0, 10))
  await page.keyboard.press('Enter')
  await expect(backups).toBeHidden()
  await expect(page.getByRole('region', { name: 'Done' }).getByText('Tried restore')).toBeVisible()

  await page.getByRole('link', { name: /^Set it: Set your phone/ }).click()
  await expect(page.getByRole('dialog', { name: 'Global content' })).toBeVisible()
  await page.request.patch('/api/admin/opening', { data: { day: null, restoredOn: null } })
})
