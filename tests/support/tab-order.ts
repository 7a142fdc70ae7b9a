import type { Page } from '@playwright/test'

/** The faults of the focused control, in words; none if all is well. */
type FocusReport = { position: number; name: string; faults: string[] }

declare global {
  interface Window {
    controls: { element: Element; ring: string }[]
    ringOf: (element: Element) => string
    nameOf: (element: Element) => string
  }
}

/** Notes every control the keyboard should reach, in document order, and returns their names. */
export function noteControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = 'a[href], button, input, select, textarea, summary, [tabindex]'
    // The focus ring may be drawn on the card or row around a control.
    window.ringOf = (element) =>
      [element, element.closest('label, .choice, .switch')]
        .filter((part) => part !== null)
        .map((part) => getComputedStyle(part))
        .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
          [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow].join(),
        )
        .join()
    window.nameOf = (element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
    const isReachable = (element: Element) =>
      (element as HTMLElement).tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // The keyboard reaches one radio of a group: the chosen one, or else the first.
      !(element instanceof HTMLInputElement && element.type === 'radio' && element !== entryOf(element))
    const entryOf = ({ name, form }: HTMLInputElement) => {
      const group = [...(form ?? document).querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
      return group.find(({ checked }) => checked) ?? group[0]
    }
    window.controls = [...document.querySelectorAll(candidates)]
      .filter(isReachable)
      .map((element) => ({ element, ring: window.ringOf(element) }))
    return window.controls.map(({ element }) => window.nameOf(element))
  })
}

/** Checks the focus: which control has it, whether it is visible, and whether anything covers it. */
export function lookAtFocus(page: Page): Promise<FocusReport> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const position = window.controls.findIndex((control) => control.element === element)
    const name = window.nameOf(element)
    if (element === document.body) return { position, name: 'the page', faults: [] }
    const faults: string[] = []
    if (window.ringOf(element) === window.controls[position]?.ring) faults.push('looks as without the focus')
    // A link that breaks over two lines has two boxes.
    for (const { left, top, width, height } of element.getClientRects()) {
      const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2]
      const hit = document.elementFromPoint(x, y)
      if (!hit) faults.push(`is out of sight at ${Math.round(x)}, ${Math.round(y)}`)
      else if (!hit.contains(element) && !element.contains(hit)) faults.push(`is under ${window.nameOf(hit)}`)
    }
    return { position, name, faults }
  })
}
