import { anchors, onHome, paths } from './paths.ts'

export type NavigationLink = { label: string; to: string }
export type NavigationGroup = { title: string; links: readonly NavigationLink[] }

export const headerLinks: readonly NavigationLink[] = [
  { label: 'How It Works', to: paths.howItWorks },
  { label: 'What We Fund', to: paths.whatWeFund },
  { label: 'Case Types', to: paths.caseTypes },
  { label: 'For Attorneys', to: paths.forAttorneys },
  { label: 'States We Serve', to: paths.states },
  { label: 'Blog', to: paths.blog },
  { label: 'Contact', to: paths.contact },
]

/** Both start an application: the first stands in the header of wide screens, the second in the menu of small ones. */
export const applyLinks = {
  header: { label: 'Emergency Funds', to: paths.apply },
  menu: { label: 'Get Funds Now', to: paths.apply },
} as const satisfies Record<string, NavigationLink>

export const footerGroups: readonly NavigationGroup[] = [
  {
    title: 'Funding',
    links: [
      { label: 'Three Steps', to: onHome(anchors.howItWorks) },
      { label: 'What We Fund', to: onHome(anchors.whatWeFund) },
      { label: 'Case Types', to: paths.caseTypes },
      { label: 'Apply', to: paths.apply },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'How It Works', to: paths.howItWorks },
      { label: 'For Attorneys', to: paths.forAttorneys },
      { label: 'States We Serve', to: paths.states },
      { label: 'Blog', to: paths.blog },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Contact', to: paths.contact },
      { label: 'Privacy Policy', to: paths.privacyPolicy },
      { label: 'Terms of Service', to: paths.terms },
    ],
  },
]

/** Placeholders: the company has no pages there yet, so these are names and not links. */
export const socialNetworks: readonly string[] = ['Facebook', 'LinkedIn', 'Instagram']

/** `reloadDocument`: the screen has a content policy of its own, which comes only with a page of its own. */
export const adminLinks: readonly (NavigationLink & { end?: boolean; reloadDocument?: boolean })[] = [
  { label: 'Dashboard', to: paths.admin, end: true },
  { label: 'Applications', to: paths.adminApplications },
  { label: 'Messages', to: paths.adminMessages },
  { label: 'Blog', to: paths.adminBlog, reloadDocument: true },
  { label: 'Settings', to: paths.adminSettings },
]
