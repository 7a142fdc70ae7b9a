import type { Page } from '@playwright/test'

/** What a page that people read may load before anybody touches it. */
export const mostScript = 20 * 1024

/** The bytes of a page's scripts as they come over the line. */
export const weighScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0),
  )
