import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { countVisit } from '#features/consent/components/consent.ts'
import { ConsentProvider } from '#features/consent/components/consent-provider.tsx'
import { anchorLink, anchors } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { chromeWords } from '../content/words.ts'
import type { Chrome } from '../content.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { wakeFrame } from './wake-frame.ts'

/** The frame of every public page. The mark tells the server that the page can wait for React: decision 077. */
export function SiteFrame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const words = useWords(chromeWords)
  const { pathname } = useLocation()
  useFocusOnNavigation()
  useEffect(wakeFrame, [])
  useEffect(() => countVisit(pathname), [pathname])
  return (
    <>
      <a href={anchorLink(anchors.main)} className="skip-link">
        {words.skip}
      </a>
      <ConsentProvider analyticsId={chrome.analyticsId}>
        <SiteHeader texts={chrome.texts} />
        <main id={anchors.main} tabIndex={-1} data-patient="">
          <div className="contents">{children}</div>
        </main>
        <SiteFooter chrome={chrome} />
        <ThumbBar texts={chrome.texts} />
      </ConsentProvider>
    </>
  )
}
