import type { Page } from '@playwright/test'

/** For a page before anybody touches it. */
export const maxScript = 20 * 1024

/**
 * React and the frame took 112,559 bytes once the router was no longer patched (108,381 before that), and 115,584 once
 * it had a file of its own, which the application's form goes without.
 */
export const maxReact = 113 * 1024

/**
 * For a page with all that it can load. What It Costs is the largest. Before prices, promises, single fields, and what
 * pages share with the form had files of their own, it had 148 KB, a page of text alone 127, and one loaded Zod for a list.
 */
export const maxPage = 142 * 1024

/** For the application's form, up to its first question. It had 179 KB within a page of the site. */
export const maxForm = 110 * 1024

/** Every page that uses React shares these files; scripts/client-chunks.ts names them. */
const shared =
  /\/(framework|router|basics|common|site|hours|root|site-layout|entry\.client|entry\.frame|public-routes|rolldown-runtime)-[\w-]+\.js$/

const listScripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  )

const sum = (files: readonly { bytes: number }[]) => files.reduce((bytes, file) => bytes + file.bytes, 0)

/** In compressed bytes. */
export const weighScripts = async (page: Page) => sum(await listScripts(page))

/** Only React and the frame around a page. */
export const weighReact = async (page: Page) =>
  sum((await listScripts(page)).filter(({ name }) => shared.test(name)))
