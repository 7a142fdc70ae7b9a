import type { Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'
import { banner, test } from '../support/measured-site.ts'
import { isProof, sample } from '../support/sample.ts'
import { desktop, expect, phone } from '../support/site.ts'
import { lookAtFocus, noteControls } from '../support/tab-order.ts'

/** One of every kind of public page. */
const pages = [
  paths.home,
  paths.howItWorks,
  paths.faq,
  paths.whatWeFund,
  paths.check,
  paths.helpFirst,
  paths.forAttorneys,
  paths.states,
  paths.state('tx'),
  paths.caseTypes,
  paths.caseType('car-accident'),
  paths.apply,
  paths.contact,
  paths.thankYou,
  paths.blog,
  ...sample([paths.privacyPolicy, paths.terms, paths.cookiePolicy], 1),
  '/no-such-page',
]
/** An eighth of them, split between the devices; in the proof, all on both. */
const chosen = sample(pages, Math.ceil(pages.length / 8))
const onPhone = sample(chosen, Math.ceil(chosen.length / 2))

const devices = {
  phone: { viewport: phone, walked: onPhone },
  desktop: { viewport: desktop, walked: chosen.filter((path) => isProof || !onPhone.includes(path)) },
}

const atATime = 4

async function expectWalk(page: Page) {
  // The banner covers part of the page: the hardest case, and the one most visitors meet.
  await expect(banner(page)).toBeVisible()
  const controls = await noteControls(page)
  const came: string[] = []
  const faults: string[] = []
  for (const [index, name] of controls.entries()) {
    await page.keyboard.press('Tab')
    const focus = await lookAtFocus(page)
    came.push(focus.name)
    if (focus.position !== index) faults.push(`${focus.name} instead of ${name}`)
    faults.push(...focus.faults.map((fault) => `${focus.name} ${fault}`))
    if (faults.length > 5) break
  }
  expect(faults).toEqual([])
  expect(came).toEqual(controls)

  // Tab wraps around to the skip link, which leads past the header.
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true)
}

/**
 * Scripts of the price and of the self-check come once a hand is near. The price then puts new controls in the place
 * of those that the server drew, and a group of radio buttons isn't one for as long as React takes it over.
 */
async function wakeScripts(page: Page) {
  for (const part of ['#cost-part-title', '[data-live] fieldset']) {
    const first = page.locator(part).first()
    if ((await first.count()) === 0) continue
    await first.scrollIntoViewIfNeeded()
    await first.dispatchEvent('pointerover')
    await page.waitForFunction(
      (selector) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
      part,
    )
  }
  await page.evaluate(() => scrollTo(0, 0))
}

for (const [device, { viewport, walked }] of Object.entries(devices)) {
  test.describe(`by keyboard on a ${device}`, () => {
    test.use({ viewport })

    // A few per tab: the second page in a tab costs half as much as the first.
    for (let from = 0; from < walked.length; from += atATime) {
      const some = walked.slice(from, from + atATime)
      test(`${some.join(', ')}: Tab comes to every control in order, each is seen, and none keeps it`, async ({
        page,
        trouble,
      }) => {
        for (const path of some) {
          await test.step(path, async () => {
            await page.goto(path)
            await wakeScripts(page)
            await expectWalk(page)
            // The browser logs the status of a missing page.
            expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
          })
        }
      })
    }

    test('the cookie dialog is used, and left, by keyboard', { tag: '@proof' }, async ({ page }) => {
      // The dialog is the same on every page, and this page has a short way to the footer.
      await page.goto(paths.terms)
      await expect(banner(page)).toBeVisible()
      await pressOn(page, banner(page).getByRole('button', { name: 'Customize' }), 'Enter')
      const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
      await expect(dialog).toBeVisible()
      // Twice around, and never on the page behind.
      for (let press = 0; press < 24; press += 1) {
        await page.keyboard.press('Tab')
        const { isInside } = await page.evaluate(() => ({
          isInside: Boolean(document.activeElement?.matches('body, dialog, dialog *')),
        }))
        expect(isInside).toBe(true)
      }
      await pressOn(page, dialog.getByRole('switch', { name: 'Functional' }), 'Space')
      await expect(dialog.getByRole('switch', { name: 'Functional' })).toBeChecked()
      await pressOn(page, dialog.getByRole('button', { name: 'Save Preferences' }), 'Enter')
      await expect(dialog).toBeHidden()
      await expect(banner(page)).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('cookie-preferences'))).toContain(
        '"functional":true',
      )
      await pressOn(
        page,
        page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }),
        'Enter',
      )
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(
        page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }),
      ).toBeFocused()
    })
  })
}

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone })

  test('opens, is walked through, closes and leads on by keyboard', { tag: '@proof' }, async ({ page }) => {
    await page.goto(paths.home)
    const header = page.getByRole('banner')
    const toggle = header.locator('summary')
    const links = header.getByRole('navigation').getByRole('link')
    await pressOn(page, toggle, 'Enter')
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await expect(toggle).toBeFocused()

    // Tabbing out of the menu leads to the page, not to the menu over it.
    await page.keyboard.press('Space')
    await tabTo(page, links.last())
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeHidden()
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport()

    await tabTo(page, toggle, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await pressOn(page, header.getByRole('link', { name: 'Contact', exact: true }), 'Enter')
    await expect(page).toHaveURL(paths.contact)
    await expect(links.first()).toBeHidden()
    // A new document begins at its top, once it's there.
    await page.waitForLoadState('domcontentloaded')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  })
})
