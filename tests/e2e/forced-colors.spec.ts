import type { Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import { signInAsAdmin } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { expect, test } from '../support/site.ts'

/** Reads the system's colors for text and background, and the fills of all parts that match a selector. */
async function readFills(page: Page, selector: string) {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  return page.evaluate((selector) => {
    const probe = document.createElement('span')
    document.body.append(probe)
    const systemColor = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    const found = [...document.querySelectorAll(selector)].map((part) => getComputedStyle(part).fill)
    return { text: systemColor('CanvasText'), found: [...new Set(found)] }
  }, selector)
}

test('charts are drawn in the reader’s own colors when these are forced', { tag: '@proof' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(paths.howItWorks)
  for (const part of ['.ruler text', 'figure rect.fill-green-700']) {
    const { text, found } = await readFills(page, part)
    expect(found, part).toEqual([text])
  }

  expect((await page.request.post('/api/applications', { data: plaintiffPayload })).status()).toBe(201)
  await signInAsAdmin(page)
  await page.goto(paths.adminReport)
  for (const part of ['.figure-plot text', '.figure-bar .figure-ink']) {
    const { text, found } = await readFills(page, part)
    expect(found, part).toEqual([text])
  }
})

test('icons stand out from the ground when colors are forced', { tag: '@proof' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(paths.apply)
  const faint = await page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const luminance = (color: string) => {
      if (!brush) return 0
      brush.fillStyle = color
      brush.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map(
        (part) => (part / 255) ** 2.2,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [...document.querySelectorAll('header svg, main svg, footer svg')].flatMap((icon) => {
      const { stroke, fill } = getComputedStyle(icon)
      // Against black, the forced background here: at least 3 to 1 (WCAG 1.4.11).
      const contrast = (luminance(stroke === 'none' ? fill : stroke) + 0.05) / 0.05
      return contrast < 3 ? [`${contrast.toFixed(1)}: ${icon.innerHTML.slice(0, 60)}`] : []
    })
  })
  expect(faint).toEqual([])
})

test('what is chosen in the admin stands out when colors are forced', { tag: '@proof' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await signInAsAdmin(page)
  // The visible difference between the chosen item of a list and the others.
  const readLooks = (list: string, chosen: string) =>
    page.locator(list).evaluateAll((items, chosen) => {
      const lookOf = (item: Element) => {
        const { borderTopColor, borderBottomColor, borderLeftWidth, borderBottomWidth } =
          getComputedStyle(item)
        // The place in the masthead has its line from an element that only the current one has.
        const line = getComputedStyle(item, '::after').borderBottomWidth
        return [borderTopColor, borderBottomColor, borderLeftWidth, borderBottomWidth, line].join(' ')
      }
      const differ = (is: boolean) => [
        ...new Set(items.filter((item) => item.matches(chosen) === is).map(lookOf)),
      ]
      return { chosen: differ(true), others: differ(false) }
    }, chosen)
  const current = '[aria-current]'
  for (const { path, list, chosen } of [
    { path: '/admin', list: '.tab', chosen: '[aria-selected=true]' },
    { path: '/admin', list: '.admin-links a', chosen: current },
    // The bar of views ends with the switch between list and board, which has a current one too.
    { path: '/admin/applications', list: '.k-tabs nav a', chosen: current },
    { path: '/admin/applications', list: '.k-tabs .k-end a', chosen: current },
    { path: '/admin/messages', list: '.k-tabs a', chosen: current },
  ]) {
    if (new URL(page.url(), 'http://none').pathname !== path) await page.goto(path)
    await expect(page.locator(`${list}${chosen}`)).toHaveCount(1)
    const found = await readLooks(list, chosen)
    expect(found.others, list).not.toContain(found.chosen[0])
    expect(found.others, list).toHaveLength(1)
  }
})
