import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isMeasured } from '../schema.ts'

/**
 * Reports page views once the visitor agrees. `agreed` is undefined until the browser has been asked. A document that
 * loaded on a private page never reports: its content policy allows no other host.
 */
export function usePageViews(analyticsId: string | undefined, agreed: boolean | undefined) {
  const { pathname } = useLocation()
  const [landedOn] = useState(pathname)
  const measured = agreed === true && isMeasured(landedOn) && isMeasured(pathname)

  useEffect(() => {
    if (!analyticsId || !measured) return
    let left = false
    const load = import('./page-views.ts')
    // If it cannot load, nothing is measured, and visitors need not hear about that.
    load.then(({ sendPageView }) => !left && sendPageView(analyticsId, pathname)).catch(() => {})
    return () => {
      left = true
    }
  }, [analyticsId, measured, pathname])

  useEffect(() => {
    if (agreed !== false) return
    // Also covers someone who agreed on an earlier visit and now refuses or sends the signal.
    const isKnown = 'dataLayer' in window || document.cookie.includes('_ga')
    if (isKnown) import('./page-views.ts').then(({ forgetVisitor }) => forgetVisitor()).catch(() => {})
  }, [agreed])
}
