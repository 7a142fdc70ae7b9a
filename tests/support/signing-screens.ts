import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { keep, textOf } from './papers/judges.ts'
import type { ServerProcess } from './server-process.ts'
import { openPdf } from './signer.ts'

/** Somebody else's browser: no cookie of the one beside it. */
export async function openBrowser(
  browser: Browser,
  { url }: ServerProcess,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options })
  return context.newPage()
}

/** A finger on the middle of the slider. Returns the amount that it shows then. */
export async function moveSlider(page: Page): Promise<string> {
  const slider = page.getByRole('slider', { name: 'Amount' })
  const before = await slider.inputValue()
  await slider.tap()
  await expect(slider).not.toHaveValue(before)
  return (await slider.getAttribute('aria-valuetext')) ?? ''
}

/** Opens the finished PDF behind a link, once it's made, and finds these words in it. */
export async function expectFinished(page: Page, name: string | RegExp, words: readonly string[]) {
  const link = page.getByRole('link', { name })
  await expect(async () => {
    if (!(await link.isVisible())) await page.reload()
    await expect(link).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  const text = await wordsOfPdf(page, link)
  for (const one of words) expect(text.toLowerCase()).toContain(one.toLowerCase())
  return text
}

export const wordsOfPdf = async (page: Page, link: Locator) =>
  (await textOf(await keep(await openPdf(page, link)))).replaceAll(/\s+/g, ' ')
