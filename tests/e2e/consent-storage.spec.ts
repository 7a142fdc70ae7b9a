import { banner, test } from '../support/measured-site.ts'
import { expect } from '../support/site.ts'

test('blocked storage does no harm: the choice holds while the page is open', { tag: '@proof' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/terms')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect(banner(page)).toBeHidden()
})

test('rubbish in the storage is no choice', { tag: '@proof' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookies-accepted', 'true')
    localStorage.setItem('cookie-preferences', '{"analytics":')
  })
  await page.goto('/terms')
  await expect(banner(page)).toBeVisible()
})

test('a choice in one tab answers for the other', { tag: '@proof' }, async ({ page, context }) => {
  await page.goto('/terms')
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/terms')
  await banner(other).getByRole('button', { name: 'Accept All' }).click()
  await expect(banner(page)).toBeHidden()
})
