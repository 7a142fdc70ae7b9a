/**
 * An interrupted navigation leaves its request. If the answer has begun, the router's decoder rejects two
 * promises of its own (react-router 8.4, `done` of turbo-stream), though nothing has failed.
 */
export function forgiveAbandonedRequests() {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
  })
}
