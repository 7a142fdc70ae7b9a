import type { ReactNode } from 'react'

/** A row of what can be done. It never wraps: what doesn't fit goes into a menu. */
export function Bar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="k-bar">
      {children}
      {end && <div className="k-end">{end}</div>}
    </div>
  )
}
