import { countVisit, startConsent } from '#features/consent/components/consent.ts'
import { fetchHoveredPages } from './fetch-hovered-pages.ts'
import { followHistory, openAnswerInHash } from './follow-history.ts'
import { holdOfflineLinks } from './hold-offline-links.ts'
import { keepWithinReach } from './keep-within-reach.ts'
import { listenForMenu } from './listen-for-menu.ts'

let isAwake = false

/**
 * What the frame of a public page does in a browser, with or without React: the menu, the question about cookies, links
 * that are followed offline. Listens on the document, so it does not matter who drew the page, or when.
 */
export function wakeFrame() {
  if (isAwake) return
  isAwake = true
  listenForMenu()
  keepWithinReach()
  holdOfflineLinks()
  fetchHoveredPages()
  followHistory()
  openAnswerInHash()
  startConsent()
  countVisit(location.pathname)
  // Without it, the page says when we are open, and not whether we are.
  if (document.querySelector('[data-hours]'))
    import('./show-hours.ts').then(({ showHours }) => showHours()).catch(() => {})
  if (globalThis.pageStart) globalThis.pageStart.isAwake = true
}
