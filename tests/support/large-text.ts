import type { Page } from '@playwright/test'

/** How far the page, and its menu button if it has one, extend past the right edge. */
export function measureOverflow(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const menu = document.querySelector('header summary')?.getBoundingClientRect().right ?? 0
    return { page: scrollWidth - clientWidth, menu: Math.max(0, menu - clientWidth) }
  })
}

/** Words in buttons, messages, list titles, the logo and telephone numbers that break across lines. */
export function findBrokenWords(page: Page) {
  return page.evaluate(() => {
    const broken: string[] = []
    const parts = 'header a span.block, main .button, main a.figures, main li b:not(.wrap-anywhere *), .toast'
    for (const part of document.querySelectorAll(parts)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => top))
          if (lines.size > 1) broken.push(word[0])
        }
      }
    }
    return broken
  })
}

export async function enlarge(page: Page, text: string) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, text)
}
