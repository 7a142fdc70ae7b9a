import { openHaltingLine } from '../support/halting-line.ts'
import { listMoved, watchLayoutShift } from '../support/layout-shift.ts'
import { sample } from '../support/sample.ts'
import { desktop, expect, expectAccessible, expectTakenOver, phone, test } from '../support/site.ts'

/** Where a page may be cut by a weak line: within the row at its top, and after it. */
const cuts = ['<details', '<summary', '</summary>', '</h1>']

for (const [name, viewport] of sample(Object.entries({ phone, desktop }), 1)) {
  test(`on a ${name} nothing moves while Home loads, wherever its line halts`, async ({
    browser,
    server,
  }) => {
    const page = await browser.newPage({ viewport })
    await watchLayoutShift(page)
    const line = await openHaltingLine(server.url)
    for (const cut of cuts) {
      line.haltBefore(cut)
      await page.goto(line.url, { waitUntil: 'commit' })
      // What is not painted now cannot move later.
      await page.waitForFunction(
        () =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
      )
      line.goOn()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await listMoved(page), cut).toEqual([])
    }
    await page.close()
    line.close()
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
  for (const radio of await page.locator('#application-form').getByRole('radio').all())
    await expect(radio).not.toBeChecked()
})

test('the role can be chosen by keyboard alone', async ({ page }) => {
  await page.goto('/')
  // The self-check above has radios of its own.
  await page.locator('#application-form').getByRole('radio').first().focus()
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

const places = [
  ['/', true],
  ['/privacy-policy', false],
] as const
for (const [path, isLive] of sample(places, 1)) {
  test(`Back and a reload find the place on ${path} where somebody was`, async ({ page }) => {
    await page.setViewportSize(phone)
    const place = () => page.evaluate(() => Math.round(scrollY))
    await page.goto(path)
    if (isLive) {
      await page.locator('#application-form').scrollIntoViewIfNeeded()
      await expectTakenOver(page)
    }
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const left = await place()
    expect(left).toBeGreaterThan(1500)
    await page.goto('/contact')
    await page.goBack()
    await expect.poll(place).toBe(left)
    await page.reload()
    await expect.poll(place).toBe(left)
  })
}
