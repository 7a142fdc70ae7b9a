export type PageScripts = {
  /** The files that the module needs, which the browser would otherwise discover one after the other. */
  hrefs: string[]
  /** The module that hands the page to React. */
  source: string
  /** What runs a public page until React is wanted. A page without it gets React as soon as it is painted. */
  frame?: string | undefined
}

/**
 * Written into every page as text, so it may use only what a browser has. Asks for scripts once something is painted. A
 * public page asks for its frame's alone, and for React when a part that is marked as live comes near or is touched.
 */
export function startPage({ hrefs, source, frame }: PageScripts) {
  const live = '[data-live]'
  /** Well before it comes into view. */
  const ahead = '400px 0px'
  let started = false

  const add = (name: 'link' | 'script', properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties))

  const start = () => {
    if (started) return
    started = true
    // The router keeps positions by it.
    if (!history.state?.key)
      history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, '')
    const fetchPriority = frame ? 'auto' : 'low'
    /** A few at a time, so that a finger gets through: a phone takes some milliseconds to ask for each. */
    const fetchFrom = (first: number) => {
      const next = first + 4
      for (const href of hrefs.slice(first, next)) add('link', { rel: 'modulepreload', href, fetchPriority })
      if (next < hrefs.length) return setTimeout(fetchFrom, 0, next)
      // React on its own: together with the page it is the longest task there is.
      const react = hrefs.find((href) => /\/framework-/.test(href))
      if (react) add('script', { type: 'module', src: react })
      add('script', { type: 'module', textContent: source, onerror: frame && startAnew })
    }
    fetchFrom(0)
  }

  /** The files may belong to an older version of the site. A reload brings the new ones and keeps what was chosen. */
  const startAnew = () => {
    started = false
    const isTyped = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      ({ type, value, defaultValue }) => !/radio|checkbox|range|hidden/.test(type) && value !== defaultValue,
    )
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Forms work without scripts too: nobody loses words to a reload. One that did not help would not help again.
    if (navigator.onLine && !isTyped && visit?.type !== 'reload') location.reload()
  }

  /** Scripts wait until something is painted, so that words, styles, fonts and pictures come first. */
  let isPainted = false
  const begin = () => {
    if (isPainted) return
    isPainted = true
    if (!frame) return start()
    add('script', { type: 'module', src: frame })
    const near = new IntersectionObserver(
      (parts) => {
        if (!parts.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        start()
      },
      { rootMargin: ahead },
    )
    for (const part of document.querySelectorAll('[data-live=near]')) near.observe(part)
    // What the address asks of a part, only React can answer.
    for (const name of new URLSearchParams(location.search).keys())
      if (document.querySelector(`${live} [name="${CSS.escape(name)}"]`)) start()
    // Somebody was in the middle of something here, and comes back to it or reloads the page.
    const left = Object.entries(history.state ?? {})
    if (left.some(([name, value]) => name !== 'key' && name !== 'idx' && value != null)) start()
  }
  const awaitPaint = () => {
    new PerformanceObserver((_entries, paints) => {
      paints.disconnect()
      begin()
    }).observe({ type: 'paint', buffered: true })
    // A browser may not report its paints.
    if (document.readyState === 'complete') setTimeout(begin, 1000)
    else addEventListener('load', () => setTimeout(begin, 1000))
  }
  // A page that the browser prepares in case somebody wants it does nothing until then.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', awaitPaint, { once: true })
  else awaitPaint()

  const isIn = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null
  if (frame) {
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'input'])
      addEventListener(type, ({ target }) => isIn(target, live) && start(), { capture: true, passive: true })
  }

  // Only React knows what a button does. It takes over the presses that came too early.
  const pressed: HTMLElement[] = []
  const keep = ({ target, detail }: MouseEvent) => {
    // Not every browser gives the focus to what is tapped, so a tap leaves a mark. Keys count no clicks.
    const choice = detail > 0 && isIn(target, 'input[type=radio]')
    if (choice) choice.dataset.tapped = ''
    const button = isIn(target, 'button[type=button]:not([data-consent])')
    if (!button) return
    pressed.push(button)
    if (frame) start()
  }
  addEventListener('click', keep, true)
  Object.assign(globalThis, {
    pageStart: {
      takePresses: () => {
        removeEventListener('click', keep, true)
        return pressed
      },
    },
  })
}
