/** A noun of the product: its folder under src/features, what it holds, and its parts. */
export type Room = { name: string; holds: string; parts?: Readonly<Record<string, string>> }

/**
 * The rooms from the roof down. A room imports only from lines below its own; rooms on one line don't import one another.
 */
export const floorList: readonly (readonly Room[])[] = [
  [
    {
      name: 'dashboard',
      holds: 'what the owner needs first, and settings',
      parts: {
        today: 'what waits, and the next application',
        'to-sign': 'what waits for a second signature',
        commands: 'the command menu and every key',
        ready: 'what is left before opening day, each task checked by itself',
        health: 'whether everything runs',
        failures: 'mail about what failed',
        digest: 'the daily mail to reviewers',
        backups: 'what was backed up and when; made by `lib/backup` and `db/dump`',
        activity: 'what happened lately',
      },
    },
  ],
  [
    { name: 'inbox', holds: 'every message in one list, however it came' },
    { name: 'reports', holds: 'charts that open their lists, the totals behind them, CSV' },
  ],
  [
    {
      name: 'desk',
      holds: 'where the staff works',
      parts: {
        list: 'all applications, with filters and bulk work',
        board: 'the same by status',
        views: 'saved filters and columns',
        search: 'searches that forgive a slip',
        export: 'CSV of a list',
        application: 'one application on one page',
        composer: 'the one form for notes, messages, calls and follow-ups',
        'document-review': 'accept or reject documents one after the other',
      },
    },
  ],
  [
    {
      name: 'privacy',
      holds: 'a person’s rights over their data',
      parts: {
        'person-data': 'export and deletion',
        retention: 'what is deleted after how long',
        'consent-records': 'who agreed to what, and when',
      },
    },
  ],
  [
    {
      name: 'marketing',
      holds: 'public pages that explain',
      parts: {
        home: '',
        'how-it-works': '',
        'what-we-fund': '',
        'for-attorneys': '',
        'who-we-are': '',
        faq: '',
        legal: '',
        discovery: 'sitemap, robots, share pictures, which addresses exist',
      },
    },
  ],
  [
    {
      name: 'case',
      holds: 'the case page, for the applicant and the law firm',
      parts: {
        applicant: 'the applicant’s page',
        firm: 'the law firm’s page',
        access: 'mailed codes, links, the browser’s session',
        status: 'whose turn it is, the promised answer',
        'without-scripts': 'sending files as plain forms',
        frame: '',
      },
    },
  ],
  [{ name: 'check', holds: 'whether we can help, before any name' }],
  [{ name: 'states', holds: 'a page for each state' }],
  [
    {
      name: 'blog',
      holds: 'posts',
      parts: { posts: '', editor: '', versions: '', categories: '', pictures: '', starter: 'first posts' },
    },
  ],
  [{ name: 'case-types', holds: 'a page for each kind of case' }],
  [
    {
      name: 'payments',
      holds: 'money that moved',
      parts: { corrections: 'a payment put right by two', repayments: 'what came back' },
    },
  ],
  [
    {
      name: 'review',
      holds: 'work on an application: status, notes, the whole record',
      parts: { assignment: 'whose it is' },
    },
  ],
  [
    {
      name: 'messages',
      holds: 'what we and the applicant say to each other',
      parts: {
        thread: 'messages on the case page',
        emails: 'mail written at the desk',
        templates: 'for mail and replies',
        incoming: 'replies to our mail',
        calls: '',
        'contact-links': 'which application a contact message belongs to',
      },
    },
    { name: 'merges', holds: 'two applications of one person: find, merge, undo within a day' },
  ],
  [{ name: 'corrections', holds: 'details the applicant or the desk put right' }],
  [
    {
      name: 'decisions',
      holds: 'approve, fund, decline, and what was decided',
      parts: {
        'second-signature': 'above which sum two people sign',
        'offer-days': 'how long an offer stands',
      },
    },
    { name: 'contact', holds: 'the contact form and its messages' },
  ],
  [
    { name: 'firms', holds: 'the law firm of an application: asked, confirmed' },
    {
      name: 'apply',
      holds: 'where an application is asked',
      parts: {
        form: 'the wizard, and what follows it',
        drafts: 'answers kept in the browser',
        transfer: 'a draft on its way to another device, encrypted',
        'by-phone': 'taken by the desk',
      },
    },
  ],
  [
    {
      name: 'applications',
      holds: 'the record: rows, filters, unread, needs a reply',
      parts: { counts: '', progress: 'where an application stands', 'follow-ups': '' },
    },
  ],
  [{ name: 'questions', holds: 'the steps, their checks and words, agreements; answers read and sealed' }],
  [
    {
      name: 'documents',
      holds: 'files people send',
      parts: {
        files: 'room, reservation, registration, scan',
        items: 'lines of a checklist',
        checklist: '',
        'checklist-templates': '',
        verdicts: 'accepted or sent back',
        viewer: 'looks at a file without running it',
        'upload-links': '',
        requests: 'what we ask for, and reminders',
      },
    },
  ],
  [
    { name: 'camera', holds: 'photographs a paper page by page; its edges by `lib/scan`' },
    { name: 'deadlines', holds: 'how long an application may wait, and when the office works' },
    {
      name: 'price',
      holds: 'what an advance costs: the owner’s terms by version, the estimate; computed by `lib/price`',
    },
  ],
  [
    {
      name: 'content',
      holds: 'the editor of the site’s texts',
      parts: {
        site: 'beside the page',
        drafts: '',
        publications: '',
        preview: '',
        company: 'people, regulators',
      },
    },
    { name: 'chrome', holds: 'the frame of the public site' },
    {
      name: 'people',
      holds: 'staff',
      parts: {
        colleagues: 'who can be assigned or mentioned',
        team: '',
        signatures: 'who may sign, and what one person may sign alone',
        invitations: '',
        'password-reset': '',
        profile: '',
        'sign-in': '',
        passkeys: '',
        'second-factor': '',
        sessions: '',
        'security-notices': 'mail about one’s own account',
        'access-log': 'who opened, took or changed what',
      },
    },
    {
      name: 'correspondence',
      holds: 'how letters reach applicants and firms',
      parts: {
        'page-links': 'links to the case page',
        'reply-addresses': 'where replies go',
        letters: 'their frame',
        delivery: 'sends a letter or holds it back, and records it',
      },
    },
  ],
  [
    {
      name: 'rules',
      holds: 'what each state’s law asks of us, from which day on',
      parts: { contract: 'what it asks of price, contract and records beside its caps' },
    },
    {
      name: 'timeline',
      holds: 'what happened to an application: one typed union, one way in, one way out',
      parts: {
        status: 'a change of status and what follows from it',
        answers: 'when somebody was answered',
      },
    },
    { name: 'live', holds: 'what others do, as it happens; who has which application open' },
    { name: 'consent', holds: 'cookies and analytics' },
  ],
  [
    { name: 'texts', holds: 'what a page is, and the texts an administrator can replace' },
    { name: 'calendar', holds: 'when the office works' },
    {
      name: 'admin',
      holds: 'what every admin screen stands on: API client, frame, versioned form',
      parts: { kit: 'the parts of every screen, and their style', sheet: 'each part in each state' },
    },
  ],
]
