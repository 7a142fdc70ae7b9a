import { markPage } from './mark-page.ts'

/**
 * Lets a page that is opened at its top lay out its first screen alone; the frame lays out the rest once it is awake
 * (docs/decisions/072). Not where somebody comes back to a place further down: there all heights must be right at once.
 */
export function layOutFirstScreen(html: string, nonce: string): string {
  return markPage(html, { name: 'data-first-screen', condition: `(${beginsAtTop})()`, nonce })
}

/** Written into the page as text, so it may use only what a browser has. */
function beginsAtTop() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate' && !location.hash
}
