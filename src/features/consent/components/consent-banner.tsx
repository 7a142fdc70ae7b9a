import { useEffect, useRef } from 'react'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { consentWords } from '../content.ts'
import { acceptAll, type CookiePreferences } from '../schema.ts'

type BannerProps = { onDecide: (preferences: CookiePreferences) => void; onCustomize: () => void }

/**
 * Asks at the lower edge and waits. It stands early in the document, so that a keyboard comes to it soon, and takes no
 * focus. It lies under the open menu, whose last button it would cover on a short phone.
 */
export function ConsentBanner({ onDecide, onCustomize }: BannerProps) {
  const words = useWords(consentWords)
  const banner = useRef<HTMLElement>(null)

  useEffect(() => {
    if (banner.current) return keepClearOf(banner.current)
  }, [])

  return (
    <section
      ref={banner}
      aria-label={words.label}
      className="on-sheet oxford no-print fixed inset-x-0 bottom-0 z-5 pt-[calc(0.75rem+3px)] pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-sheet"
    >
      <div className="page-width grid items-center gap-x-8 gap-y-2 md:grid-cols-[1fr_auto]">
        <p className="font-sans text-[1rem] leading-snug">
          {words.text} <TextLink to={paths.cookiePolicy}>{words.policy}</TextLink>
        </p>
        {/* Alike, so that neither answer is pressed upon anyone. */}
        <div className="grid grid-cols-2 gap-3">
          <Button size="small" variant="outline" onClick={() => onDecide(acceptAll)}>
            {words.accept}
          </Button>
          <Button size="small" variant="outline" aria-haspopup="dialog" onClick={onCustomize}>
            {words.customize}
          </Button>
        </div>
      </div>
    </section>
  )
}

const typedIn = 'input, select, textarea'

/** What takes the focus is scrolled clear of the element, and the end of the page can be too. */
function keepClearOf(element: HTMLElement) {
  const makeRoom = (height: string) => {
    document.documentElement.style.scrollPaddingBottom = height
    document.body.style.paddingBottom = height
  }
  const size = new ResizeObserver(() => {
    // Rounded up: half a pixel of the field would stay under it.
    makeRoom(`${Math.ceil(element.getBoundingClientRect().height)}px`)
    // It may come over a field that somebody is filling in.
    const focused = document.activeElement
    const top = element.getBoundingClientRect().top
    if (focused?.matches(typedIn) && focused.getBoundingClientRect().bottom > top)
      focused.scrollIntoView({ block: 'nearest' })
  })
  size.observe(element)
  return () => {
    size.disconnect()
    makeRoom('')
  }
}
