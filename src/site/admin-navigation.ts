import type { Room } from '#domain/roles.ts'
import type { NavigationLink } from './navigation.ts'
import { paths } from './paths.ts'

type AdminLink = NavigationLink & { room: Room; end?: boolean; reloadDocument?: boolean }

/** `keys` lead there from everywhere; `glyph` is its sign on a phone. */
export type AdminPlace = AdminLink & {
  keys: `g ${string}`
  glyph: 'home' | 'files' | 'mail' | 'money' | 'firm' | 'figures' | 'page' | 'settings' | 'pen'
  /** Stands in the bar only once there is something behind it. */
  fills?: 'firms' | 'money'
}

/** `reloadDocument`: the screen has its own content policy, which only a full page load brings. */
export const adminLinks: readonly AdminPlace[] = [
  { label: 'Today', to: paths.admin, room: 'person', end: true, keys: 'g t', glyph: 'home' },
  { label: 'Applications', to: paths.adminApplications, room: 'files', keys: 'g a', glyph: 'files' },
  { label: 'Messages', to: paths.adminMessages, room: 'files', keys: 'g i', glyph: 'mail' },
  { label: 'Money', to: paths.adminMoney, room: 'money', keys: 'g e', glyph: 'money', fills: 'money' },
  { label: 'Firms', to: paths.adminFirms, room: 'files', keys: 'g y', glyph: 'firm', fills: 'firms' },
  { label: 'Figures', to: paths.adminReport, room: 'files', keys: 'g c', glyph: 'figures' },
  { label: 'Site', to: paths.adminSite, room: 'site', reloadDocument: true, keys: 'g w', glyph: 'page' },
  { label: 'Settings', to: paths.adminSettings, room: 'person', keys: 'g s', glyph: 'settings' },
  { label: 'Blog', to: paths.adminBlog, room: 'site', reloadDocument: true, keys: 'g b', glyph: 'pen' },
]

export type SettingsSectionName =
  | 'company'
  | 'price'
  | 'contracts'
  | 'rules'
  | 'clocks'
  | 'mail'
  | 'people'
  | 'privacy'
  | 'running'

type SettingsLink = AdminLink & {
  name: SettingsSectionName
  parts: readonly { label: string; to: string }[]
}

/** In the order of the landing page and the rail. */
export const settingsSections: readonly SettingsLink[] = [
  {
    name: 'company',
    label: 'Company',
    to: paths.adminCompany,
    room: 'site',
    parts: [{ label: 'Who we are', to: paths.adminWho }],
  },
  { name: 'price', label: 'Contracts and price', to: paths.adminPrice, room: 'owner', parts: [] },
  { name: 'contracts', label: 'Contract forms', to: paths.adminContractForms, room: 'owner', parts: [] },
  { name: 'rules', label: 'State rules', to: paths.adminRules, room: 'owner', parts: [] },
  {
    name: 'clocks',
    label: 'Clocks and signatures',
    to: paths.adminClocks,
    room: 'owner',
    parts: [
      { label: 'Opening hours', to: `${paths.adminClocks}#hours` },
      { label: 'First answers', to: `${paths.adminClocks}#answers` },
      { label: 'Morning mail', to: `${paths.adminClocks}#morning` },
      { label: 'How we kept our word', to: paths.adminOurWord },
      { label: 'Second signature', to: paths.adminSignatures },
      { label: 'Before money leaves', to: paths.adminPayments },
      { label: 'Offers', to: paths.adminOfferDays },
      { label: 'Links', to: paths.adminLinkDays },
    ],
  },
  {
    name: 'mail',
    label: 'Mail and templates',
    to: paths.adminMail,
    room: 'owner',
    parts: [
      { label: 'Replies to mails', to: paths.adminReplies },
      { label: 'Templates', to: paths.adminTemplates },
      { label: 'Checklists', to: paths.adminChecklists },
    ],
  },
  {
    name: 'people',
    label: 'People and access',
    to: paths.adminPeople,
    room: 'owner',
    parts: [{ label: 'Access log', to: paths.adminLog }],
  },
  {
    name: 'privacy',
    label: 'Privacy and retention',
    to: paths.adminPrivacy,
    room: 'owner',
    parts: [
      { label: 'Retention', to: paths.adminRetention },
      { label: 'Deleted records', to: paths.adminDeleted },
      { label: 'Payments of deleted files', to: paths.adminKeptPayments },
      { label: 'Proof of consent', to: paths.adminConsentProofs },
    ],
  },
  { name: 'running', label: 'Running', to: paths.adminRunning, room: 'owner', parts: [] },
]

export const settingsHome: AdminLink = {
  label: 'All settings',
  to: paths.adminSettings,
  room: 'person',
  end: true,
}
export const ownProfile: AdminLink = { label: 'My profile', to: paths.adminProfile, room: 'person' }
export const readyLink: AdminLink = { label: 'Ready to open?', to: paths.adminReady, room: 'site' }

/** Every place in the settings, with the parts of its page. */
export const settingsPlaces: readonly AdminLink[] = [
  readyLink,
  ...settingsSections.flatMap(({ label, to, room, parts }) => [
    { label, to, room },
    ...parts.map((part) => ({ ...part, room })),
  ]),
  ownProfile,
  { label: 'Password and sign-ins', to: paths.adminPassword, room: 'person' },
]

const settingsLinks = [settingsHome, ...settingsPlaces]

/** Screens without a link in the bar, and everything below them. */
const otherScreens: readonly Pick<AdminLink, 'to' | 'room' | 'end'>[] = [
  { to: paths.adminDashboard, room: 'person' },
]

/** Pages of a file that people read who don't see the file. */
const moneyPages = /^\/admin\/applications\/[^/]+\/(?:ledger|reduction)$/

/** The longest path above decides. Any other screen is the owner's. */
export function roomOf(pathname: string): Room {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  if (moneyPages.test(path)) return 'money'
  // The rail names each of the settings, so a new one must be named too.
  const fromBar = adminLinks.filter(({ to }) => to !== paths.adminSettings)
  const links = [...fromBar, ...settingsLinks, ...otherScreens].filter(
    ({ to, end }) => path === to || (!end && path.startsWith(`${to}/`)),
  )
  return links.sort((a, b) => b.to.length - a.to.length)[0]?.room ?? 'owner'
}
