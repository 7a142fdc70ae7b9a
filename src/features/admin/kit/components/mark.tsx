import type { ReactNode } from 'react'
import type { ApplicationStatus } from '#domain/application-status.ts'

/** Ink fills the circle as an application comes closer to money. */
const circles: Record<ApplicationStatus, ReactNode> = {
  received: <circle cx="8" cy="8" r="6" />,
  'in-review': (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M4 5.5h8M2.8 8h10.4M4 10.5h8" strokeWidth="1.25" />
    </>
  ),
  'documents-needed': (
    <>
      <circle cx="8" cy="8" r="6" strokeDasharray="4.7 1.583" />
      <circle cx="8" cy="8" r="2.2" fill="currentColor" stroke="none" />
    </>
  ),
  approved: (
    <>
      <circle cx="8" cy="8" r="6.75" fill="currentColor" stroke="none" />
      <path d="m5 8.2 2.2 2.2L11.2 6" className="k-mark-cut" strokeWidth="1.6" />
    </>
  ),
  funded: (
    <>
      <circle cx="8" cy="8" r="6.5" strokeWidth="1.25" />
      <circle cx="8" cy="8" r="4.25" fill="currentColor" stroke="none" />
    </>
  ),
  declined: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="m3.8 12.2 8.4-8.4" />
    </>
  ),
  withdrawn: (
    <>
      <circle cx="8" cy="8" r="6" strokeDasharray="1.8 1.97" />
      <path d="M5 8h6" />
    </>
  ),
}

export function StatusMark({ status }: { status: ApplicationStatus }) {
  return <Mark>{circles[status]}</Mark>
}

export type SquareState = 'needed' | 'received' | 'accepted' | 'rejected' | 'waived'

const box = 'M2.75 2.75h10.5v10.5H2.75z'
const squares: Record<SquareState, ReactNode> = {
  needed: <path d={box} />,
  received: <path d={`${box}M3 5.6h10M3 8h10M3 10.4h10`} />,
  accepted: (
    <>
      <path d="M2 2h12v12H2z" fill="currentColor" stroke="none" />
      <path d="m4.8 8.2 2.2 2.2 4.2-4.6" strokeWidth="1.6" className="k-mark-cut" />
    </>
  ),
  rejected: <path d={`${box}M5.5 5.5l5 5M10.5 5.5l-5 5`} />,
  waived: <path d={`${box}M5.5 8h5`} />,
}

/** Documents, tasks and signatures: ink fills the square by the same rule. */
export function SquareMark({ state }: { state: SquareState }) {
  return <Mark isRed={state === 'rejected'}>{squares[state]}</Mark>
}

function Mark({ isRed = false, children }: { isRed?: boolean; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
      className={isRed ? 'k-mark k-red' : 'k-mark'}
    >
      {children}
    </svg>
  )
}
