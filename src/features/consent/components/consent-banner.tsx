import { useEffect, useRef } from 'react'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { consentWords } from '../content.ts'
import { acceptAll, type CookiePreferences, refuseAll } from '../schema.ts'

type BannerProps = { onDecide: (preferences: CookiePreferences) => void; onCustomize: () => void }

/**
 * Asks at the bottom of the screen and waits. Comes early in the document, so that keyboard users reach it soon, and
 * takes no focus. Stays behind the open menu, because on a short phone it would cover the menu's last button.
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
        {/* Yes and no stand side by side and look alike, so that neither is pushed (11 CCR 7004). */}
        <div className="grid grid-cols-3 gap-2 sm:gap-3 max-sm:*:px-1">
          <Button size="small" variant="outline" onClick={() => onDecide(acceptAll)}>
            {words.accept}
          </Button>
          <Button size="small" variant="outline" onClick={() => onDecide(refuseAll)}>
            {words.reject}
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

/** Makes room below, so that the element covers neither a focused field nor the end of the page. */
function keepClearOf(element: HTMLElement) {
  const makeRoom = (height: string) => {
    document.documentElement.style.scrollPaddingBottom = height
    document.body.style.paddingBottom = height
  }
  const size = new ResizeObserver(() => {
    // Rounds up, or half a pixel of the field would stay covered.
    makeRoom(`${Math.ceil(element.getBoundingClientRect().height)}px`)
    // The banner may appear over a field that someone is filling in.
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
