import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'

type PanelProps = { title: ReactNode; onClose?: () => void; children: ReactNode }

/** What stands beside a list: one entry of it. */
export function Panel({ title, onClose, children }: PanelProps) {
  const titleId = useId()
  return (
    <aside aria-labelledby={titleId} className="k-panel">
      <header>
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <div className="k-end">
            <IconButton label="Close" glyph="close" onClick={onClose} />
          </div>
        )}
      </header>
      {children}
    </aside>
  )
}
