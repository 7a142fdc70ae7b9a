import type { Page } from '@playwright/test'
import { isProof } from './sample.ts'
import { desktop, expect, expectAccessible, phone } from './site.ts'

/** What is wider than the window, or than the dialog around it. */
const wide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], .dialog-body')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.className || element.tagName),
  )

/**
 * Looks at each screen on a phone and on a desktop: nothing may scroll sideways, and axe may find nothing. axe looks at one
 * of the two by turns, in the proof at both. It may be shown the part that has changed.
 */
export function lookAtBothSizes(page: Page) {
  let screens = 0
  return async (part?: string) => {
    screens += 1
    for (const [at, viewport] of [phone, desktop].entries()) {
      await page.setViewportSize(viewport)
      await expect.poll(() => wide(page), `wider than ${viewport.width} px`).toEqual([])
      if (isProof || at === screens % 2) await expectAccessible(page, part)
    }
  }
}
