/** A noun of the product: its folder under src/features, what it holds, and its parts. */
export type Room = { name: string; holds: string; parts?: Readonly<Record<string, string>> }

/** From the ledger and the firms down: what the rooms of `floor-list.ts` stand on. */
export const lowerFloors: readonly (readonly Room[])[] = [
  [
    {
      name: 'ledger',
      holds: 'what went out and came back, entry by entry; counted by `lib/ledger`',
      parts: { archive: 'advances whose application was deleted, until their years are over' },
    },
  ],
  [
    {
      name: 'firms',
      holds: 'law firms and who works there',
      parts: {
        list: 'the desk’s list of firms, and one of them on one page',
        records: 'a firm: its names, its clients, how fast it answers',
        people: 'attorneys and contacts of a firm',
        keys: 'what a firm is found and suggested by',
        links: 'which file belongs to which firm',
        merges: 'two records of one firm: merge, part',
        counsel: 'the law firm of an application: asked, confirmed',
        room: 'who gets into a firm’s room, and which files are in it',
      },
    },
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
