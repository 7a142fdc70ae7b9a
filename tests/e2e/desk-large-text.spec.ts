import type { Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import { desk, fileName, openDesk, rows, test } from '../support/desk.ts'
import { enlarge, measureOverflow } from '../support/large-text.ts'
import { sample } from '../support/sample.ts'
import { desktop, expect, phone } from '../support/site.ts'
import { lookAtFocus, noteControls } from '../support/tab-order.ts'

const tablet = { width: 1024, height: 768 }
const screens = [desk, paths.adminNewApplication, paths.adminBlog, paths.adminSettings, paths.adminClocks]

/** Each once, forward: a date is one control with several stops. */
async function findCovered(page: Page): Promise<string[]> {
  const controls = await noteControls(page)
  const covered: string[] = []
  for (let last = -1; last < controls.length - 1; ) {
    await page.keyboard.press('Tab')
    const { position, name, faults } = await lookAtFocus(page)
    covered.push(
      ...faults.filter((fault) => /under|out of sight/.test(fault)).map((fault) => `${name} ${fault}`),
    )
    // The address bar of the browser has the focus at the end.
    if (position < last) break
    last = position
  }
  return covered
}

async function openFile(page: Page) {
  await openDesk(page)
  await rows(page).first().locator('th a').click()
  await expect(fileName(page)).toBeVisible()
  const [id = ''] = /[\da-f]{8}-[\da-f-]{27}/.exec(page.url()) ?? []
  return { value: paths.adminApplicationValue(id) }
}

for (const size of sample([phone, tablet, desktop], 1)) {
  test(`with text at 200 % the desk fits a screen of ${size.width} px`, { tag: '@proof' }, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const { value } = await openFile(page)
    await expect(page.getByRole('link', { name: /^\(/ }).nth(1)).toBeVisible()
    await enlarge(page, '200%')
    expect.soft(await measureOverflow(page), 'a file').toEqual({ page: 0, menu: 0 })
    for (const screen of [...screens, value]) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await enlarge(page, '200%')
      expect.soft(await measureOverflow(page), screen).toEqual({ page: 0, menu: 0 })
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('what Tab comes to lies under no bar, and the main button of a file shows all its words', {
    tag: '@proof',
  }, async ({ page }) => {
    const { value } = await openFile(page)
    const main = page.locator('.file-main')
    const { shown, needed } = await main.evaluate(({ clientWidth, scrollWidth }) => ({
      shown: clientWidth,
      needed: scrollWidth,
    }))
    expect(needed).toBeLessThanOrEqual(shown)
    for (const screen of sample([value, ...screens.slice(1)], 1)) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      expect(await findCovered(page), screen).toEqual([])
    }
  })

  test('each status of the filters is whole in sight when the keyboard comes to it', {
    tag: '@proof',
  }, async ({ page }) => {
    await openDesk(page)
    await page.keyboard.press('f')
    const statuses = page.getByRole('navigation', { name: 'By status' })
    const box = await statuses.boundingBox()
    const links = await statuses.getByRole('link').all()
    await links[0]?.focus()
    for (const link of links.slice(1)) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      const own = await link.boundingBox()
      if (!own || !box) throw new Error('a status is not drawn')
      expect(own.x).toBeGreaterThanOrEqual(box.x - 1)
      expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width + 1)
    }
  })
})
