import type { Room } from '#domain/roles.ts'
import type { NavigationLink } from './navigation.ts'
import { paths } from './paths.ts'

type AdminLink = NavigationLink & { room: Room; end?: boolean; reloadDocument?: boolean }

/** `keys` lead there from everywhere; `glyph` is its sign on a phone. */
type AdminPlace = AdminLink & {
  keys: `g ${string}`
  glyph: 'home' | 'files' | 'mail' | 'figures' | 'page' | 'settings' | 'pen'
}

/** `reloadDocument`: the screen has its own content policy, which only a full page load brings. */
export const adminLinks: readonly AdminPlace[] = [
  { label: 'Today', to: paths.admin, room: 'person', end: true, keys: 'g t', glyph: 'home' },
  { label: 'Applications', to: paths.adminApplications, room: 'files', keys: 'g a', glyph: 'files' },
  { label: 'Messages', to: paths.adminMessages, room: 'files', keys: 'g i', glyph: 'mail' },
  { label: 'Figures', to: paths.adminReport, room: 'files', keys: 'g c', glyph: 'figures' },
  { label: 'Site', to: paths.adminSite, room: 'site', reloadDocument: true, keys: 'g w', glyph: 'page' },
  { label: 'Settings', to: paths.adminSettings, room: 'person', keys: 'g s', glyph: 'settings' },
  { label: 'Blog', to: paths.adminBlog, room: 'site', reloadDocument: true, keys: 'g b', glyph: 'pen' },
]

export const settingsGroups: readonly { label: string; links: readonly AdminLink[] }[] = [
  { label: 'Opening day', links: [{ label: 'Ready to open?', to: paths.adminReady, room: 'site' }] },
  {
    label: 'Law and price',
    links: [
      { label: 'State rules', to: paths.adminRules, room: 'owner' },
      { label: 'Price terms', to: paths.adminPrice, room: 'owner' },
    ],
  },
  {
    label: 'Files',
    links: [
      { label: 'Checklists', to: paths.adminChecklists, room: 'owner' },
      { label: 'Clocks', to: paths.adminClocks, room: 'owner' },
      { label: 'Signatures', to: paths.adminSignatures, room: 'owner' },
      { label: 'Templates', to: paths.adminTemplates, room: 'owner' },
      { label: 'Replies to mails', to: paths.adminReplies, room: 'owner' },
    ],
  },
  {
    label: 'People',
    links: [
      { label: 'Password and sign-ins', to: paths.adminSettings, room: 'person', end: true },
      { label: 'People', to: paths.adminPeople, room: 'owner' },
      { label: 'Access log', to: paths.adminLog, room: 'owner' },
      { label: 'My profile', to: paths.adminProfile, room: 'person' },
    ],
  },
  {
    label: 'Running it',
    links: [
      { label: 'Health', to: paths.adminHealth, room: 'owner' },
      { label: 'Retention', to: paths.adminRetention, room: 'owner' },
      { label: 'Proof of consent', to: paths.adminConsentProofs, room: 'owner' },
    ],
  },
]

const settingsLinks = settingsGroups.flatMap(({ links }) => links)

/** Screens without a link in the bar, and everything below them. */
const otherScreens: readonly Pick<AdminLink, 'to' | 'room' | 'end'>[] = [
  { to: paths.adminDashboard, room: 'person' },
]

/** The longest path above decides. Any other screen is the owner's. */
export function roomOf(pathname: string): Room {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  // The rail names each of the settings, so a new one must be named too.
  const fromBar = adminLinks.filter(({ to }) => to !== paths.adminSettings)
  const links = [...fromBar, ...settingsLinks, ...otherScreens].filter(
    ({ to, end }) => path === to || (!end && path.startsWith(`${to}/`)),
  )
  return links.sort((a, b) => b.to.length - a.to.length)[0]?.room ?? 'owner'
}
