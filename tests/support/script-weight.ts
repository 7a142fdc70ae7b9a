import type { Page } from '@playwright/test'

/** What a page that people read may load before anybody touches it. */
export const mostScript = 20 * 1024

/** What the open application may load: for React and the frame around it, and of its own. */
export const mostOfApplication = { shared: 110 * 1024, own: 62 * 1024 }

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

export async function weighApplication(page: Page) {
  const files = await listScripts(page)
  const isShared = ({ name }: { name: string }) => shared.test(name)
  return { shared: sum(files.filter(isShared)), own: sum(files.filter((file) => !isShared(file))) }
}
