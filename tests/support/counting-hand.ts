import { expect, type Locator, type Page } from '@playwright/test'

export type Effort = { clicks: number; keys: number }

/**
 * Works at a desk and counts. Each press of a button of the mouse is a click, and each key that goes down is a key, so
 * Ctrl with Enter is two. What somebody would have to type anywhere (a note's words, a phone number, an amount) is not
 * counted, nor is scrolling: both desks ask for the same.
 */
export function createHand(page: Page) {
  const effort: Effort = { clicks: 0, keys: 0 }
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      effort.keys += key.split('+').length
      // A screen hears its keys from the frame on in which it is drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      await page.keyboard.press(key)
    }
  }
  return {
    effort,
    press,
    async click(target: Locator) {
      await expect(target).toBeVisible()
      effort.clicks++
      await target.click()
    },
    type: (words: string) => page.keyboard.type(words),
    /** Presses Tab until it has the focus, backward where that is shorter. */
    async tabTo(target: Locator, direction: 'Tab' | 'Shift+Tab' = 'Tab') {
      await expect(target).toBeVisible()
      for (let presses = 0; presses < 100; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await press(direction)
      }
      throw new Error('The focus never came there.')
    },
  }
}

export type Hand = ReturnType<typeof createHand>
