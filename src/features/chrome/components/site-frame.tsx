import type { ReactNode } from 'react'
import { ConsentProvider } from '#features/consent/components/consent-provider.tsx'
import { anchorLink, anchors } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { chromeWords } from '../content/words.ts'
import type { Chrome } from '../content.ts'
import { ConnectionScreen } from './connection-screen.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useOfflineLinks } from './use-offline-links.ts'

/** The frame of every public page. */
export function SiteFrame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const words = useWords(chromeWords)
  useFocusOnNavigation()
  const { isHeld, retry, back } = useOfflineLinks()
  return (
    <>
      <a href={anchorLink(anchors.main)} className="skip-link">
        {words.skip}
      </a>
      <ConsentProvider analyticsId={chrome.analyticsId}>
        <SiteHeader texts={chrome.texts} />
        <main id={anchors.main} tabIndex={-1}>
          {isHeld && (
            <ConnectionScreen
              phone={chrome.texts['global.contact.phone']}
              trying={false}
              onRetry={retry}
              onBack={back}
            />
          )}
          <div className={isHeld ? 'hidden' : 'contents'}>{children}</div>
        </main>
        <SiteFooter chrome={chrome} />
      </ConsentProvider>
    </>
  )
}
