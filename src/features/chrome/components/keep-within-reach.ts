/**
 * On a phone, the header returns on scrolling back, and the thumb bar steps aside where the page offers the same.
 * Only marks the document, so it works for any page.
 */
export function keepWithinReach() {
  followScrolling()
  watchOwnButtons()
}

/** In pixels. Less is a trembling finger. */
const minMove = 8
/** As tall as the header. */
const top = 68
/** How long a flick lasts, in milliseconds. */
const flick = 1500
const upKeys = /^(ArrowUp|PageUp|Home| )$/

/**
 * Only a hand brings the header back. When the page scrolls by itself, to a step or a mistake, the header would be in
 * the way.
 */
function followScrolling() {
  const root = document.documentElement
  let last = scrollY
  let heardAt = Number.NEGATIVE_INFINITY
  let backAt = Number.NEGATIVE_INFINITY
  /** A busy page hears about the hand late, sometimes after the screen has moved. */
  const noteHand = ({ timeStamp }: Event) => {
    heardAt = performance.now()
    if (timeStamp <= backAt) mark('back')
  }
  for (const type of ['touchmove', 'wheel']) addEventListener(type, noteHand, { passive: true })
  addEventListener('keydown', (event) => upKeys.test(event.key) && noteHand(event))
  const mark = (place: 'top' | 'back' | 'away') => {
    if (root.dataset.header !== place) root.dataset.header = place
  }
  mark(scrollY > top ? 'away' : 'top')
  addEventListener(
    'scroll',
    ({ timeStamp }) => {
      const now = Math.max(scrollY, 0)
      const moved = now - last
      if (Math.abs(moved) < minMove && now > top) return
      last = now
      backAt = Number.NEGATIVE_INFINITY
      if (now <= top) mark('top')
      else if (moved > 0 || -moved > innerHeight / 2) mark('away')
      else {
        backAt = timeStamp
        if (backAt - heardAt < flick) mark('back')
      }
    },
    { passive: true },
  )
}

/** The form, and buttons that start it. */
const own = 'main .button-apply, [data-own-apply]'

function watchOwnButtons() {
  const seen = new Set<Element>()
  const show = () => document.documentElement.toggleAttribute('data-apply-near', seen.size > 0)
  const near = new IntersectionObserver((parts) => {
    for (const { isIntersecting, target } of parts) isIntersecting ? seen.add(target) : seen.delete(target)
    show()
  })
  let watched = new Set<Element>()
  const watch = () => {
    const found = new Set(document.querySelectorAll(own))
    for (const part of watched) {
      if (found.has(part)) continue
      near.unobserve(part)
      seen.delete(part)
    }
    for (const part of found) if (!watched.has(part)) near.observe(part)
    watched = found
    show()
  }
  watch()
  // The router changes pages in place.
  let isWaiting = false
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      watch()
    })
  }).observe(document.body, { childList: true, subtree: true })
}
