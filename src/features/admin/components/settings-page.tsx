import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { mayEnter } from '#domain/roles.ts'
import { settingsGroups } from '#site/admin-navigation.ts'
import { usePerson } from './signed-in-person.ts'
import './settings.css'

type SettingsPageProps = {
  title: string
  about?: ReactNode
  actions?: ReactNode
  aside?: { label: string; content: ReactNode }
  children: ReactNode
}

export function SettingsPage({ title, about, actions, aside, children }: SettingsPageProps) {
  return (
    <SettingsFrame>
      <header className="settings-top">
        <h1>{title}</h1>
        {about && <p className="text-soft">{about}</p>}
        {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
      </header>
      <div className={aside && 'settings-split'}>
        <div className="settings-pad">{children}</div>
        {aside && (
          <aside aria-label={aside.label} className="settings-pad settings-aside">
            {aside.content}
          </aside>
        )}
      </div>
    </SettingsFrame>
  )
}

export function SettingsFrame({ children }: { children: ReactNode }) {
  const { role } = usePerson()
  const rail = useRef<HTMLElement>(null)
  // On a phone the rail is one line, and the open screen may be far beyond its end.
  useEffect(() => {
    const current = rail.current?.querySelector('[aria-current]')
    if (!rail.current || !current) return
    const room = 16
    rail.current.scrollLeft +=
      current.getBoundingClientRect().left - rail.current.getBoundingClientRect().left - room
  }, [])
  const groups = settingsGroups.map(({ label, links }) => ({
    label,
    links: links.filter(({ room }) => mayEnter(role, room)),
  }))
  return (
    <div className="settings">
      <nav ref={rail} aria-label="Settings" className="settings-rail">
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ label, links }) => (
            <div key={label}>
              <p>{label}</p>
              <ul>
                {links.map(({ label: name, to, end }) => (
                  <li key={to}>
                    <NavLink to={to} end={end === true}>
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </nav>
      <div className="settings-room">{children}</div>
    </div>
  )
}

export function SettingsSection({ title, about, action, children }: SectionProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2>{title}</h2>
          {about && <p className="text-small text-soft">{about}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}

type SectionProps = { title: string; about?: ReactNode; action?: ReactNode; children: ReactNode }
