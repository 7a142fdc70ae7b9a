const mark = 'firstScreen'

/**
 * A page that was opened at its top has laid out its first screen only (`src/ui/styles/base.css`). Lays out the rest, one
 * part at a time, so that a finger gets through in between.
 */
export function layOutRest() {
  const root = document.documentElement
  if (!(mark in root.dataset)) return
  const parts = document.querySelectorAll<HTMLElement>(
    '[data-patient] > .contents > *, .below-first-screen, body > footer',
  )
  const waiting = [...parts]
  const layOutNext = () => {
    const part = waiting.shift()
    if (part) {
      part.style.contentVisibility = 'visible'
      return whenIdle(layOutNext)
    }
    // From here on nothing waits, whatever else is shown in this window.
    delete root.dataset[mark]
    for (const { style } of parts) style.contentVisibility = ''
  }
  whenIdle(layOutNext)
}

/** After the next frame, within a moment even if something keeps the browser busy. Safari has no name for being idle. */
function whenIdle(run: () => void) {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 200 })
    else setTimeout(run)
  })
}
