import type { Page } from '@playwright/test'

/** What a page that people read may load before anybody touches it. */
export const mostScript = 20 * 1024

/** What React and the frame may take once a page wants them. */
export const mostReact = 110 * 1024

/** Files that are the same for every page that wants React; scripts/client-chunks.ts names them. */
const shared =
  /\/(framework|site|hours|root|site-layout|entry\.client|entry\.frame|public-routes|rolldown-runtime)-[\w-]+\.js$/

const listScripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  )

const sum = (files: readonly { bytes: number }[]) => files.reduce((bytes, file) => bytes + file.bytes, 0)

/** The bytes of a page's scripts as they come over the line. */
export const weighScripts = async (page: Page) => sum(await listScripts(page))

/** Those of them that are React and the frame around a page. */
export const weighReact = async (page: Page) =>
  sum((await listScripts(page)).filter(({ name }) => shared.test(name)))
