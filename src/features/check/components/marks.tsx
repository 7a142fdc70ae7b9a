import type { ReactNode } from 'react'
import type { Mark, Verdict } from './judge.ts'

/** The words beside them carry the meaning. */
function Sign({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
      className={`flex-none ${className}`}
    >
      {children}
    </svg>
  )
}

const struckRing = (
  <>
    <circle cx="14" cy="14" r="12" />
    <path d="m5.5 22.5 17-17" />
  </>
)

export function MarkSign({ mark }: { mark: Mark }) {
  if (mark === 'off') return <Sign className="size-7 text-ink">{struckRing}</Sign>
  return <Sign className="size-7 text-green-700">{mark === 'fine' ? ticked : levelLines}</Sign>
}

const ticked = (
  <>
    <circle cx="14" cy="14" r="13" fill="currentColor" stroke="none" />
    <path d="m8 14.5 4.2 4.5L20.5 9" strokeWidth="2.4" className="stroke-paper" />
  </>
)

const levelLines = (
  <>
    <circle cx="14" cy="14" r="12" />
    <path strokeWidth="1.5" d="M6 10h16M4.5 14h19M6 18h16" />
  </>
)

/** A lit lamp, or a ring that's struck out. */
export function TurnSign({ answer }: { answer: Verdict['answer'] }) {
  return <Sign className="size-6">{answer === 'likely' ? lamp : struckRing}</Sign>
}

const lamp = (
  <path
    fill="currentColor"
    stroke="none"
    d="M11.5 12h5l2 14h-9zM11 9.5h6V11h-6zM12 5h4v3.8h-4zM11.5 4.2 14 1.5l2.5 2.7zM10 6v2L1 10.5v-7zM18 6v2l9 2.5v-7z"
  />
)
