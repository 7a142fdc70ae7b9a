import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { listenBeforeRouter } from '#ui/page-history.ts'
import { prepareTakeover } from '#ui/page-start.ts'
import { restoreRouterState } from '#ui/router-state.ts'

listenBeforeRouter()
forgiveAbandonedRequests()
admitLateFaces()
restoreRouterState()
const takeOver = prepareTakeover()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive then={takeOver}>
        <HydratedRouter />
      </Alive>
    </StrictMode>,
  )
})

/** The outermost component's effects run last: by then every button works. */
function Alive({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** The router's decoder rejects two promises of its own after an interrupted navigation (turbo-stream). */
function forgiveAbandonedRequests() {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
  })
}

/** A face counts only at the first paint (docs/decisions/077). Rare letters in names may come later. */
function admitLateFaces() {
  for (const face of document.fonts) if (face.status === 'unloaded') face.display = 'swap'
}
