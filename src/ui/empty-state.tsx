import type { ReactNode } from 'react'

export type EmptyStateProps = {
  title: ReactNode
  /** A small decorative engraving. */
  picture?: ReactNode
  /** A button or link to a next step. */
  action?: ReactNode
  children?: ReactNode
}

/** Nothing here yet: why, and what to do about it. */
export function EmptyState({ title, picture, action, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {picture}
      <p className="empty-state-title">{title}</p>
      {children && <div className="mt-2 max-w-measure text-soft">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
