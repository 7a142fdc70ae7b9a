import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from './icon-button.tsx'

type DockProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** What it holds, for the names of its buttons: "the mail". */
  of?: string
  isFolded?: boolean
  onFold?: () => void
  onClose: () => void
  /** What happens next, and the main button. A form brings its own. */
  foot?: ReactNode
}

/** A draft that stays open beside the work. The screen says where it stands. */
export function Dock({ title, of, isFolded = false, onFold, onClose, foot, ...rest }: DockProps) {
  const { className, children, ...section } = rest
  const titleId = useId()
  const say = (verb: string) => (of ? `${verb} ${of}` : verb)
  return (
    <section
      aria-labelledby={titleId}
      {...section}
      className={classNames('k-dock', className)}
      data-folded={isFolded || undefined}
    >
      <header>
        <h2 id={titleId} className="k-cut">
          {title}
        </h2>
        <div className="k-end">
          {onFold && (
            <IconButton
              label={say(isFolded ? 'Unfold' : 'Fold')}
              title={isFolded ? 'Unfold' : 'Fold (Esc)'}
              glyph={isFolded ? 'up' : 'down'}
              aria-expanded={!isFolded}
              onClick={onFold}
            />
          )}
          <IconButton
            label={say('Close')}
            title="Close: what you wrote is kept"
            glyph="close"
            onClick={onClose}
          />
        </div>
      </header>
      {children}
      {foot && <footer>{foot}</footer>}
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
