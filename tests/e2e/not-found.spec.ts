import { sample } from '../support/sample.ts'
import { desktop, expect, expectAccessible, phone, test } from '../support/site.ts'

for (const [name, viewport] of sample(Object.entries({ phone, desktop }), 1)) {
  test(`an unknown address answers 404 with a screen of its own (${name})`, async ({ page, trouble }) => {
    await page.setViewportSize(viewport)
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    // The browser logs the status of the page it opens.
    expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found')
  })
}
