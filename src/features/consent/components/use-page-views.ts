import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isMeasured } from '../schema.ts'

/**
 * Reports the pages that a visitor opens, once the visitor has agreed. `agreed` is undefined until the browser was asked.
 * A document that was loaded where nothing is measured never measures: its content policy names no other host.
 */
export function usePageViews(analyticsId: string | undefined, agreed: boolean | undefined) {
  const { pathname } = useLocation()
  const [landedOn] = useState(pathname)
  const measured = agreed === true && isMeasured(landedOn) && isMeasured(pathname)

  useEffect(() => {
    if (!analyticsId || !measured) return
    let left = false
    const load = import('./page-views.ts')
    // Without it nothing is measured, which is nothing to tell a visitor.
    load.then(({ sendPageView }) => !left && sendPageView(analyticsId, pathname)).catch(() => {})
    return () => {
      left = true
    }
  }, [analyticsId, measured, pathname])

  useEffect(() => {
    if (agreed !== false) return
    // Also for someone who agreed on an earlier visit and refuses, or sends the signal, now.
    const isKnown = 'dataLayer' in window || document.cookie.includes('_ga')
    if (isKnown) import('./page-views.ts').then(({ forgetVisitor }) => forgetVisitor()).catch(() => {})
  }, [agreed])
}
