import { type ReactNode, useEffect } from 'react'
import { NavLink, useNavigation } from 'react-router'
import { brand } from '#site/brand.ts'
import { adminLinks } from '#site/navigation.ts'
import { anchorLink, anchors } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Mark } from '#ui/engravings/mark.tsx'
import { prepareToasts } from '#ui/toast.tsx'

export function AdminFrame({ onLogOut, children }: { onLogOut: () => void; children: ReactNode }) {
  const isLoading = useNavigation().state !== 'idle'

  useEffect(prepareToasts, [])

  return (
    <>
      <a href={anchorLink(anchors.main)} className="skip-link">
        Skip to main content
      </a>
      <header className="admin-bar on-green-deep">
        <div className="admin-width flex flex-wrap items-center gap-x-2 md:flex-nowrap lg:gap-x-6">
          <p className="flex min-h-tap items-center gap-2 font-semibold">
            <Mark className="size-6" />
            {brand.shortName} <span className="font-normal text-soft">admin</span>
          </p>
          <nav aria-label="Admin" className="order-last w-full min-w-0 md:order-none md:w-auto md:flex-1">
            <ul className="admin-links">
              {adminLinks.map(({ label, to, end, reloadDocument = false }) => (
                <li key={to}>
                  <NavLink to={to} end={end === true} reloadDocument={reloadDocument}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <Button variant="quiet" size="small" className="-mr-4 ml-auto" onClick={onLogOut}>
            Logout
          </Button>
        </div>
        {isLoading && <div className="admin-loading" />}
      </header>
      <main id={anchors.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
