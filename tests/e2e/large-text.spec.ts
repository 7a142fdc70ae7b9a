import type { Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import { expect, phone, test } from '../support/site.ts'

const pages = [
  paths.home,
  paths.apply,
  paths.state('tx'),
  paths.states,
  paths.caseType('car-accident'),
  paths.contact,
  paths.blogPost('how-much-to-ask-for'),
  paths.blog,
  paths.terms,
  paths.howItWorks,
  paths.whatWeFund,
  paths.forAttorneys,
  paths.upload('unknown'),
  '/nothing-here',
]

/** How far the page, and its menu button if it has one, go beyond the right edge. */
function beyondTheEdge(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const menu = document.querySelector('header summary')?.getBoundingClientRect().right ?? 0
    return { page: scrollWidth - clientWidth, menu: Math.max(0, menu - clientWidth) }
  })
}

for (const [name, { width, text }] of Object.entries({
  'text at 150 % on a phone': { width: phone.width, text: '150%' },
  'text at 200 % on a phone': { width: phone.width, text: '200%' },
  'a screen of 240 px': { width: 240, text: '100%' },
})) {
  test(`with ${name} every page fits its screen, and the menu opens`, async ({ page, trouble }) => {
    await page.setViewportSize({ ...phone, width })
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForLoadState('domcontentloaded')
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, text)
      expect.soft(await beyondTheEdge(page), path).toEqual({ page: 0, menu: 0 })
    }
    expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
    await page.goto(paths.home)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, text)
    const header = page.getByRole('banner')
    await header.locator('summary').click()
    await header.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL(paths.contact)
  })
}
