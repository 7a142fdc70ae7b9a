import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Tabs as PlainTabs } from '#ui/tabs.tsx'

type TabsProps = ComponentProps<typeof PlainTabs> & { isSmall?: boolean }

export function Tabs({ isSmall = false, ...rest }: TabsProps) {
  return isSmall ? (
    <div className="k-tabs-small contents">
      <PlainTabs {...rest} />
    </div>
  ) : (
    <PlainTabs {...rest} />
  )
}

type TabLinksProps = {
  label: string
  links: readonly { to: string; label: string; count?: string; isCurrent?: boolean }[]
  end?: ReactNode
}

/** Tabs that lead to screens of their own. */
export function TabLinks({ label, links, end }: TabLinksProps) {
  return (
    <nav aria-label={label} className="tab-list k-tabs">
      {links.map(({ to, label: name, count, isCurrent }) => (
        <Link key={to} to={to} className="tab" {...(isCurrent && { 'aria-current': 'page' })}>
          {name} {count && <small>{count}</small>}
        </Link>
      ))}
      {end && <div className="k-end">{end}</div>}
    </nav>
  )
}
