import { sample } from '../support/sample.ts'
import { desktop, expect, expectAccessible, expectTakenOver, phone, test } from '../support/site.ts'

for (const [name, viewport] of sample(Object.entries({ phone, desktop }), 1)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('nothing moves while Home loads', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
    })
  })
}

test('the buttons of the hero lead to the application and to the steps', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(page.locator('#application-form')).toBeInViewport()
  await page.goto('/')
  await page.getByRole('link', { name: 'See How It Works' }).click()
  await expect(page.locator('#how-it-works')).toBeInViewport()
})

test('a role must be chosen to continue, and going back clears it', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  const proceed = page.getByRole('button', { name: 'Continue Application' })
  await expect(proceed).toBeDisabled()
  await page.getByRole('radio', { name: /plaintiff/i }).press('Space')
  await proceed.click()
  const back = page.getByRole('button', { name: 'Back to Role Selection' })
  await expect(back).toBeVisible()
  await expectAccessible(page)
  await back.click()
  await expect(proceed).toBeDisabled()
  for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked()
})

test('the role can be chosen by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio').first().focus()
  await expectTakenOver(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /attorney/i })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Back to Role Selection' })).toBeVisible()
})

test('the first press of Tab offers to skip to the content', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip to main content/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
