import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink } from 'react-router'

export type RailLink = {
  to: string
  label: string
  count?: string | undefined
  isRed?: boolean
  end?: boolean
  /** Parts of the open page. */
  parts?: readonly { to: string; label: string }[]
}

type RailProps = { label: string; groups: readonly (readonly RailLink[])[]; children?: ReactNode }

/** The places of a house with many rooms. On a narrow screen it's one line above the room. */
export function Rail({ label, groups, children }: RailProps) {
  const rail = useRef<HTMLElement>(null)
  // In one line, the open room may be far beyond its end.
  useEffect(() => {
    const current = rail.current?.querySelector('[aria-current]')
    if (!rail.current || !current) return
    const room = 16
    rail.current.scrollLeft +=
      current.getBoundingClientRect().left - rail.current.getBoundingClientRect().left - room
  }, [])
  return (
    <nav ref={rail} aria-label={label} className="k-rail">
      {children}
      {groups.map((links, at) => (
        <ul key={links[0]?.to}>
          {at > 0 && (
            <li aria-hidden="true">
              <hr />
            </li>
          )}
          {links.map((link) => (
            <li key={link.to}>
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
              <a href={part.to}>{part.label}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
