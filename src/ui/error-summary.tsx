import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useWords } from './locale.tsx'
import { uiWords } from './words.ts'

export type SummaryError = {
  /** The id of the control or group with the mistake. */
  fieldId: string
  message: string
}

export type ErrorSummaryProps = {
  /** Without those that were fixed since. */
  errors: readonly SummaryError[]
  title?: string | undefined
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const target = document.getElementById(fieldId)
  if (!target) return
  event.preventDefault()
  const field = target.closest('.field') ?? target
  field.scrollIntoView({ block: 'start' })
  // A fieldset cannot take the focus: use its first control.
  const control = target.matches('fieldset') ? target.querySelector<HTMLElement>('input, select') : target
  ;(control ?? target).focus({ preventScroll: true })
}

/** Takes the focus when it appears. Give it a new `key` on every attempt, so that it does again. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const words = useWords(uiWords)
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()

  const shown = errors.length > 0

  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])

  if (!shown) return null
  return (
    <div ref={box} role="alert" aria-labelledby={titleId} tabIndex={-1} className="error-summary on-sheet">
      <h2 id={titleId}>{title ?? words.mistakes}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            {/* A line that goes is read to nobody; a changed one would have the whole list read again. */}
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
