import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { countVisit } from '#features/consent/components/consent.ts'
import { ConsentProvider } from '#features/consent/components/consent-provider.tsx'
import { FactsProvider } from '#features/texts/components/facts-provider.tsx'
import { addressIn } from '#site/addresses.ts'
import { anchorLink, anchors, paths, phoneLink } from '#site/paths.ts'
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { PhoneIcon } from '#ui/icons.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { chromeWords } from '../content/words.ts'
import type { Chrome, ChromeTexts } from '../content.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { wakeFrame } from './wake-frame.ts'

/** The mark tells the server that the page can wait for React: decision 077. */
export function SiteFrame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const words = useWords(chromeWords)
  const { pathname } = useLocation()
  useFocusOnNavigation()
  useEffect(wakeFrame, [])
  // The browser's own path, with the language in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the router's.
  useEffect(() => countVisit(location.pathname), [pathname])
  return (
    <>
      {/* Feed readers look for it on any page. */}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={words.blog}
        href={addressIn(useLocale(), paths.blogFeed)}
      />
      <a href={anchorLink(anchors.main)} className="skip-link">
        {words.skip}
      </a>
      <ConsentProvider analyticsId={chrome.analyticsId}>
        <SiteHeader texts={chrome.texts} />
        <main id={anchors.main} tabIndex={-1} data-patient="">
          <div className="contents">
            <FactsProvider facts={chrome.facts}>{children}</FactsProvider>
          </div>
        </main>
        <SiteFooter chrome={chrome} />
        <ThumbBar texts={chrome.texts} />
      </ConsentProvider>
    </>
  )
}

/** Browsers move the focus on a page load; the router doesn't, and the keyboard would continue from the old link. */
function useFocusOnNavigation() {
  const location = useLocation()
  const seen = useRef(location)

  useEffect(() => {
    if (seen.current === location) return
    seen.current = location
    const target = document.getElementById(location.hash.slice(1) || anchors.main)
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [location])
}

/** The self-check offers the form to those it fits, and free help comes before it. */
const without: readonly string[] = [paths.apply, paths.thankYou, paths.check, paths.helpFirst]

/**
 * Below the footer, so that it covers nothing. `styles/thumb-bar.css` and `keepWithinReach` say when it steps aside.
 */
function ThumbBar({ texts }: { texts: ChromeTexts }) {
  const words = useWords(chromeWords)
  const { pathname } = useLocation()
  const matches = useMatches()
  const isMissing = matches.some(({ loaderData }) => isNotFound(loaderData))
  const takesNone = matches.some(
    ({ pathname: at, loaderData }) => at === pathname && isUnserved(at, loaderData),
  )
  const phone = texts['global.contact.phone']
  if (without.includes(pathname)) return null
  return (
    <nav aria-label={words.applyOrCall} className="thumb-bar on-paper oxford">
      {!takesNone && (
        <ButtonLink to={isMissing ? paths.apply : findApplication(pathname)} variant="apply" size="small">
          {words.apply.page}
        </ButtonLink>
      )}
      <ButtonAnchor href={phoneLink(phone)} variant="outline" size="small" aria-label={words.call(phone)}>
        <PhoneIcon />
        {words.callShort}
      </ButtonAnchor>
    </nav>
  )
}

const isNotFound = (data: unknown) => data instanceof Object && 'found' in data && data.found === false

/** A state from which we take no application, or that doesn't exist. */
function isUnserved(path: string, loaderData: unknown): boolean {
  if (!path.startsWith(`${paths.states}/`)) return false
  if (!(loaderData instanceof Object)) return true
  return 'takesApplications' in loaderData && loaderData.takesApplications === false
}

/** The page's own form, or the application preset with the page's subject. */
function findApplication(pathname: string): string {
  const [, kind, name] = pathname.split('/')
  if (pathname === paths.home || (name && pathname === paths.caseType(name)))
    return anchorLink(anchors.applicationForm)
  if (kind && name && pathname.toLowerCase() === paths.state(name))
    return paths.applyFor({ state: name.toUpperCase() })
  if (pathname === paths.forAttorneys) return paths.applyFor({ role: 'attorney' })
  return paths.apply
}
