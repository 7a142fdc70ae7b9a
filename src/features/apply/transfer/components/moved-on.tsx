import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Button } from '#ui/plain-button.tsx'
import { movingWords } from '../content/words.ts'
import type { MoverState } from './draft-mover.ts'

type MovedOnProps = { state: MoverState; onBringBack: () => Promise<void>; onLeave: () => void }

export function MovedOn({ state, onBringBack, onLeave }: MovedOnProps) {
  const words = useWords(movingWords)
  const [isBringing, setBringing] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function bring() {
    setBringing(true)
    await onBringBack()
    // Still here, so it failed.
    setBringing(false)
    setFailed(true)
  }
  const complaint = state.kind === 'unreachable' ? (state.message ?? words.unreachable) : undefined
  return (
    <Elsewhere title={words.away.title} text={words.away.text}>
      <Button busy={isBringing && words.away.bringing} className="max-sm:w-full" onClick={bring}>
        {words.away.bring}
      </Button>
      <Button variant="quiet" className="max-sm:w-full" onClick={onLeave}>
        {words.away.leave}
      </Button>
      {hasFailed && !isBringing && complaint && (
        <div className="w-full">
          <Notice tone="critical" announce>
            {complaint}
          </Notice>
        </div>
      )}
    </Elsewhere>
  )
}

export function SentElsewhere({ onRemove, onKeep }: { onRemove: () => void; onKeep: () => void }) {
  const { sent } = useWords(movingWords)
  return (
    <Elsewhere title={sent.title} text={sent.text}>
      <Button className="max-sm:w-full" onClick={onRemove}>
        {sent.remove}
      </Button>
      <Button variant="quiet" className="max-sm:w-full" onClick={onKeep}>
        {sent.keep}
      </Button>
    </Elsewhere>
  )
}

type ElsewhereProps = { title: string; text: string; children: ReactNode }

function Elsewhere({ title, text, children }: ElsewhereProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused field is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="apply-elsewhere">
      <h1 ref={heading} id="apply-elsewhere" tabIndex={-1} className="text-title font-medium">
        {title}
      </h1>
      <p className="mt-2 max-w-measure text-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
