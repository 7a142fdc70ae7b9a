type Follow = (state: unknown) => boolean

let follow: Follow | undefined

/** Call it before the router starts, which would fetch an entry that belongs to a part of the page. */
export function listenBeforeRouter() {
  addEventListener('popstate', (event) => {
    if (follow?.(event.state)) event.stopImmediatePropagation()
  })
}

/** The listener returns whether the entry is its own. */
export function followPageHistory(listener: Follow): () => void {
  follow = listener
  return () => {
    if (follow === listener) follow = undefined
  }
}
