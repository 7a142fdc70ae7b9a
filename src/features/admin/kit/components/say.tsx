import type { ReactNode } from 'react'

/** Words that somebody will read, as they will read them. */
export function Say({ who, children }: { who?: ReactNode; children: ReactNode }) {
  return (
    <div className="k-say">
      {who && <small>{who}</small>}
      {children}
    </div>
  )
}
