import { useEffect, useRef } from 'react'
import { phoneLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { connectionWords } from '../content.ts'

type ConnectionScreenProps = {
  phone: string
  trying: boolean
  onRetry: () => void
  onBack: () => void
}

/** Shown instead of a page that could not be fetched, so without a picture: that could not be either. Tries again by itself when the connection is back. */
export function ConnectionScreen({ phone, trying, onRetry, onBack }: ConnectionScreenProps) {
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
          {connectionWords.title}
        </h1>
        <p className="mt-6 text-lead">{connectionWords.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={onRetry} busy={trying && connectionWords.trying}>
            {connectionWords.retry}
          </Button>
          <Button variant="outline" onClick={onBack}>
            {connectionWords.back}
          </Button>
          <ButtonAnchor href={phoneLink(phone)} variant="outline">
            Call {phone}
          </ButtonAnchor>
        </div>
      </div>
    </div>
  )
}
