import type { Page } from '@playwright/test'
import { noteAnnouncements } from '../support/announcements.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'
import { listMoved, watchLayoutShift } from '../support/layout-shift.ts'
import { desktop, expect, expectAccessible, phone, test } from '../support/site.ts'

const amount = (page: Page) => page.getByRole('slider', { name: 'How much?' })
const months = (page: Page) => page.getByRole('slider', { name: 'How many months?' })
const owed = (page: Page) =>
  page.locator('dl').filter({ hasText: 'If you win' }).locator('.answer-figure').first()

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: phone })

  test('somebody works out what an advance would cost, shares the address and prints it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() =>
      Object.assign(globalThis, { print: () => Object.assign(globalThis, { printed: true }) }),
    )
    const readAnnouncements = await noteAnnouncements(page)
    await page.goto('/cost')
    await expect(owed(page)).toHaveText('$7,700')
    // Both answers are above the fold, and nothing we have not set is called ours.
    const { bottom } = await page
      .getByText('You keep it all.')
      .evaluate((element) => element.getBoundingClientRect())
    expect(bottom).toBeLessThanOrEqual(phone.height)
    await expect(page.getByText('An example, not our price')).toBeVisible()
    await expectAccessible(page)

    await tabTo(page, amount(page))
    for (const key of ['ArrowRight', 'PageUp', 'ArrowLeft', 'Home', 'End', 'PageDown'])
      await page.keyboard.press(key)
    await expect(amount(page)).toHaveAttribute('aria-valuetext', '$75,000')
    await tabTo(page, page.getByRole('textbox', { name: 'How much?' }), 'Shift+Tab')
    await page.keyboard.type('5k')
    await tabTo(page, months(page))
    await expect(amount(page)).toHaveAttribute('aria-valuetext', '$5,000')
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight')
    await expect(months(page)).toHaveAttribute('aria-valuetext', '24 months')
    await expect(owed(page)).toHaveText('$8,600')
    await tabTo(page, page.getByLabel('Rate a month'))
    await page.keyboard.type('4')
    await expect(owed(page)).toHaveText('$9,800')
    await expect.poll(readAnnouncements).toContain('If you win, you’d owe $9,800. If you lose, $0.')

    await pressOn(page, page.getByRole('button', { name: 'Copy the address' }), 'Enter')
    await expect(page.getByText('Copied. Your numbers are in it.')).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toContain('/cost?amount=5000&months=24&rate=4&compounding=simple&capMultiple=2')
    await pressOn(page, page.getByRole('button', { name: 'Print this page' }), 'Enter')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'printed'))).toBe(true)

    // The page's own address keeps only where they live.
    await expect(page).toHaveURL('/cost')
    await page.goto(address)
    await expect(owed(page)).toHaveText('$9,800')
    await expect(page.getByText('Your offer: 4% a month, simple.')).toBeVisible()

    // A state changes the law beside the answer, by keyboard, and stands in the address.
    const state = page.getByLabel('Where do you live?')
    await tabTo(page, state)
    await page.keyboard.type('Nev')
    await expect(page.getByRole('region', { name: 'The law in Nevada' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^24 months/ })).toContainText('$9,000')
    await expect(page).toHaveURL('/cost?state=nv')
    await expectAccessible(page)
    await page.reload()
    await expect(state).toHaveValue('nv')
  })

  test('somebody compares two offers', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/cost')
    await pressOn(page, page.getByRole('link', { name: 'Two offers side by side' }), 'Enter')
    await expect(page).toHaveURL('/cost/offers')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Same 3%. $812.17 apart.')
    await expectAccessible(page)
    const offerB = page.getByRole('region', { name: 'Offer B' })
    await tabTo(page, offerB.getByLabel('Rate a month'))
    await page.keyboard.type('2.5')
    await expect(heading).toHaveText('3% or 2.5%. $98.29 apart.')
    await tabTo(page, offerB.getByRole('radio', { name: 'Compounds monthly' }))
    await page.keyboard.press('ArrowDown')
    await expect(offerB.getByRole('radio', { name: 'Every six months' })).toBeChecked()
    await expect(page).toHaveURL(/rateB=2.5&compoundingB=semiannual/)
    await expect(page.getByRole('row', { name: /^36 months/ })).toContainText('$10,000.00')
    await page.reload()
    await expect(offerB.getByLabel('Rate a month')).toHaveValue('2.5%')
  })
})

test('nothing moves while somebody slides, and what is drawn fits', { tag: '@proof' }, async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await watchLayoutShift(page)
    await page.goto('/cost')
    for (const slider of [amount(page), months(page)]) {
      await slider.scrollIntoViewIfNeeded()
      const box = await slider.boundingBox()
      if (!box) throw new Error('the slider is not drawn')
      const [from, to, y] = [box.x + 14, box.x + box.width - 14, box.y + box.height / 2]
      await page.mouse.move((from + to) / 2, y)
      await page.mouse.down()
      await page.mouse.move(from, y, { steps: 12 })
      await page.mouse.move(to, y, { steps: 24 })
      await page.mouse.up()
    }
    await expect(owed(page)).toHaveText('$200,000')
    // The thumb is the browser's own, so its way is reported without a name.
    expect((await listMoved(page)).filter((moved) => !moved.endsWith(': '))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
})

test('the price is shown without the browser’s own number formatting, which is slow to start', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const woken: string[] = []
    const note = (name: string) =>
      function wake(): never {
        woken.push(name)
        throw new Error(`${name} takes 25 ms at its first use`)
      }
    Object.assign(Intl, { NumberFormat: note('Intl.NumberFormat') })
    Number.prototype.toLocaleString = note('toLocaleString')
    Object.assign(globalThis, { woken })
  })
  await page.goto('/cost')
  await amount(page).press('End')
  await expect(owed(page)).toHaveText('$154,000')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'woken'))).toEqual([])
})

test('the numbers go along from other pages', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/case-types/car-accident')
  await amount(page).press('End')
  await expect(owed(page)).toHaveText('$154,000')
  await page.getByRole('link', { name: 'See every figure' }).click()
  await expect(page).toHaveURL('/cost?amount=100000&months=18')
  await expect(owed(page)).toHaveText('$154,000')
})

test('what was answered before the script of the short version came is taken over, with the focus', {
  tag: '@proof',
}, async ({ page }) => {
  await page.route(/\/assets\/live-cost-part-/, async (route) => {
    await expect(page.getByRole('textbox', { name: 'How much?' })).toHaveValue('8k')
    await route.continue()
  })
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'How much?' })
  await field.fill('8k')
  await expect(owed(page)).toHaveText('$12,320')
  await expect(field).toBeFocused()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the form is sent, and the server draws the same', async ({ page }) => {
    await page.goto('/cost')
    await page.getByRole('textbox', { name: 'How much?' }).fill('10k')
    await page.getByRole('textbox', { name: 'How many months?' }).fill('2 years')
    await page.getByLabel('Where do you live?').selectOption('oh')
    await page.getByRole('button', { name: 'Work it out' }).first().click()
    await expect(owed(page)).toHaveText('$17,200')
    await expect(page.getByRole('img', { name: /You’d owe \$17,200 at month 24/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^24 months/ })).toContainText('$17,200')
    await page.getByRole('link', { name: 'Two offers side by side' }).click()
    const offerB = page.getByRole('region', { name: 'Offer B' })
    await offerB.getByLabel('Rate a month').fill('4')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3% or 4%.')
    await expect(page).toHaveURL(/state=(OH|oh)/)
  })
})
