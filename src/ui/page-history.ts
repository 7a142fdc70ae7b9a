type Follow = (state: unknown) => boolean

let follow: Follow | undefined

/**
 * Must be called before the router starts: listeners of the window are asked in the order in which they came (capture
 * does not count there), and an entry that belongs to a part of the page must not reach the router, which would go to
 * the network for it.
 */
export function listenBeforeRouter() {
  addEventListener('popstate', (event) => {
    if (follow?.(event.state)) event.stopImmediatePropagation()
  })
}

/** Shows every entry of the browser's history to a part of the page, which answers whether the entry is its own. */
export function followPageHistory(listener: Follow): () => void {
  follow = listener
  return () => {
    if (follow === listener) follow = undefined
  }
}
