import { countVisit, startConsent } from '#features/consent/components/consent.ts'
import { isMeasured } from '#features/consent/schema.ts'
import { isTakenOver } from '#ui/page-start.ts'
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

/**
 * Fetches a page when somebody points at a link to it, so that it opens at once. Chromium does more than this by the
 * page's speculation rules; see src/server/pages/speculation-rules.ts.
 */
function fetchHoveredPages() {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return
  const fetched = new Set<string>()
  for (const type of ['pointerover', 'focusin']) addEventListener(type, fetchPage, { passive: true })

  function fetchPage({ target }: Event) {
    const link = target instanceof Element && target.closest('a')
    if (!link || !isOtherPage(link) || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }))
  }
}

/** Private pages are for one visitor at one moment, and an address with a question is worked out anew. */
const isOtherPage = ({ origin, pathname, search, target }: HTMLAnchorElement) =>
  origin === location.origin &&
  pathname !== location.pathname &&
  !search &&
  !target &&
  !/\.\w+$/.test(pathname) &&
  isMeasured(pathname)

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Loads the page that an entry of the history belongs to. A page that the router opened shares its document with the
 * page before it, and after a reload the browser goes back between them without loading anything.
 */
function followHistory() {
  const shown = location.pathname
  addEventListener('popstate', () => {
    if (!isTakenOver() && location.pathname !== shown) location.reload()
  })
}

/** Opens the answer that a link leads to. Not every browser does that for a part that is folded away. */
function openAnswerInHash() {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1))
    const details = target?.closest('details')
    if (!target || !details || details.open || isTakenOver()) return
    details.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
