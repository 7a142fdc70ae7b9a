import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '#ui/class-names.ts'

type ActionBarProps = { beside?: boolean; children: ReactNode }

/** Sticks to the lower edge, above the keyboard, and lets go while the keyboard takes most of the screen. */
export function ActionBar({ beside, children }: ActionBarProps) {
  const isCovered = useIsCovered()
  return (
    <div className={classNames('form-bar', isCovered && 'form-bar-loose')}>
      <div className={classNames('page-width', beside ? 'form-grid' : 'form-solo')}>
        <div className="form-bar-buttons">{children}</div>
      </div>
    </div>
  )
}

const mostOfScreen = 0.4

/** The page shrinks with the keyboard (`interactive-widget`), or the visual viewport does. */
function useIsCovered(): boolean {
  const [isCovered, setCovered] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    let [width, tallest] = [view.width, view.height]
    const look = () => {
      // Turned, or another window: only a keyboard takes height alone.
      if (view.width !== width) [width, tallest] = [view.width, 0]
      // Zoomed in, the person sees less for another reason.
      if (view.scale > 1.01) return
      tallest = Math.max(tallest, view.height)
      setCovered(1 - view.height / tallest > mostOfScreen)
    }
    view.addEventListener('resize', look)
    return () => view.removeEventListener('resize', look)
  }, [])
  return isCovered
}
