/**
 * Written into every page as text, so it may use only what a browser has. `hrefs` are the files that the module
 * needs, which the browser would otherwise discover one after the other.
 */
export function startAfterPaint(hrefs: string[], source: string) {
  let started = false
  const start = () => {
    if (started) return
    started = true
    const add = (name: 'link' | 'script', properties: object) =>
      document.head.append(Object.assign(document.createElement(name), properties))
    for (const href of hrefs) add('link', { rel: 'modulepreload', href, fetchPriority: 'low' })
    add('script', { type: 'module', textContent: source })
  }
  new PerformanceObserver((_entries, paints) => {
    paints.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
  // A browser may not report its paints.
  addEventListener('load', () => setTimeout(start, 1000))

  // Only the scripts know what a button does. They take over the presses that came too early.
  const pressed: HTMLElement[] = []
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
    if (button) pressed.push(button)
  }
  addEventListener('click', keep, true)
  Object.assign(globalThis, {
    takeEarlyPresses: () => {
      removeEventListener('click', keep, true)
      return pressed
    },
  })
}
