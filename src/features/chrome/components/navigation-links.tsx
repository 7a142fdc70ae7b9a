import { createContext, type ReactNode, useContext } from 'react'
import type { Navigation } from '#site/navigation.ts'

const none: Navigation = { header: [], funding: [], company: [], help: [] }
const NavigationContext = createContext(none)

/** The pages sit above the frame that links to them. */
export function NavigationLinks({ links, children }: { links: Navigation | undefined; children: ReactNode }) {
  return <NavigationContext value={links ?? none}>{children}</NavigationContext>
}

export const useNavigationLinks = (): Navigation => useContext(NavigationContext)
