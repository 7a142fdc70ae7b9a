import type { ReactNode } from 'react'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { Badge } from '#ui/badge.tsx'
import './status-mark.css'

/** Ink fills the circle as an application comes closer to money. */
const shapes: Record<ApplicationStatus, ReactNode> = {
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
      <path d="m5 8.2 2.2 2.2L11.2 6" className="status-mark-cut" strokeWidth="1.6" />
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
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
      className="status-mark"
    >
      {shapes[status]}
    </svg>
  )
}

export function StatusWord({ status }: { status: ApplicationStatus }) {
  return (
    <span className="status-word">
      <StatusMark status={status} />
      <span>{statusOf(status).label}</span>
    </span>
  )
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { tone, label } = statusOf(status)
  return <Badge tone={tone}>{label}</Badge>
}
