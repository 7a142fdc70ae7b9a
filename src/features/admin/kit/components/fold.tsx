import type { ReactNode } from 'react'
import { Glyph } from './glyph.tsx'

type FoldProps = {
  title: ReactNode
  about?: ReactNode
  /** A bare button beside the line, in sight while it's folded too. */
  action?: ReactNode
  isOpen?: boolean
  /** For what loads only when somebody opens it. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** One line until somebody opens it. */
export function Fold({ title, about, action, isOpen = false, onToggle, children }: FoldProps) {
  return (
    <div className="k-fold">
      <details open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
        <summary>
          <Glyph name="right" />
          <span>{title}</span>
          {about && <span className="k-small">{about}</span>}
        </summary>
        <div className="k-fold-body">{children}</div>
      </details>
      {action && <div className="k-end">{action}</div>}
    </div>
  )
}
