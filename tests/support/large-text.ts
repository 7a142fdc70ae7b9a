import type { Page } from '@playwright/test'

/** How far the page, and its menu button if it has one, extend past the right edge. */
export function measureOverflow(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const menu = document.querySelector('header summary')?.getBoundingClientRect().right ?? 0
    return { page: scrollWidth - clientWidth, menu: Math.max(0, menu - clientWidth) }
  })
}

const wholeParts =
  'header a span.block, main .button, main a.figures, main li b:not(.wrap-anywhere *), .toast'

/** Words in buttons, messages, list titles, the logo and telephone numbers that break across lines. */
export function findBrokenWords(page: Page, parts = wholeParts) {
  return page.evaluate((parts) => {
    const broken: string[] = []
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
  }, parts)
}

/** Email addresses that break elsewhere than after their @ and before a dot. */
export function findBrokenEmails(page: Page) {
  return page.evaluate(() => {
    const isEmail = (element: Element) => /^[^\s@]+@[^\s@]+$/.test(element.textContent ?? '')
    const emails = [...document.querySelectorAll('body :is(a, b, dd, p, span, strong, td)')].filter(
      (element) => isEmail(element) && element.checkVisibility(),
    )
    return emails.flatMap((email) => {
      const letters: { letter: string; top: number }[] = []
      const texts = document.createTreeWalker(email, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const [index, letter] of [...(text.textContent ?? '')].entries()) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          letters.push({ letter, top: range.getBoundingClientRect().top })
        }
      }
      const isBroken = letters.some(({ letter, top }, index) => {
        const before = letters[index - 1]
        return before && Math.abs(before.top - top) > 4 && before.letter !== '@' && letter !== '.'
      })
      return isBroken ? [email.textContent] : []
    })
  })
}

/**
 * Lines of text that can't be read to their end: cut by a box that hides what does not fit, or by the edge of the screen.
 * What scrolls can be read.
 */
export function findCutLines(page: Page) {
  return page.evaluate(() => {
    type Span = { from: number; to: number }
    type Window = { x: Span; y: Span }
    const everything = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
    const overlap = (a: Span, b: Span) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })
    const screen = { x: { from: 0, to: document.documentElement.clientWidth }, y: everything }
    const windows = new Map<Element | null, Window>([
      [document.documentElement, screen],
      [null, screen],
    ])

    /** What a box shows of its content. */
    function windowOf(box: Element | null): Window {
      const known = windows.get(box)
      if (known || !box) return known ?? screen
      const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const around = windowOf(box.parentElement)
      const show = (overflow: string, outer: Span, from: number, to: number) => {
        if (overflow === 'auto' || overflow === 'scroll') return everything
        const margin = overflow === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0
        return overflow === 'visible' ? outer : overlap(outer, { from: from - margin, to: to + margin })
      }
      const found = { x: show(overflowX, around.x, left, right), y: show(overflowY, around.y, top, bottom) }
      windows.set(box, found)
      return found
    }

    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const box = text.parentElement
      if (!text.textContent?.trim() || !box?.checkVisibility({ visibilityProperty: true })) continue
      const { x, y } = windowOf(box)
      // A single pixel is for screen readers only.
      if (x.to - x.from <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const isCut = [...range.getClientRects()].some(({ left, right, top, bottom, height }) => {
        // Far left of the screen is the trap for bots.
        if (right < 0) return false
        // Letters are less tall than their line.
        const slack = height / 3
        return left < x.from - 1 || right > x.to + 1 || top < y.from - slack || bottom > y.to + slack
      })
      if (isCut) cut.push(text.textContent.trim().slice(0, 60))
    }
    return cut
  })
}

export async function enlarge(page: Page, text: string) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, text)
}
