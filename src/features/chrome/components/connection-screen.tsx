import { useEffect, useRef } from 'react'
import { phoneLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { offlineWords } from '../content/offline.ts'
import { chromeWords } from '../content/words.ts'

type ConnectionScreenProps = {
  phone: string
  trying: boolean
  onRetry: () => void
  onBack: () => void
}

/** Replaces a page that could not be fetched; a picture could not be either. Retries when the connection is back. */
export function ConnectionScreen({ phone, trying, onRetry, onBack }: ConnectionScreenProps) {
  const words = useWords(offlineWords)
  const { call } = useWords(chromeWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className="page-width py-section">
      <div className="max-w-measure">
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="mt-6 text-lead">{words.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={onRetry} busy={trying && words.trying}>
            {words.retry}
          </Button>
          <Button variant="outline" onClick={onBack}>
            {words.back}
          </Button>
          <ButtonAnchor href={phoneLink(phone)} variant="outline">
            {call(phone)}
          </ButtonAnchor>
        </div>
      </div>
    </div>
  )
}
