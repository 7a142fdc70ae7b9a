import type { Page } from '@playwright/test'

/** The smallest text that somebody of 70 reads without leaning in. */
const least = 15

/** Text that may be smaller, and how small. Nothing else may. */
const exceptions = [
  // Two letters of a state on the map, which is a picture: the list below it has all names.
  { part: 'main svg a text', least: 12 },
]

/** Text below 15 px as it is drawn, with its size. An SVG that is scaled scales its text. */
export function findSmallText(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ least, exceptions }) => {
      const found: string[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        const part = text.parentElement
        if (!part || !text.textContent?.trim() || !part.checkVisibility({ visibilityProperty: true }))
          continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { width, right } = range.getBoundingClientRect()
        const box = part.getBoundingClientRect()
        // A single pixel is for screen readers only, and far left of the screen is the trap for bots.
        if (Math.min(width, box.width) <= 1 || right < 0) continue
        const matrix = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null
        const size =
          Number.parseFloat(getComputedStyle(part).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
        const allowed = exceptions.find((exception) => part.matches(exception.part))?.least ?? least
        // A scaled drawing rounds.
        if (size < allowed - 0.05)
          found.push(`${size.toFixed(1)} px: “${text.textContent.trim().slice(0, 40)}”`)
      }
      return found
    },
    { least, exceptions },
  )
}
