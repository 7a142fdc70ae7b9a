import type { Page } from '@playwright/test'
import { isProof } from './sample.ts'
import { desktop, expect, expectAccessible, phone } from './site.ts'

/** Finds anything wider than the window, or than its dialog. */
const findWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], .dialog-body')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.className || element.tagName),
  )

/**
 * Checks each screen on a phone and on a desktop: nothing may scroll sideways, and axe may find nothing. axe alternates
 * between the two sizes, and checks both in the proof. Pass the part that changed to check only that.
 */
export function lookAtBothSizes(page: Page) {
  let screens = 0
  return async (part?: string) => {
    screens += 1
    for (const [at, viewport] of [phone, desktop].entries()) {
      await page.setViewportSize(viewport)
      await expect.poll(() => findWide(page), `wider than ${viewport.width} px`).toEqual([])
      if (isProof || at === screens % 2) await expectAccessible(page, part)
    }
  }
}
