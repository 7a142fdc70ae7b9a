import { isTakenOver } from '#ui/page-start.ts'

/**
 * Loads the page that an entry of the history belongs to. A page that the router opened shares its document with the
 * page before it, and after a reload the browser goes back between them without loading anything.
 */
export function followHistory() {
  const shown = location.pathname
  addEventListener('popstate', () => {
    if (!isTakenOver() && location.pathname !== shown) location.reload()
  })
}

/** Opens the answer that a link leads to. Not every browser does that for a part that is folded away. */
export function openAnswerInHash() {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1))
    const details = target?.closest('details')
    if (!target || !details || details.open || isTakenOver()) return
    details.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
