import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Tabs as PlainTabs } from '#ui/tabs.tsx'

export type { Tab } from '#ui/tabs.tsx'

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

export type TabLink = {
  to: string
  label: string
  count?: string
  isCurrent?: boolean
  isRed?: boolean
  /** Where two lead to the same address. */
  id?: string
}

type TabLinksProps = { label: string; links: readonly TabLink[]; isSmall?: boolean; end?: ReactNode }

/** Tabs that lead to screens of their own. Where they don't fit they scroll sideways; `end` stays. */
export function TabLinks({ label, links, isSmall = false, end }: TabLinksProps) {
  const list = useRef<HTMLElement>(null)
  const current = links.findIndex(({ isCurrent }) => isCurrent)
  useEffect(() => {
    showTab(list.current, list.current?.children[current])
  }, [current])
  return (
    <div className={isSmall ? 'k-tabs k-tabs-small' : 'k-tabs'}>
      <nav aria-label={label} ref={list} className="tab-list">
        {links.map(({ to, id = to, label: name, count, isCurrent, isRed }) => (
          <Link
            key={id}
            to={to}
            className={isRed ? 'tab k-red' : 'tab'}
            // Browsers leave a tab that is half in sight where it is.
            onFocus={({ currentTarget }) => showTab(list.current, currentTarget)}
            {...(isCurrent && { 'aria-current': 'page' })}
          >
            {name} {count && <small>{count}</small>}
          </Link>
        ))}
      </nav>
      {end && <div className="k-end">{end}</div>}
    </div>
  )
}

/** The page stays where it is. */
function showTab(list: HTMLElement | null, tab: Element | undefined) {
  if (!list || !tab) return
  const { left, right } = list.getBoundingClientRect()
  const own = tab.getBoundingClientRect()
  if (own.left < left) list.scrollLeft -= left - own.left
  else if (own.right > right) list.scrollLeft += own.right - right
}
