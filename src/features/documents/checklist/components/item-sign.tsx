import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

/** The shape tells the state without color. */
export type Sign = 'open' | 'needed' | 'optional' | 'reading' | 'done' | 'again' | 'turn'

const drawings: Record<Sign, ReactNode> = {
  open: <circle cx="14" cy="14" r="12" strokeDasharray="4.2 3.34" />,
  needed: (
    <>
      <circle cx="14" cy="14" r="12" strokeDasharray="4.2 3.34" />
      <circle cx="14" cy="14" r="3.5" fill="currentColor" stroke="none" />
    </>
  ),
  optional: <circle cx="14" cy="14" r="12" strokeDasharray="0.1 4.6" strokeLinecap="round" />,
  reading: (
    <>
      <circle cx="14" cy="14" r="12" />
      <path strokeWidth="1.5" d="M6 10h16M4.5 14h19M6 18h16" />
    </>
  ),
  done: (
    <>
      <circle cx="14" cy="14" r="13" fill="currentColor" stroke="none" />
      <path d="m8 14.5 4.2 4.5L20.5 9" className="stroke-(--ground)" strokeWidth="2.4" />
    </>
  ),
  again: (
    <>
      <circle cx="14" cy="14" r="12" />
      <path d="M18.5 11.2A5.6 5.6 0 1 0 19.6 15M19 7.5v4.2h-4.2" />
    </>
  ),
  turn: (
    <path
      fill="currentColor"
      stroke="none"
      d="M11.5 12h5l2 14h-9zM11 9.5h6V11h-6zM12 5h4v3.8h-4zM11.5 4.2 14 1.5l2.5 2.7zM10 6v2L1 10.5v-7zM18 6v2l9 2.5v-7z"
    />
  ),
}

export function ItemSign({ sign, className }: { sign: Sign; className?: string }) {
  return (
    <svg
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
      className={classNames('size-7 flex-none', className)}
    >
      {drawings[sign]}
    </svg>
  )
}
