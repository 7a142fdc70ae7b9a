import type { KeyboardEvent, Ref } from 'react'
import { Textarea } from '#ui/textarea.tsx'
import { markPieces } from './marked-pieces.ts'

type MarkedTextareaProps = {
  ref: Ref<HTMLTextAreaElement>
  value: string
  filled: readonly { value: string }[]
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

export function MarkedTextarea({ ref, value, filled, onChange, onKeyDown }: MarkedTextareaProps) {
  return (
    <div className="marked-text">
      <div className="marked-text-back" aria-hidden="true">
        {markPieces(value, filled).map(({ at, text, kind }) =>
          kind === 'plain' ? (
            text
          ) : (
            <mark key={at} data-kind={kind}>
              {text}
            </mark>
          ),
        )}
        {/* A line break at the end has no height of its own. */}
        {'\u200b'}
      </div>
      <Textarea
        ref={ref}
        rows={6}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
