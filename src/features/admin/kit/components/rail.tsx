import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'

export type RailLink = {
  to: string
  label: string
  count?: string | undefined
  isRed?: boolean
  end?: boolean | undefined
  /** Stays on a narrow screen, where the others are on the landing page. */
  isNarrow?: boolean
  /** Parts of the open page. */
  parts?: readonly { to: string; label: string }[]
}

type RailProps = { label: string; groups: readonly (readonly RailLink[])[]; children?: ReactNode }

/** The places of a house with many rooms. A narrow screen has a list of them as a page of its own. */
export function Rail({ label, groups, children }: RailProps) {
  return (
    <nav aria-label={label} className="k-rail">
      {children}
      {groups.map((links, at) => (
        <ul key={links[0]?.to}>
          {at > 0 && (
            <li aria-hidden="true">
              <hr />
            </li>
          )}
          {links.map((link) => (
            <li key={link.to} data-narrow={link.isNarrow || undefined}>
              <RailLine {...link} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function RailLine({ to, label, count, isRed, end = false, parts = [] }: RailLink) {
  return (
    <>
      <NavLink to={to} end={end}>
        {label} {count && <small data-red={isRed || undefined}>{count}</small>}
      </NavLink>
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <li key={part.to}>
              <Link to={part.to}>{part.label}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
