import type { ReactNode } from 'react'

export type EmptyStateProps = {
  title: ReactNode
  picture?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

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
