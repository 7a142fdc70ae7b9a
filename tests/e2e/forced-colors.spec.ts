import type { Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import { signInAsAdmin } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { expect, test } from '../support/site.ts'

/** The system's colors for text and ground, and the fills of all parts that a selector finds. */
async function fills(page: Page, selector: string) {
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

test('charts are drawn in the reader’s own colors when these are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(paths.howItWorks)
  for (const part of ['.axis text', '.axis-span', 'figure rect.fill-green-700']) {
    const { text, found } = await fills(page, part)
    expect(found, part).toEqual([text])
  }

  expect((await page.request.post('/api/applications', { data: plaintiffPayload })).status()).toBe(201)
  await signInAsAdmin(page)
  await page.goto(paths.adminApplicationCharts)
  for (const part of ['.recharts-cartesian-axis-tick-value', '.recharts-bar-rectangle path']) {
    const { text, found } = await fills(page, part)
    expect(found, part).toEqual([text])
  }
})
