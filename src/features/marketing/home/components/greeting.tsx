import { useEffect, useLayoutEffect, useState } from 'react'
import { paths } from '#site/paths.ts'
import { holdCaseHint } from '#site/returning.ts'
import { useLocale } from '#ui/locale.tsx'
import { homeWords } from '../content/words.ts'
import type { Standing } from './read-standing.ts'

const isReturning = () => holdCaseHint(document.cookie)
const fetchStanding = () => import('./read-standing.ts')

/**
 * Greets a browser that has applied. The server marks the page, so the line is there from the first paint, at its full
 * height: see src/server/pages/render.ts.
 */
export function Greeting() {
  const locale = useLocale()
  const words = homeWords[locale].greeting
  const [standing, setStanding] = useState<Standing>()

  // On the way from another page, the server marked the document for that one.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-returning', isReturning())
  }, [])
  useEffect(() => {
    if (!isReturning()) return
    fetchStanding()
      .then(({ readStanding }) => readStanding(locale))
      .then(setStanding)
      // Offline the line stays, and leads to the page.
      .catch(() => {})
  }, [locale])

  async function forget() {
    const { forgetCase } = await fetchStanding()
    await forgetCase()
    location.reload()
  }

  return (
    <aside
      data-greeting=""
      data-live="near"
      aria-label={words.label}
      className="on-tint hidden border-b border-rule font-sans text-small in-data-returning:block print:in-data-returning:hidden"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 py-1">
        <p className="max-sm:mt-1.5 max-sm:min-h-[2lh] max-sm:w-full">
          {words.back} <b className="whitespace-nowrap">{standing?.reference}</b>{' '}
          <span className="max-sm:block">{standing?.sentence}</span>
        </p>
        <p className="flex items-center gap-x-6 max-sm:w-full max-sm:justify-between">
          <a href={paths.case} className="inline-flex min-h-tap items-center font-semibold">
            {words.open}
          </a>
          <button
            type="button"
            className="min-h-tap min-w-tap text-right text-soft underline underline-offset-[0.18em] noscript:hidden"
            onClick={forget}
          >
            {words.notYou}
          </button>
        </p>
      </div>
    </aside>
  )
}
