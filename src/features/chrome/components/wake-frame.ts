import { countVisit, startConsent } from '#features/consent/components/consent.ts'
import { isMeasured } from '#features/consent/schema.ts'
import { isTakenOver } from '#ui/page-start.ts'
import { holdOfflineLinks } from './hold-offline-links.ts'
import { keepWithinReach } from './keep-within-reach.ts'
import { listenForMenu } from './listen-for-menu.ts'

let isAwake = false

/** Works with or without React: it listens on the document. */
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
  // Without it, the page says when we're open, but not whether.
  if (document.querySelector('[data-hours]'))
    import('./show-hours.ts').then(({ showHours }) => showHours()).catch(() => {})
  if (globalThis.pageStart) globalThis.pageStart.isAwake = true
}

/** Chromium does more by speculation rules; see src/server/pages/speculation-rules.ts. */
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

/** Not private pages, and not addresses with a query. */
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
 * Pages opened by the router share a document. After a reload, the browser goes back between them without loading
 * anything.
 */
function followHistory() {
  const shown = location.pathname
  addEventListener('popstate', () => {
    if (!isTakenOver() && location.pathname !== shown) location.reload()
  })
}

/** Not every browser opens a folded part for a link. */
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
