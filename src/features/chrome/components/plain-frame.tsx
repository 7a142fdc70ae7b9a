import type { ReactNode } from 'react'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { addressIn } from '#site/addresses.ts'
import { anchorLink, anchors, paths, phoneLink } from '#site/paths.ts'
import { Mark } from '#ui/engravings/mark.tsx'
import { useLocale } from '#ui/locale.tsx'

type PlainFrameProps = {
  texts: Texts<typeof identityTexts>
  words: {
    skip: string
    withoutScripts?: string
    questions: string
    privacy: string
  }
  children: ReactNode
}

/** Nothing here leads away, counts visits or asks for consent. */
export function PlainFrame({ texts, words, children }: PlainFrameProps) {
  const phone = texts['global.contact.phone']
  return (
    <>
      <a href={anchorLink(anchors.main)} className="skip-link">
        {words.skip}
      </a>
      <header className="border-b border-rule-strong">
        <div className="page-width flex min-h-17 items-center">
          {/* A full page load: the browser asks first if something is under way. */}
          <a
            href={addressIn(useLocale(), paths.home)}
            className="flex min-h-tap items-center gap-3 text-green-800 no-underline"
          >
            <Mark className="size-[2.5em] flex-none" />
            <span className="text-lead leading-none font-medium">{texts['global.brand.name']}</span>
          </a>
        </div>
      </header>
      <main id={anchors.main} tabIndex={-1} className="page-width py-8">
        {words.withoutScripts && (
          <noscript>
            <p className="mb-6">
              {words.withoutScripts} <a href={phoneLink(phone)}>{phone}</a>
            </p>
          </noscript>
        )}
        {children}
      </main>
      <footer className="page-width font-sans text-small text-soft">
        <div className="border-t border-rule py-6">
          <p>{words.privacy}</p>
          <p className="mt-2">
            {words.questions} <a href={phoneLink(phone)}>{phone}</a>
          </p>
        </div>
      </footer>
    </>
  )
}
