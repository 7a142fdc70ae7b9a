import { expect, expectAccessible, phone, test } from '../support/site.ts'

test.use({ viewport: phone })

const links = [
  'How It Works',
  'What We Fund',
  'What It Costs',
  'Case Types',
  'For Attorneys',
  'States We Serve',
  'Blog',
  'Contact',
]

test('the menu opens, closes by Escape with focus on its button, and closes when a link is tapped', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const toggle = header.locator('summary')
  await toggle.click()
  for (const name of links) await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Get Funds Now' })).toHaveAttribute('href', '/apply')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(header.getByRole('link', { name: 'Contact', exact: true })).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.click()
  await header.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(header.getByRole('link', { name: 'Contact', exact: true })).toBeHidden()
})

test('Apply and the phone number stay at the thumb, and step aside for the page’s own and for typing', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Apply or call' })
  const header = page.getByRole('banner')
  await page.goto('/states/oh')
  await expect(page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first()).toBeInViewport()
  await expect(bar).not.toBeInViewport()
  // Where an earlier test left it may be off this screen: then the page moves, but never hears of the wheel.
  await page.mouse.move(phone.width / 2, phone.height / 2)
  await page.mouse.wheel(0, 1200)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(header).not.toBeInViewport()
  await expect(bar.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/apply?state=OH')
  await expect(bar.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
  await page.mouse.wheel(0, -150)
  await expect(header).toBeInViewport({ ratio: 1 })

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeInViewport({ ratio: 1 })
  const [footer, below] = [await page.getByRole('contentinfo').boundingBox(), await bar.boundingBox()]
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)

  await page.goto('/contact')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Your name').focus()
  await expect(bar).not.toBeInViewport()
})

for (const [when, { age, isAfter }] of Object.entries({
  'after the screen has moved': { age: 0, isAfter: true },
  'two seconds late': { age: 2000, isAfter: false },
})) {
  test(`the header comes back for a hand that a busy page hears of ${when}`, async ({ page }) => {
    await page.goto('/states/oh')
    const header = page.getByRole('banner')
    await page.evaluate(() => scrollTo(0, 1200))
    await expect(header).not.toBeInViewport()
    await page.evaluate(
      async ({ age, isAfter }) => {
        const hand = new WheelEvent('wheel', { deltaY: -150, bubbles: true })
        Object.defineProperty(hand, 'timeStamp', { value: hand.timeStamp - age })
        if (!isAfter) document.body.dispatchEvent(hand)
        const moved = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
        scrollBy(0, -150)
        await moved
        if (isAfter) document.body.dispatchEvent(hand)
      },
      { age, isAfter },
    )
    await expect(header).toBeInViewport({ ratio: 1 })
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and the page reads to its end', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await header.locator('summary').click()
    for (const name of links) await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    await header.locator('summary').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of ['Risk-Free Guarantee', 'Apply in Minutes', 'Quick Review', 'Receive Funds']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Apply or call' })).toBeInViewport()
  })
})
