import { lazy, Suspense, useState } from 'react'
import type { Draft } from '#features/apply/drafts/components/draft.ts'
import { useWords } from '#ui/locale.tsx'
import { Button } from '#ui/plain-button.tsx'
import { movingWords } from '../content/words.ts'
import type { MoverState } from './draft-mover.ts'

type ContinueElsewhereProps = {
  draft: Draft
  state: MoverState
  onOffer: () => Promise<MoverState>
  /** Replaces the usual label where the button isn't about another device. */
  label?: string
}

const MovingPanel = lazy(() =>
  import('./moving-panel.tsx').then((module) => ({ default: module.MovingPanel })),
)

export function ContinueElsewhere({ draft, state, onOffer, label }: ContinueElsewhereProps) {
  const words = useWords(movingWords)
  const [isOpen, setOpen] = useState(false)
  // Browsers encrypt nothing without https.
  if (!crypto.subtle) return null
  return (
    <>
      <Button variant={label ? 'outline' : 'quiet'} size="small" onClick={() => setOpen(true)}>
        {label ?? words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <MovingPanel moving={draft.moving} onOffer={onOffer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {!label && draft.moving && state.kind === 'unreachable' && (
        <p role="status" className="order-last w-full px-[1.1rem] font-sans text-small text-soft">
          {words.behind}
        </p>
      )}
      {!label && draft.moving && state.kind === 'too-long' && (
        <p role="alert" className="order-last w-full px-[1.1rem] font-sans text-small">
          {words.tooLong}
        </p>
      )}
    </>
  )
}
