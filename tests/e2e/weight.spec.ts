import type { Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import { sample } from '../support/sample.ts'
import { desktop, expect, phone, test } from '../support/site.ts'

/** Pages that people read. */
const pages = [
  paths.home,
  paths.state('oh'),
  paths.caseType('car-accident'),
  paths.blogPost('what-an-advance-costs'),
  paths.howItWorks,
  paths.whatWeFund,
  paths.forAttorneys,
  paths.faq,
  paths.states,
  paths.caseTypes,
  paths.blog,
  paths.terms,
  '/no-such-page',
]

/** The bytes of a page's scripts as they come over the line. */
const weighScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0),
  )

for (const [device, viewport] of sample(Object.entries({ phone, desktop }), 1)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('a page that people read loads at most 20 KB of script before anybody touches it', async ({
      page,
      trouble,
    }) => {
      for (const path of sample(pages, 5)) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const bytes = await weighScripts(page)
        expect(bytes, path).toBeGreaterThan(0)
        expect(bytes, path).toBeLessThanOrEqual(20 * 1024)
      }
      // The browser logs the status of a missing page.
      expect(trouble.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
    })
  })
}
