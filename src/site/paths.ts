import { toDialable } from './phone-number.ts'

/** Every address of the site. Components link through these, never through strings of their own. */
export const paths = {
  home: '/',
  howItWorks: '/how-it-works',
  whatWeFund: '/what-we-fund',
  forAttorneys: '/for-attorneys',
  states: '/states',
  state: (code: string) => `/states/${segment(code.toLowerCase())}`,
  apply: '/apply',
  /** The same with answers already given on the way there. Adds no pages to the cache, which goes by the path. */
  applyFor: (given: { role?: string; state?: string; caseType?: string }) =>
    `/apply?${new URLSearchParams(given)}`,
  contact: '/contact',
  whoWeAre: '/who-we-are',
  thankYou: '/thank-you',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  cookiePolicy: '/cookie-policy',
  healthData: '/health-data',
  accessibility: '/accessibility',
  cost: '/cost',
  costOffers: '/cost/offers',
  faq: '/faq',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${segment(slug)}`,
  /** The signed-in administrator's view of a post that nobody else can read yet. */
  blogPreview: (slug: string) => `/blog/${segment(slug)}?preview`,
  /** Pages of the list count from 1, and the first is the list itself. */
  blogPage: (page: number) => `/blog${pageSuffix(page)}`,
  blogCategory: (slug: string, page = 1) => `/blog/category/${segment(slug)}${pageSuffix(page)}`,
  blogFeed: '/blog/feed.xml',
  blogSharePicture: (slug: string) => `/blog/${segment(slug)}/share.png`,
  /** What social networks show of a page; `name` is the last part of its address. */
  sharePicture: (name: string) => `/share/${segment(name)}/card.png`,
  caseTypes: '/case-types',
  caseType: (slug: string) => `/case-types/${segment(slug)}`,
  upload: (token: string) => `/upload/${segment(token)}`,
  /** Where an applicant asks for a code, and reads their case once this browser has given it. */
  case: '/case',
  /** Only for whoever was mailed the link. */
  casePage: (token: string) => `/case/${segment(token)}`,
  firmPage: (token: string) => `/firm/${segment(token)}`,
  /** Ends the reminders of one request; the token is the link's. */
  stopReminders: (token: string) => `/case/${segment(token)}/stop`,
  stopFirmReminders: (token: string) => `/firm/${segment(token)}/stop`,
  /** A draft from another device. Its key follows as the fragment. */
  continueDraft: (name: string) => `/continue/${segment(name)}`,
  admin: '/admin',
  adminLogin: '/admin/login',
  /** The same for a browser that could not tell the server to end its session. */
  adminLoggedOut: '/admin/login?out',
  adminDashboard: '/admin/dashboard',
  /** The dashboard with the editor of these texts open. */
  adminTexts: (section: string) => `/admin?texts=${segment(section)}`,
  adminApplications: '/admin/applications',
  /** Applications that are late by their clock. */
  adminOverdue: '/admin/applications?overdue=true',
  /** Those that somebody who works here looks after. */
  adminFilesOf: (personId: string) => `/admin/applications?assignee=${segment(personId)}`,
  adminApplication: (id: string) => `/admin/applications?application=${segment(id)}`,
  adminApplicationNotes: (id: string) => `/admin/applications?application=${segment(id)}&tab=notes`,
  adminApplicationMessages: (id: string) => `/admin/applications?application=${segment(id)}&tab=messages`,
  adminApplicationFirm: (id: string) => `/admin/applications?application=${segment(id)}&tab=firm`,
  adminApplicationDocuments: (id: string) => `/admin/applications?application=${segment(id)}&tab=documents`,
  /** A document in the viewer, beside the checklist. */
  adminApplicationViewer: (id: string, documentId: string) =>
    `/admin/applications/${segment(id)}/documents/${segment(documentId)}`,
  /** The file alone. Beside the list it is the list's address that names it. */
  adminApplicationFile: (id: string) => `/admin/applications/${segment(id)}`,
  adminApplicationPrint: (id: string) => `/admin/applications/${segment(id)}/print`,
  adminNewApplication: '/admin/applications/new',
  adminBoard: '/admin/applications/board',
  adminFigures: '/admin/figures',
  /** The site's texts beside their pages. */
  adminSite: '/admin/site',
  adminQuestions: '/admin/site?page=faq',
  adminBlog: '/admin/blog',
  adminMessages: '/admin/messages',
  adminMessage: (id: string) => `/admin/messages?message=${segment(id)}`,
  /** What belongs to a file, or may. */
  adminMessagesOfFile: (id: string) => `/admin/messages?state=all&file=${segment(id)}`,
  adminUnreadMessages: '/admin/messages?state=unread',
  /** Messages that nobody has answered within the promised time. */
  adminOverdueMessages: '/admin/messages?state=overdue',
  adminSettings: '/admin/settings',
  adminPeople: '/admin/settings/people',
  adminClocks: '/admin/settings/clocks',
  adminSignatures: '/admin/settings/signatures',
  adminRetention: '/admin/settings/retention',
  adminConsentProofs: '/admin/settings/consents',
  adminProfile: '/admin/settings/profile',
  adminLog: '/admin/settings/log',
  adminHealth: '/admin/settings/health',
  adminChecklists: '/admin/settings/checklists',
  adminReplies: '/admin/settings/replies',
  adminTemplates: '/admin/settings/templates',
  adminRules: '/admin/settings/rules',
  adminPrice: '/admin/settings/price',
  /** What is left to do before the site may open. */
  adminReady: '/admin/ready',
  adminForgot: '/admin/forgot',
  /** Only for whoever was mailed the link. */
  adminReset: (token: string) => `/admin/reset/${segment(token)}`,
  adminInvitation: (token: string) => `/admin/invitation/${segment(token)}`,
} as const

/** The ids that a link can scroll to. */
export const anchors = {
  main: 'main',
  howItWorks: 'how-it-works',
  applicationForm: 'application-form',
  whatWeFund: 'what-we-fund',
} as const

export type Anchor = (typeof anchors)[keyof typeof anchors]

/** A link to an anchor on the current page. */
export const anchorLink = (anchor: Anchor) => `#${anchor}` as const

/** Returns nothing for words that cannot be dialed: no link is better than a wrong number. */
export function phoneLink(phone: string): string | undefined {
  const digits = toDialable(phone)
  return digits && `tel:${digits}`
}

export const emailLink = (email: string): string => `mailto:${email}`

/**
 * Where a guarded screen sends people to sign in. They return to an address with a query, such as a mail's link to one
 * application; a plain screen is one click from the dashboard.
 */
export function signInPath({ pathname, search }: URL): string {
  const page = pathname.replace(/\.data$/, '')
  const query = new URLSearchParams(search)
  query.delete('_routes')
  if (query.size === 0) return paths.adminLogin
  return `${paths.adminLogin}?${new URLSearchParams({ next: `${page}?${query}` })}`
}

/**
 * Where to go after signing in: only ever an admin screen, because the address came with a link. Ours are encoded; one
 * with a line break, or a letter that no header can carry, is somebody else's.
 */
export const adminTarget = (next: string | null): string =>
  next && /^\/admin(\/[a-z-]+)*\?[!-~]*$/.test(next) ? next : paths.admin

const pageSuffix = (page: number) => (page === 1 ? '' : `/page/${page}`)

function segment(value: string): string {
  return encodeURIComponent(value)
}
