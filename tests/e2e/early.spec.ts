import type { Page } from '@playwright/test'
import { expectKept } from '../support/device.ts'
import { expect, expectAlive, expectTakenOver, phone, test } from '../support/site.ts'

test.use({ viewport: phone })

/** Holds back a page's modules, as a slow connection does, until the test lets them through. */
async function openBeforeScripts(page: Page, path: string) {
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await come.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return () => {
    come.resolve()
    return expectAlive(page)
  }
}

test('a role tapped before the scripts came opens its form by itself', async ({ page }) => {
  const scriptsCome = await openBeforeScripts(page, '/apply')
  await page.getByRole('radio', { name: /attorney/i }).check()
  await scriptsCome()
  await page.waitForURL('**/apply/attorney')
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your own device?' })).toBeVisible()
})

test('a role tapped while React takes the page over opens its form', async ({ page }) => {
  // The router numbers the page in the middle of hydration, when React stops clicks on their way.
  await page.addInitScript(() => {
    const { replaceState } = history
    history.replaceState = (state, ...rest) => {
      replaceState.call(history, state, ...rest)
      if (state?.idx !== 0) return
      const card = document.querySelector('input[value=attorney]')
      card?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    }
  })
  await page.goto('/apply')
  await page.waitForURL('**/apply/attorney', { timeout: 10_000 })
})

test('a menu opened before the scripts came stays open, and closes by Escape after that', {
  tag: '@proof',
}, async ({ page }) => {
  const scriptsCome = await openBeforeScripts(page, '/')
  const header = page.getByRole('banner')
  await header.locator('summary').click()
  await scriptsCome()
  await expect(header.getByRole('link', { name: 'Contact', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header.getByRole('link', { name: 'Contact', exact: true })).toBeHidden()
})

test('a link followed before the scripts came leads where it says', { tag: '@proof' }, async ({ page }) => {
  const scriptsCome = await openBeforeScripts(page, '/')
  await page.getByRole('link', { name: 'See How It Works' }).click()
  await expect(page.locator('#how-it-works')).toBeInViewport()
  const footer = page.getByRole('contentinfo')
  await footer.locator('summary', { hasText: 'Help' }).click()
  await footer.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await scriptsCome()
})

test('what was typed before the scripts came is kept', async ({ page }) => {
  const scriptsCome = await openBeforeScripts(page, '/contact')
  await page.getByLabel('Your name').fill('Ann Example')
  await scriptsCome()
  await expect(page.getByLabel('Your name')).toHaveValue('Ann Example')
  await page.getByRole('textbox', { name: 'Message' }).fill('And more')
  await expectKept(page, 'contact-draft')
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Ann Example')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('And more')
})

test('a button pressed before the scripts came does what it says once they have, and once only', {
  tag: '@proof',
}, async ({ page }) => {
  const scriptsCome = await openBeforeScripts(page, '/')
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await scriptsCome()
  await expectTakenOver(page)
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await settings.click()
  await expect(dialog).toBeVisible()
})

test('no script is asked for before something is painted', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const { painted, first } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    first: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }))
  expect(painted).toBeGreaterThan(0)
  expect(first).toBeGreaterThanOrEqual(painted)
})

test('an empty ground that is painted first starts no script', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = PerformanceObserver
    const listOf = (name: string) =>
      Object.assign(Object.create(null), {
        getEntriesByName: (asked: string) => (asked === name ? [{ name }] : []),
      })
    globalThis.PerformanceObserver = class extends Real {
      constructor(heard: PerformanceObserverCallback) {
        super(heard)
        Object.assign(this, {
          observe: () => {
            heard(listOf('first-paint'), this)
            Object.assign(globalThis, { paint: () => heard(listOf('first-contentful-paint'), this) })
          },
        })
      }
    }
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'paint' in globalThis)
  const scripts = page.locator('script[type=module]')
  await expect(scripts).toHaveCount(0)
  await page.evaluate(() => Reflect.get(globalThis, 'paint')())
  await expect(scripts).not.toHaveCount(0)
})
