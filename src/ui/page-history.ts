type Follow = (state: unknown) => boolean

let follow: Follow | undefined

/**
 * Call it before the router starts: window listeners run in the order they were added, and a history entry that belongs
 * to a part of the page must not reach the router, which would fetch it from the network.
 */
export function listenBeforeRouter() {
  addEventListener('popstate', (event) => {
    if (follow?.(event.state)) event.stopImmediatePropagation()
  })
}

/** Offers every entry of the browser's history to a part of the page, which returns whether the entry is its own. */
export function followPageHistory(listener: Follow): () => void {
  follow = listener
  return () => {
    if (follow === listener) follow = undefined
  }
}
