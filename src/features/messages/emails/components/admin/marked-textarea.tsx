import type { KeyboardEvent, Ref } from 'react'
import { Textarea } from '#features/admin/kit/components/input.tsx'

type Piece = { at: number; text: string; kind: 'plain' | 'filled' | 'open' }

const inBraces = /\{[^{}\n]{1,40}\}/g

/** Cuts a text into what a template filled in, what it left open, and the rest. Edited words are the writer's. */
export function markPieces(text: string, filled: readonly { value: string }[]): Piece[] {
  const marks: { from: number; to: number; kind: Piece['kind'] }[] = []
  let from = 0
  for (const { value } of filled) {
    const at = text.indexOf(value, from)
    if (at < 0) continue
    from = at + value.length
    marks.push({ from: at, to: from, kind: 'filled' })
  }
  for (const { index, 0: open } of text.matchAll(inBraces)) {
    const to = index + open.length
    if (!marks.some((mark) => index < mark.to && to > mark.from))
      marks.push({ from: index, to, kind: 'open' })
  }
  const pieces: Piece[] = []
  let done = 0
  for (const mark of marks.toSorted((a, b) => a.from - b.from)) {
    if (mark.from > done) pieces.push({ at: done, text: text.slice(done, mark.from), kind: 'plain' })
    pieces.push({ at: mark.from, text: text.slice(mark.from, mark.to), kind: mark.kind })
    done = mark.to
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), kind: 'plain' })
  return pieces
}

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
