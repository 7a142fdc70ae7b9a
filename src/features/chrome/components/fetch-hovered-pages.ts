import { isMeasured } from '#features/consent/schema.ts'

/**
 * Fetches a page when somebody points at a link to it, so that it opens at once. Chromium does more than this by the
 * page's speculation rules; see src/server/pages/speculation-rules.ts.
 */
export function fetchHoveredPages() {
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
