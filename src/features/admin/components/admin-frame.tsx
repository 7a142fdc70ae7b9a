import { type ReactNode, useEffect, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate, useNavigation } from 'react-router'
import { mayEnter, roles } from '#domain/roles.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { type AdminPlace, adminLinks } from '#site/admin-navigation.ts'
import { brand } from '#site/brand.ts'
import { anchorLink, anchors, paths } from '#site/paths.ts'
import { labelOf } from '#site/staff-format.ts'
import { Mark } from '#ui/engravings/mark.tsx'
import { prepareToasts } from '#ui/toast.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Glyph } from '../kit/components/glyph.tsx'
import { useCommandCenter, useCommands } from './commands.ts'
import { Initials } from './initials.tsx'
import { usePerson } from './signed-in-person.ts'
import { useUndoToast } from './use-undo-toast.ts'
import './masthead.css'

type AdminFrameProps = {
  onLogOut: () => void
  counts: PlaceCounts
  filled: FilledPlaces
  finds: string
  marks?: ReactNode
  children: ReactNode
}

export function AdminFrame({ onLogOut, counts, filled, finds, marks, children }: AdminFrameProps) {
  const isLoading = useNavigation().state !== 'idle'
  const { show } = useCommandCenter()
  const { singleKeys } = usePerson()

  useEffect(prepareToasts, [])
  useUndoToast()

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
        <Places counts={counts} filled={filled} />
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
        <Button kind="bare" className="admin-log-out" onClick={onLogOut}>
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

export type PlaceCounts = Readonly<Record<string, string | undefined>>
/** Places with something behind them, of those that stand in the bar only then. */
export type FilledPlaces = Readonly<Record<NonNullable<AdminPlace['fills']>, boolean>>

/** These stay in sight on every screen. Where there is no room for the others, they are behind "More". */
const maxInSight = 3

function Places({ counts, filled }: { counts: PlaceCounts; filled: FilledPlaces }) {
  const { role } = usePerson()
  const { key } = useLocation()
  // It stays open on one screen only, so it closes when the person goes somewhere.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const links = adminLinks.filter(({ room, fills }) => mayEnter(role, room) && (!fills || filled[fills]))
  const show = ({ label, to, end, glyph, reloadDocument = false }: AdminPlace) => (
    <li key={to}>
      <NavLink to={to} end={end === true} reloadDocument={reloadDocument}>
        <Glyph name={glyph} className="admin-place-glyph" />
        {label}
        {counts[to] && (
          <span className="admin-place-count">
            <VisuallyHidden>, </VisuallyHidden>
            {counts[to]}
          </span>
        )}
      </NavLink>
    </li>
  )
  return (
    <nav aria-label="Admin" className="admin-places">
      <ul className="admin-links">{links.slice(0, maxInSight).map(show)}</ul>
      <button
        type="button"
        className="admin-more"
        aria-expanded={isOpen}
        aria-controls="admin-more-places"
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <Glyph name="more" className="admin-place-glyph" />
        More
      </button>
      <ul id="admin-more-places" className="admin-links admin-links-more" data-open={isOpen || undefined}>
        {links.slice(maxInSight).map(show)}
        <li className="admin-own-place">
          <NavLink to={paths.adminProfile}>
            <Glyph name="person" className="admin-place-glyph" />
            My profile
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}

/** On a shared computer, people easily mistake whose session this is. */
function PersonMark() {
  const { name, role } = usePerson()
  const label = labelOf(roles, role)
  const who = name === label ? name : `${name}, ${label}`
  return (
    <Link to={paths.adminProfile} className="admin-person" title={who}>
      <VisuallyHidden>My profile: {who}</VisuallyHidden>
      <Initials name={name} />
    </Link>
  )
}

/** Starts an application for somebody who calls. Every screen has it, for roles that work with applications. */
function NewApplication() {
  const { role } = usePerson()
  return mayEnter(role, 'files') ? <StartLink /> : null
}

function StartLink() {
  const navigate = useNavigate()
  const to = paths.adminNewApplication
  useCommands([
    {
      id: 'new application',
      label: 'New application by phone',
      group: 'Places',
      keys: '+',
      run: () => void navigate(to),
    },
  ])
  return (
    <Link to={to} className="admin-start" aria-label="New application" aria-keyshortcuts="+">
      <span>New</span> <span className="admin-start-more">application</span>{' '}
      <span aria-hidden="true" className="admin-start-more">
        <kbd>+</kbd>
      </span>
    </Link>
  )
}
