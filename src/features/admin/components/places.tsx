import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { mayEnter } from '#domain/roles.ts'
import { adminLinks } from '#site/admin-navigation.ts'
import { paths } from '#site/paths.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Glyph } from './glyph.tsx'
import { usePerson } from './signed-in-person.ts'

export type PlaceCounts = Readonly<Record<string, string | undefined>>

/** Places that stay in sight on every screen. Where there is no room for the others, they lie behind "More". */
const mostInSight = 3

/** The places of the admin that the role includes: in the masthead, or under the thumb on a phone. */
export function Places({ counts }: { counts: PlaceCounts }) {
  const { role } = usePerson()
  const { key } = useLocation()
  // Open at one place only: whoever has gone somewhere finds it closed.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const links = adminLinks.filter(({ room }) => mayEnter(role, room))
  const show = ({ label, to, end, glyph, reloadDocument = false }: (typeof adminLinks)[number]) => (
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
      <ul className="admin-links">{links.slice(0, mostInSight).map(show)}</ul>
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
        {links.slice(mostInSight).map(show)}
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
