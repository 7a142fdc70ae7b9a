import { signInAsAdmin } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { desktop, expect, expectAlive, test } from '../support/site.ts'

test('the owner reads by keyboard who opened whose file, keeps one file in sight, and checks the chain', {
  tag: '@proof',
}, async ({ page }) => {
  await signInAsAdmin(page)
  const look = lookAtBothSizes(page)
  const applied = await page.request.post('/api/applications', {
    data: { ...plaintiffPayload, firstName: 'Odessa', lastName: 'Fairweather' },
  })
  const { id } = await applied.json()
  await page.request.get(`/api/applications/${id}`)
  await page.request.get('/api/applications/export.csv?state=GA')
  await page.request.post(`/api/applications/${id}/notes`, { data: { body: 'Call on Monday.' } })

  await page.goto('/admin/settings/people/log')
  await expectAlive(page)
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Opened the file of' }).first()).toContainText('Odessa Fairweather')
  await expect(page.getByRole('rowgroup').getByText('Today')).toBeVisible()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'chain whole' })).toBeVisible()
  await look()

  await page.setViewportSize(desktop)
  const entry = page.getByRole('complementary', { name: 'Entry' })
  const note = entry.getByText('Owner wrote a note about Odessa Fairweather.')
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(note).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(entry.getByText('Add a note')).toBeVisible()
  await expect(entry.getByText('whole', { exact: true })).toHaveCount(3)
  await look()

  await page.setViewportSize(desktop)
  await page.keyboard.press('o')
  await expect(page.getByRole('link', { name: /^Remove: / })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Exported the list' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Opened the file of' })).toHaveCount(1)
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV of these 2' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/^access-log-.*\.csv$/)
})

test('what was written down long ago is still found, however much came after it', { tag: '@proof' }, async ({
  page,
}) => {
  await signInAsAdmin(page)
  await page.request.get('/api/applications/export.csv?q=first')
  await Promise.all(Array.from({ length: 100 }, () => page.request.get('/api/applications')))
  await page.goto('/admin/settings/people/log?kind=files')
  const exported = page.getByRole('row').filter({ hasText: 'Exported the list' })
  await expect(page.getByRole('row').filter({ hasText: 'Read the whole list' }).first()).toBeVisible()
  await expect(exported).toHaveCount(0)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(exported).not.toHaveCount(0)
})
