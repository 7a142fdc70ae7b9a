/**
 * A navigation that is interrupted, as by a redirect, leaves its request. If the answer has begun by then, the router's
 * decoder rejects two promises that it keeps to itself (react-router 8.4, `done` of turbo-stream). Nothing has failed:
 * whoever waits for an answer has a handler, and is told as before.
 */
export function forgiveAbandonedRequests() {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
  })
}
