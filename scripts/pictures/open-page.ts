import type { BrowserContext, Page } from '@playwright/test'

export type Size = { width: number; height: number }

/** Opens it twice: a page skips fonts that come late, and has them the next time. */
export async function openPage(context: BrowserContext, address: string, size: Size): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(size)
  await page.goto(address)
  await page.reload()
  return page
}
