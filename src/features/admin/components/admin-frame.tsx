import { type ReactNode, useEffect } from 'react'
import { NavLink, useNavigation } from 'react-router'
import { brand } from '#site/brand.ts'
import { mayEnter } from '#site/choices/roles.ts'
import { adminLinks } from '#site/navigation.ts'
import { anchorLink, anchors } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Mark } from '#ui/engravings/mark.tsx'
import { prepareToasts } from '#ui/toast.tsx'
import { PersonMark } from './person-mark.tsx'
import { usePerson } from './signed-in-person.ts'

type AdminFrameProps = {
  onLogOut: () => void
  /** What waits for the person, beside their name. */
  marks?: ReactNode
  children: ReactNode
}

export function AdminFrame({ onLogOut, marks, children }: AdminFrameProps) {
  const { role } = usePerson()
  const isLoading = useNavigation().state !== 'idle'

  useEffect(prepareToasts, [])

  return (
    <>
      <a href={anchorLink(anchors.main)} className="skip-link">
        Skip to main content
      </a>
      <header className="admin-bar on-green-deep">
        <div className="admin-width flex flex-wrap items-center gap-x-2 lg:flex-nowrap lg:gap-x-6">
          <p className="flex min-h-tap items-center gap-2 font-semibold">
            <Mark className="size-6" />
            {brand.shortName} <span className="font-normal text-soft">admin</span>
          </p>
          <nav aria-label="Admin" className="order-last w-full min-w-0 lg:order-none lg:w-auto lg:flex-1">
            <ul className="admin-links">
              {adminLinks
                .filter(({ room }) => mayEnter(role, room))
                .map(({ label, to, end, reloadDocument = false }) => (
                  <li key={to}>
                    <NavLink to={to} end={end === true} reloadDocument={reloadDocument}>
                      {label}
                    </NavLink>
                  </li>
                ))}
            </ul>
          </nav>
          <div className="-mr-4 ml-auto flex items-center gap-x-1 md:gap-x-3">
            {marks}
            <PersonMark />
            <Button variant="quiet" size="small" onClick={onLogOut}>
              Logout
            </Button>
          </div>
        </div>
        {isLoading && <div className="admin-loading" />}
      </header>
      <main id={anchors.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
