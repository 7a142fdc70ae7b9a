import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { forgiveAbandonedRequests } from '#ui/abandoned-requests.ts'
import { admitLateFaces } from '#ui/late-faces.ts'
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
