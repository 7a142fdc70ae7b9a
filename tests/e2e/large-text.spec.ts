import type { Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import { chooseRole, control, next, type Role, toast } from '../support/apply.ts'
import { expect, phone, test } from '../support/site.ts'
import { chooseFiles, newLink, pdf } from '../support/upload-page.ts'

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

/** How far the page, and its menu button if it has one, extend past the right edge. */
function measureOverflow(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const menu = document.querySelector('header summary')?.getBoundingClientRect().right ?? 0
    return { page: scrollWidth - clientWidth, menu: Math.max(0, menu - clientWidth) }
  })
}

/** Words in buttons, messages and list titles that break across lines, letter by letter in the worst case. */
function findBrokenWords(page: Page) {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const part of document.querySelectorAll('main .button, main li b:not(.wrap-anywhere *), .toast')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => top))
          if (lines.size > 1) broken.push(word[0])
        }
      }
    }
    return broken
  })
}

async function enlarge(page: Page, text: string) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, text)
}

for (const [name, { width, text }] of Object.entries({
  'text at 200 % on a phone': { width: phone.width, text: '200%' },
  'a screen of 240 px': { width: 240, text: '100%' },
})) {
  test(`with ${name} the form and an upload link fit, and break no word of a button`, {
    tag: '@proof',
  }, async ({ page }) => {
    await page.setViewportSize({ ...phone, width })
    for (const role of ['plaintiff', 'attorney'] satisfies Role[]) {
      // Otherwise the form would continue with the other role's answers.
      await page.goto(paths.terms)
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(paths.apply)
      await enlarge(page, text)
      await chooseRole(page, role)
      await control(page, 'email').fill('ana@gmial.con')
      await next(page)
      await expect(toast(page, 'Please Complete Required Fields')).toBeVisible()
      await expect(page.getByText('Did you mean')).toBeVisible()
      expect.soft(await measureOverflow(page), role).toEqual({ page: 0, menu: 0 })
      expect.soft(await findBrokenWords(page), role).toEqual([])
    }

    await page.goto((await newLink(page)).path)
    await enlarge(page, text)
    await chooseFiles(page, pdf)
    const kind = await page.getByRole('combobox').boundingBox()
    expect.soft(kind?.width).toBeGreaterThan(width / 2)
    expect.soft(await measureOverflow(page)).toEqual({ page: 0, menu: 0 })
    expect(await findBrokenWords(page)).toEqual([])
  })
}

const sizes = {
  'text at 150 % on a phone': { width: phone.width, text: '150%' },
  'text at 200 % on a phone': { width: phone.width, text: '200%' },
  'a screen of 240 px': { width: 240, text: '100%' },
}

test(`every page fits its screen with ${Object.keys(sizes).join(', ')}`, async ({ page, trouble }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    for (const [name, { width, text }] of Object.entries(sizes)) {
      await page.setViewportSize({ ...phone, width })
      await enlarge(page, text)
      expect.soft(await measureOverflow(page), `${path} with ${name}`).toEqual({ page: 0, menu: 0 })
    }
  }
  expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
})

test(`the menu opens and leads on with ${Object.keys(sizes).join(', ')}`, { tag: '@proof' }, async ({
  page,
}) => {
  for (const [name, { width, text }] of Object.entries(sizes)) {
    await test.step(name, async () => {
      await page.setViewportSize({ ...phone, width })
      await page.goto(paths.home)
      await enlarge(page, text)
      const header = page.getByRole('banner')
      // Checks first, because a click would scroll to a button off the screen.
      await expect(header.locator('summary')).toBeInViewport({ ratio: 1 })
      await header.locator('summary').click()
      await header.getByRole('link', { name: 'Contact', exact: true }).click()
      await expect(page).toHaveURL(paths.contact)
    })
  }
})
