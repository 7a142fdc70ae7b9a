import { toDialable } from './phone-number.ts'

/** Components link through these, never through strings of their own. */
export const paths = {
  home: '/',
  howItWorks: '/how-it-works',
  whatWeFund: '/what-we-fund',
  forAttorneys: '/for-attorneys',
  states: '/states',
  /** Washington, which is no state. */
  district: '/states/dc',
  state: (code: string) => `/states/${segment(code.toLowerCase())}`,
  apply: '/apply',
  /** The questions for a role, alone on their page. */
  applyAs: (role: 'plaintiff' | 'attorney') => `/apply/${role}` as const,
  /** With answers given on the way there. The cache goes by the path, so it gets no extra pages. */
  applyFor: (given: { role?: string; state?: string; caseType?: string }) =>
    `/apply?${new URLSearchParams(given)}`,
  contact: '/contact',
  whoWeAre: '/who-we-are',
  /** Only once the owner shows it. */
  ourWord: '/our-word',
  proof: '/proof',
  thankYou: '/thank-you',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  cookiePolicy: '/cookie-policy',
  healthData: '/health-data',
  accessibility: '/accessibility',
  /** Four questions before anybody gives a name. */
  check: '/check',
  helpFirst: '/help-first',
  /** Whether a paper is ours. */
  verify: '/verify',
  cost: '/cost',
  costIn: (state: string) => `/cost?state=${segment(state.toLowerCase())}`,
  costOffers: '/cost/offers',
  faq: '/faq',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${segment(slug)}`,
  /** The administrator's view of an unpublished post. */
  blogPreview: (slug: string) => `/blog/${segment(slug)}?preview`,
  /** Pages of the list count from 1, and the first is the list itself. */
  blogPage: (page: number) => `/blog${pageSuffix(page)}`,
  blogCategory: (slug: string, page = 1) => `/blog/category/${segment(slug)}${pageSuffix(page)}`,
  blogFeed: '/blog/feed.xml',
  blogSharePicture: (slug: string) => `/blog/${segment(slug)}/share.png`,
  /** `name` is the last part of the page's address. */
  sharePicture: (name: string) => `/share/${segment(name)}/card.png`,
  caseTypes: '/case-types',
  caseType: (slug: string) => `/case-types/${segment(slug)}`,
  upload: (token: string) => `/upload/${segment(token)}`,
  /** An applicant asks for a code here, and reads their case after entering it. */
  case: '/case',
  /** Only for the person who got the link by mail. */
  casePage: (token: string) => `/case/${segment(token)}`,
  /** A law firm asks for a code here, and sees its clients after entering it. */
  firm: '/firm',
  /** For the client of an attorney who applied: the contract and nothing else. */
  clientPage: (token: string) => `/client/${segment(token)}`,
  /** For the person who signs; `home` is their page. */
  contractStep: (home: string, step?: ContractStep) => `${home}/contract${step ? `/${step}` : ''}` as const,
  firmPage: (token: string) => `/firm/${segment(token)}`,
  /** The contract, for the attorney: of a client's file, and of one that the attorney sent. */
  firmContract: (token: string) => `/firm/${segment(token)}/contract`,
  caseAcknowledgment: (token: string) => `/case/${segment(token)}/acknowledgment`,
  /** How the case ended, and a request to take less: for the firm, and for whoever has a case page. */
  firmPayoff: (token: string) => `/firm/${segment(token)}/payoff`,
  casePayoff: (token: string) => `/case/${segment(token)}/payoff`,
  firmSettlement: (token: string) => `/firm/${segment(token)}/settlement`,
  caseSettlement: (token: string) => `/case/${segment(token)}/settlement`,
  /** For the person; `home` is their page. */
  ownSettling: (home: string, page: 'settlement' | 'reduction') => `${home}/${page}` as const,
  firmReduction: (token: string) => `/firm/${segment(token)}/reduction`,
  caseReduction: (token: string) => `/case/${segment(token)}/reduction`,
  /** Ends the reminders of one request; the token is the link's. */
  stopReminders: (token: string) => `/case/${segment(token)}/stop`,
  stopFirmReminders: (token: string) => `/firm/${segment(token)}/stop`,
  /** A draft from another device. Its key follows as the fragment. */
  continueDraft: (name: string) => `/continue/${segment(name)}`,
  admin: '/admin',
  adminLogin: '/admin/login',
  /** The same for a browser that couldn't tell the server to end its session. */
  adminLoggedOut: '/admin/login?out',
  adminDashboard: '/admin/dashboard',
  /** The dashboard with the editor of these texts open. */
  adminTexts: (section: string) => `/admin?texts=${segment(section)}`,
  adminApplications: '/admin/applications',
  adminOverdue: '/admin/applications?overdue=true',
  adminApplicationsOf: (personId: string) => `/admin/applications?assignee=${segment(personId)}`,
  adminApplication: (id: string) => `/admin/applications?application=${segment(id)}`,
  adminApplicationNotes: (id: string) => `/admin/applications?application=${segment(id)}&tab=notes`,
  adminApplicationMessages: (id: string) => `/admin/applications?application=${segment(id)}&tab=messages`,
  adminApplicationFirm: (id: string) => `/admin/applications?application=${segment(id)}&tab=firm`,
  adminApplicationDocuments: (id: string) => `/admin/applications?application=${segment(id)}&tab=documents`,
  adminApplicationViewer: (id: string, documentId: string) =>
    `/admin/applications/${segment(id)}/documents/${segment(documentId)}`,
  /** The application alone. Beside the list, the list's address names it. */
  adminApplicationPage: (id: string) => `/admin/applications/${segment(id)}`,
  adminApplicationValue: (id: string) => `/admin/applications/${segment(id)}/value`,
  adminApplicationContract: (id: string) => `/admin/applications/${segment(id)}/contract`,
  adminApplicationReduction: (id: string) => `/admin/applications/${segment(id)}/reduction`,
  adminApplicationLedger: (id: string) => `/admin/applications/${segment(id)}/ledger`,
  adminMoney: '/admin/money',
  adminApplicationPrint: (id: string) => `/admin/applications/${segment(id)}/print`,
  adminNewApplication: '/admin/applications/new',
  adminBoard: '/admin/applications/board',
  adminFirms: '/admin/firms',
  adminFirm: (id: string) => `/admin/firms/${segment(id)}`,
  /** Firms that people typed and nobody has linked. */
  adminFirmsToLink: '/admin/firms?kind=to-link',
  adminReport: '/admin/figures',
  adminSite: '/admin/site',
  /** The editor with one text open. */
  adminText: (key: string) => `/admin/site?text=${segment(key)}`,
  adminQuestions: '/admin/site?page=faq',
  adminBlog: '/admin/blog',
  adminMessages: '/admin/messages',
  adminMessage: (id: string) => `/admin/messages?message=${segment(id)}`,
  adminMessagesOfApplication: (id: string) => `/admin/messages?state=all&file=${segment(id)}`,
  adminUnreadMessages: '/admin/messages?state=unread',
  /** Messages without a reply within the promised time. */
  adminOverdueMessages: '/admin/messages?state=overdue',
  adminSettings: '/admin/settings',
  adminCompany: '/admin/settings/company',
  adminWho: '/admin/settings/who-we-are',
  adminPrice: '/admin/settings/price',
  adminContractForms: '/admin/settings/contract-forms',
  adminRules: '/admin/settings/rules',
  adminClocks: '/admin/settings/clocks',
  adminSignatures: '/admin/settings/clocks#second-signature',
  adminOfferDays: '/admin/settings/clocks#offers',
  adminPayments: '/admin/settings/clocks#payments',
  adminValueTerms: '/admin/settings/clocks#value',
  adminLinkDays: '/admin/settings/clocks#links',
  adminOurWord: '/admin/settings/clocks#our-word',
  adminMail: '/admin/settings/mail',
  adminReplies: '/admin/settings/mail#replies',
  adminTemplates: '/admin/settings/mail#templates',
  adminChecklists: '/admin/settings/mail#checklists',
  adminPeople: '/admin/settings/people',
  adminLog: '/admin/settings/people/log',
  adminPrivacy: '/admin/settings/privacy',
  adminRetention: '/admin/settings/privacy#retention',
  adminDeleted: '/admin/settings/privacy#deleted',
  adminKeptPayments: '/admin/settings/privacy#kept-payments',
  adminConsentProofs: '/admin/settings/privacy#proofs',
  adminRunning: '/admin/settings/running',
  adminProfile: '/admin/settings/profile',
  adminPassword: '/admin/settings/profile#password',
  adminReady: '/admin/ready',
  adminForgot: '/admin/forgot',
  /** Only for the person who got the link by mail. */
  adminReset: (token: string) => `/admin/reset/${segment(token)}`,
  adminInvitation: (token: string) => `/admin/invitation/${segment(token)}`,
} as const

/** What a person does once everybody signed, each a page. */
export const moneySteps = ['received', 'cancel'] as const
/** The ways on from an offer, each a page. */
export const contractSteps = [
  'code',
  'consent',
  'read',
  'sign',
  'less',
  'no',
  'paper',
  ...moneySteps,
] as const
export type ContractStep = (typeof contractSteps)[number]

export const anchors = {
  main: 'main',
  howItWorks: 'how-it-works',
  applicationForm: 'application-form',
  whatWeFund: 'what-we-fund',
} as const

export type Anchor = (typeof anchors)[keyof typeof anchors]

export const anchorLink = (anchor: Anchor) => `#${anchor}` as const

/** Nothing for words that nobody can dial: no link is better than a wrong number. */
export function phoneLink(phone: string): string | undefined {
  const digits = toDialable(phone)
  return digits && `tel:${digits}`
}

export const emailLink = (email: string): string => `mailto:${email}`

/** People return to an address with a query, such as a mail's link; a plain screen is one click away. */
export function signInPath({ pathname, search }: URL): string {
  const page = pathname.replace(/\.data$/, '')
  const query = new URLSearchParams(search)
  query.delete('_routes')
  if (query.size === 0) return paths.adminLogin
  return `${paths.adminLogin}?${new URLSearchParams({ next: `${page}?${query}` })}`
}

/** Only ever an admin screen, because the address came with a link. Ours are encoded. */
export const adminTarget = (next: string | null): string =>
  next && /^\/admin(\/[a-z-]+)*\?[!-~]*$/.test(next) ? next : paths.admin

const pageSuffix = (page: number) => (page === 1 ? '' : `/page/${page}`)

function segment(value: string): string {
  return encodeURIComponent(value)
}
