export type PageScripts = {
  /** The module's imports, which the browser would otherwise discover one after another. */
  hrefs: string[]
  /** The module that hands the page to React. */
  source: string
  /** Runs a public page until it needs React. A page without it gets React right after the paint. */
  frame?: string | undefined
}

/**
 * Written into every page as text, so it may use only browser features. Loads scripts after the first paint:
 * a public page loads its frame alone, and React when a live part comes near or is touched.
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
    /** A few at a time, so that a tap gets through: a phone takes some milliseconds per request. */
    const fetchFrom = (first: number) => {
      const next = first + 4
      for (const href of hrefs.slice(first, next)) add('link', { rel: 'modulepreload', href, fetchPriority })
      if (next < hrefs.length) return setTimeout(fetchFrom, 0, next)
      // React on its own: together with the page it's the longest task of all.
      const react = hrefs.find((href) => /\/framework-/.test(href))
      if (react) add('script', { type: 'module', src: react })
      add('script', { type: 'module', textContent: source, onerror: frame && reloadOnce })
    }
    fetchFrom(0)
  }

  /** The files may belong to an older version. A reload brings the new ones and keeps choices. */
  const reloadOnce = () => {
    started = false
    const isTyped = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      ({ type, value, defaultValue }) => !/radio|checkbox|range|hidden/.test(type) && value !== defaultValue,
    )
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Forms work without scripts too, so a reload must not lose words. A reload that didn't help won't help
    // again.
    if (navigator.onLine && !isTyped && visit?.type !== 'reload') location.reload()
  }

  /** Scripts wait for the first paint, so that words, styles, fonts and pictures come first. */
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
    // Only React can act on a question in the address.
    for (const name of new URLSearchParams(location.search).keys())
      if (document.querySelector(`${live} [name="${CSS.escape(name)}"]`)) start()
    // The visitor returns to something unfinished, or reloads the page.
    const left = Object.entries(history.state ?? {})
    if (left.some(([name, value]) => name !== 'key' && name !== 'idx' && value != null)) start()
  }
  const awaitPaint = () => {
    // The first paint may be an empty ground, and the words come with the next one.
    new PerformanceObserver((list, paints) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      paints.disconnect()
      begin()
    }).observe({ type: 'paint', buffered: true })
    // A browser may not report its paints. A busy one paints long after `load`, so this counts from its frames.
    const frame = (next: () => void) => (document.hidden ? next() : requestAnimationFrame(next))
    const wait = () => frame(() => frame(() => setTimeout(begin, 1000)))
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait)
  }
  // A prerendered page does nothing until the visitor opens it.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', awaitPaint, { once: true })
  else awaitPaint()

  const isIn = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null
  if (frame) {
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'input'])
      addEventListener(type, ({ target }) => isIn(target, live) && start(), { capture: true, passive: true })
  }

  // Only React knows what a button does. It replays the presses that came too early.
  const pressed: HTMLElement[] = []
  const keep = ({ target, detail }: MouseEvent) => {
    // Not every browser focuses what is tapped, so a tap leaves a mark. Keys count no clicks.
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
