import { type ReactNode, useEffect } from 'react'
import { Link, useNavigation } from 'react-router'
import { brand } from '#site/brand.ts'
import { anchorLink, anchors, paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Mark } from '#ui/engravings/mark.tsx'
import { prepareToasts } from '#ui/toast.tsx'
import { useCommandDesk } from './commands.ts'
import { Glyph } from './glyph.tsx'
import { NewApplication } from './new-application.tsx'
import { PersonMark } from './person-mark.tsx'
import { type PlaceCounts, Places } from './places.tsx'
import { usePerson } from './signed-in-person.ts'
import './masthead.css'

type AdminFrameProps = {
  onLogOut: () => void
  /** How much lies at each place, by its address. */
  counts: PlaceCounts
  /** What the person's role lets them look for. */
  finds: string
  /** What waits for the person and who else is here, beside their name. */
  marks?: ReactNode
  children: ReactNode
}

export function AdminFrame({ onLogOut, counts, finds, marks, children }: AdminFrameProps) {
  const isLoading = useNavigation().state !== 'idle'
  const { show } = useCommandDesk()
  const { singleKeys } = usePerson()

  useEffect(prepareToasts, [])

  return (
    <>
      <a href={anchorLink(anchors.main)} className="skip-link">
        Skip to main content
      </a>
      <header className="admin-bar" data-keys={singleKeys ? undefined : 'off'}>
        <Link to={paths.admin} className="admin-brand">
          <Mark className="admin-brand-mark" />
          <span>
            {brand.shortName} <i>Desk</i>
          </span>
        </Link>
        <Places counts={counts} />
        <button
          type="button"
          className="admin-find"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          onClick={() => show('menu')}
        >
          <Glyph name="find" />
          <span className="admin-find-words">
            Find <span className="admin-find-more">{finds}</span>
          </span>
          <span aria-hidden="true" className="admin-find-key">
            <kbd>Ctrl K</kbd>
          </span>
        </button>
        {marks}
        <PersonMark />
        <NewApplication />
        <Button variant="quiet" size="small" className="admin-log-out" onClick={onLogOut}>
          Logout
        </Button>
        {isLoading && <div className="admin-loading" />}
      </header>
      <main id={anchors.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
