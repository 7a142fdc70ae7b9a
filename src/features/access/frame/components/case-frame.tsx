import type { ReactNode } from 'react'
import { Logo } from '#features/chrome/components/logo.tsx'
import { FactsProvider } from '#features/texts/components/facts-provider.tsx'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { anchorLink, anchors, phoneLink } from '#site/paths.ts'
import { plainFacts, type SiteFacts } from '#site/site-facts.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { PhoneIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { frameWords } from '../content/words.ts'

type CaseFrameProps = { texts: Texts<typeof identityTexts>; facts?: SiteFacts; children: ReactNode }

/** Nothing here leads away, counts visits or asks for consent. */
export function CaseFrame({ texts, facts = plainFacts, children }: CaseFrameProps) {
  const words = useWords(frameWords)
  const phone = texts['global.contact.phone']
  return (
    <>
      <a href={anchorLink(anchors.main)} className="skip-link">
        {words.skip}
      </a>
      <header className="site-header border-b border-rule-strong print:hidden">
        <div className="page-width flex min-h-[min(4.25rem,20vw)] flex-wrap items-center justify-end gap-x-[min(1rem,4vw)] gap-y-[min(0.5rem,2vw)] py-[min(0.5rem,2vw)] wide:min-h-24">
          {/* A full page load: leaving ends uploads, and the browser asks first. */}
          <Logo
            texts={texts}
            reloadDocument
            className="mr-auto text-[min(1.0625rem,5vw)] text-green-800 wide:text-[1.3rem]"
          />
          <span className="font-sans text-small text-soft not-wide:hidden">{words.questions}</span>
          <ButtonAnchor
            href={phoneLink(phone)}
            variant="outline"
            size="small"
            className="site-header-button flex-none roomy:w-auto roomy:px-4 wide:border-transparent wide:pr-0 wide:text-[1.125rem]"
            aria-label={words.call(phone)}
          >
            <PhoneIcon />
            <span className="figures hidden whitespace-nowrap roomy:inline">{phone}</span>
          </ButtonAnchor>
        </div>
      </header>
      <main id={anchors.main} tabIndex={-1} className="page-width pb-16">
        <FactsProvider facts={facts}>{children}</FactsProvider>
      </main>
      <footer className="page-width font-sans text-small text-soft print:hidden">
        <p className="border-t border-rule py-6">{words.privacy}</p>
      </footer>
    </>
  )
}
