import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'

type DockProps = {
  title: ReactNode
  onFold?: () => void
  onClose: () => void
  /** What happens next, and the main button. */
  foot: ReactNode
  children: ReactNode
}

/** A draft that stays open beside the work. The screen says where it stands. */
export function Dock({ title, onFold, onClose, foot, children }: DockProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="k-dock">
      <header>
        <h2 id={titleId}>{title}</h2>
        <div className="k-end">
          {onFold && <IconButton label="Fold" glyph="down" onClick={onFold} />}
          <IconButton label="Close" glyph="close" onClick={onClose} />
        </div>
      </header>
      {children}
      <footer>{foot}</footer>
    </section>
  )
}

export function DockLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="k-line">
      <span>{label}</span>
      {children}
    </div>
  )
}
