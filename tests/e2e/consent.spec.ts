import type { Page } from '@playwright/test'
import { listMoved, watchLayoutShift } from '../support/layout-shift.ts'
import { banner, test } from '../support/measured-site.ts'
import { desktop, expect, expectAccessible, phone } from '../support/site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' })
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
const readStored = (page: Page) =>
  page.evaluate(() => ({
    flag: localStorage.getItem('cookies-accepted'),
    preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null'),
  }))
const refused = { necessary: true, analytics: false, marketing: false, functional: false }

/** Opens a page with its clock stopped until a test moves it. */
async function openAtRest(page: Page, path: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}

test('the banner appears two seconds after the page, when nothing was chosen before', async ({ page }) => {
  await openAtRest(page, '/')
  await page.clock.runFor(1999)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole('button')).toHaveText(['Accept All', 'Reject All', 'Customize'])
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/cookie-policy')
  expect(await readStored(page)).toEqual({ flag: null, preferences: null })
})

test('Accept All is kept, and no visitor is asked twice', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/terms')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await readStored(page)).toEqual({
    flag: 'true',
    preferences: { necessary: true, analytics: true, marketing: true, functional: true },
  })
  await openAtRest(page, '/terms')
  await page.clock.runFor(60_000)
  await expect(banner(page)).toBeHidden()
})

test('Reject All is as easy as Accept All: one press, the same size and look, and nothing is loaded', async ({
  page,
  left,
}) => {
  await page.goto('/terms')
  const buttons = ['Accept All', 'Reject All'].map((name) => banner(page).getByRole('button', { name }))
  const looks = await Promise.all(
    buttons.map((button) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element)
        return { width, height, color, backgroundColor, borderColor, fontWeight }
      }),
    ),
  )
  expect(looks[1]).toEqual(looks[0])
  await buttons[1]?.click()
  await expect(banner(page)).toBeHidden()
  expect(await readStored(page)).toEqual({ flag: 'false', preferences: refused })
  expect(left).toEqual([])
})

for (const [name, viewport] of Object.entries({
  phone,
  desktop,
  'short phone': { width: 360, height: 640 },
})) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('the banner moves nothing, covers no first button and has nothing that axe objects to', {
      tag: '@proof',
    }, async ({ page }) => {
      await watchLayoutShift(page)
      await page.goto('/')
      await expect(banner(page)).toBeVisible()
      const apply = await page.getByRole('link', { name: 'Apply Now' }).first().boundingBox()
      const box = await banner(page).boundingBox()
      expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThan(box?.y ?? 0)
      const [text, logo] = [
        banner(page).getByRole('paragraph'),
        page.getByRole('banner').getByRole('link').first(),
      ]
      expect((await text.boundingBox())?.x).toBe((await logo.boundingBox())?.x)
      await expectAccessible(page, 'section[aria-label="Cookie notice"]')
      await banner(page).getByRole('button', { name: 'Customize' }).click()
      await expect(dialog(page)).toBeVisible()
      await expectAccessible(page, 'dialog[open]')
      expect(await listMoved(page)).toEqual([])
    })
  })
}

test('at a zoom of 400 % the banner leaves half of the screen, with all its answers on its own half', {
  tag: '@proof',
}, async ({ page }) => {
  // What is left of 1280 x 1024.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect((await banner(page).boundingBox())?.y).toBeGreaterThanOrEqual(128)
  for (const answer of await banner(page).getByRole('button').all())
    await expect(answer).toBeInViewport({ ratio: 1 })
  await banner(page).getByRole('link').focus()
  await expect(banner(page).getByRole('link')).toBeInViewport({ ratio: 1 })
})

test('a keyboard comes to the banner right after the skip link, and gets its place back', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip to main/i })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link')).toBeFocused()
  for (let button = 1; button <= 3; button += 1) await page.keyboard.press('Tab')
  const customize = banner(page).getByRole('button', { name: 'Customize' })
  await expect(customize).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(customize).toBeFocused()
  expect(await readStored(page)).toEqual({ flag: null, preferences: null })
})

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the banner never hides what has the focus', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/cookie-policy')
    await expect(banner(page)).toBeVisible()
    const hidden: string[] = []
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const element = document.activeElement
        const cover = document.querySelector('section[aria-label="Cookie notice"]')
        if (!element || !cover || element === document.body || cover.contains(element)) return null
        const isHidden = element.getBoundingClientRect().bottom > cover.getBoundingClientRect().top + 1
        return { name: element.textContent?.trim().slice(0, 40) ?? '', isHidden }
      })
      if (focus?.isHidden) hidden.push(focus.name)
    }
    expect(hidden).toEqual([])
  })

  test('the question about cookies does not come over the field that is being filled in', {
    tag: '@proof',
  }, async ({ page }) => {
    await page.goto('/contact')
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.focus()
    await message.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await expect(banner(page)).toBeVisible()
    const measureGap = () =>
      page.evaluate(() => {
        const over = document.querySelector('section.fixed')?.getBoundingClientRect().top ?? 0
        return over - (document.activeElement?.getBoundingClientRect().bottom ?? 0)
      })
    await expect.poll(measureGap).toBeGreaterThan(-1)
  })
})

test('each kind can be chosen, is kept, and can be changed from the footer', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/terms')
  await banner(page).getByRole('button', { name: 'Customize' }).click()
  const switches = dialog(page).getByRole('switch')
  await expect(switches).toHaveCount(4)
  const necessary = dialog(page).getByRole('switch', { name: 'Necessary' })
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  for (const name of ['Analytics', 'Marketing', 'Functional']) {
    await expect(dialog(page).getByRole('switch', { name })).not.toBeChecked()
  }
  await dialog(page).getByRole('switch', { name: 'Functional' }).check()
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect(await readStored(page)).toEqual({ flag: 'true', preferences: { ...refused, functional: true } })

  await page.reload()
  await settings(page).click()
  await expect(dialog(page).getByRole('switch', { name: 'Functional' })).toBeChecked()
  await expect(dialog(page).getByRole('switch', { name: 'Analytics' })).not.toBeChecked()
  await dialog(page).getByRole('button', { name: 'Reject All' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(settings(page)).toBeFocused()
  expect(await readStored(page)).toEqual({ flag: 'false', preferences: refused })
})

test('Global Privacy Control is a refusal: the site asks nothing, and the dialog says why', {
  tag: '@proof',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await openAtRest(page, '/terms')
  await page.clock.runFor(60_000)
  await expect(banner(page)).toBeHidden()
  await page.clock.resume()
  await settings(page).click()
  await expect(dialog(page)).toContainText('Global Privacy Control')
  for (const name of ['Analytics', 'Marketing']) {
    await expect(dialog(page).getByRole('switch', { name })).toBeDisabled()
  }
  await dialog(page).getByRole('button', { name: 'Accept All' }).click()
  expect((await readStored(page)).preferences).toEqual({ ...refused, functional: true })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the site asks nothing, nothing stands in the way, and no dead button is shown', async ({ page }) => {
    await page.goto('/cookie-policy')
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cookie settings' }).first()).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Global Privacy Control' })).toBeVisible()
  })
})
