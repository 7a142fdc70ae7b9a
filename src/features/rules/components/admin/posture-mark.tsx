import type { ReactNode } from 'react'
import type { Posture } from '#domain/posture.ts'
import { postureLabels } from './rule-words.ts'

const outline = <path d="M8 1.8 14.2 8 8 14.2 1.8 8z" fill="none" stroke="currentColor" strokeWidth="1.5" />

/** Diamonds, beside the circles of statuses and the squares of documents. Ink fills them as a state closes. */
const shapes: Record<Posture, ReactNode> = {
  open: outline,
  license: (
    <>
      {outline}
      <path d="M5 6.2h6M3.5 8h9M5 9.8h6" stroke="currentColor" strokeWidth="1.1" />
    </>
  ),
  capped: (
    <>
      {outline}
      <path d="M1.8 8h12.4L8 14.2z" fill="currentColor" />
    </>
  ),
  closed: (
    <>
      <path d="M8 1 15 8 8 15 1 8z" fill="currentColor" />
      <path d="M5 8h6" strokeWidth="1.8" className="rules-bar" />
    </>
  ),
}

export function PostureMark({ posture, children }: { posture: Posture; children?: ReactNode }) {
  return (
    <span className="rules-posture">
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {shapes[posture]}
      </svg>
      {children ?? postureLabels[posture]}
    </span>
  )
}
