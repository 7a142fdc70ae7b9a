import { lowerFloors, type Room } from './lower-floors.ts'

export type { Room } from './lower-floors.ts'

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
    {
      name: 'contract-desk',
      holds: 'where the staff works once there is a contract',
      parts: {
        contract: 'the contract, its paper and what is paid by it, on a page of its own',
        ledger: 'what is owed on any day, and every entry, on a page of its own',
        reduction: 'a firm asks for less, and our answer',
        money: 'payments that wait, what can be canceled, what is out',
      },
    },
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
        value: 'what the case is worth, on a page of its own',
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
        'claim-records': 'what an export says about money that is out, or was',
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
        clients: 'all clients of a law firm, behind a mailed code',
        status: 'whose turn it is, the promised answer',
        'without-scripts': 'sending files as plain forms',
      },
    },
  ],
  [
    {
      name: 'contract-page',
      holds: 'the contract, for the person and the attorney',
      parts: {
        signing: 'the offer and its contract, for the person who signs',
        acknowledgment: 'the contract, for the attorney',
        money: 'what the person sees once money moves: on its way, to cancel, owed today',
      },
    },
    {
      name: 'payoff-page',
      holds: 'how a claim is settled with us, for the firm and the person',
      parts: {
        frame: 'who may open these pages, and their tabs',
        'firm-payoff': 'what pays it off, and the letter that says so',
        'firm-settlement': 'how the case ended',
        'firm-reduction': 'too little left: the distribution sheet, and our answer',
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
      name: 'payoffs',
      holds: 'money that comes back, and how it ends',
      parts: {
        accounts: 'what is owed on a day, what came in, and what was written wrong',
        settlements: 'how the case ended, as the firm or the person says',
        reductions: 'the firm asks us to take less: its sheet, our answer, how long it holds',
        letters: 'payoff letters, releases, and the letter that nothing is owed',
        refunds: 'money that goes back: what came beyond what was owed, and what the bank took back',
        releases: 'nothing is owed anymore, or something is again: the letter, and who hears of it',
        endings: 'nobody pays: lost, with its proof, or written off by two; and holds',
        bank: 'where firms send money: our account, the address for checks',
      },
    },
  ],
  [
    {
      name: 'access',
      holds: 'who gets into a page behind a link: mailed codes, the browser’s session',
      parts: { frame: 'around those pages' },
    },
    {
      name: 'payouts',
      holds: 'money that leaves: what has to hold before, and what happened to it',
      parts: { screening: 'sanctions lists, and payees compared with them' },
    },
    {
      name: 'payments',
      holds: 'money that moved',
      parts: {
        corrections: 'a payment put right by two',
        cancellations: 'until when a contract can be canceled: notice, money back, the end',
        repayments: 'what came back',
      },
    },
  ],
  [
    {
      name: 'review',
      holds: 'work on an application: status, notes, the whole record',
      parts: { assignment: 'whose it is', counsel: 'the file goes to another law firm' },
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
      name: 'contracts',
      holds: 'the paper of an advance, from its draft to its end',
      parts: {
        records: 'a contract: drafted from an offer, sent, voided, reissued',
        checks: 'what is missing before it can be sent, and what a rule forbids',
        sending: 'checked, printed and signed for us',
        signers: 'who signs: the mailed code, and the browser in which it was typed',
        signing: 'the person decides: consent, reading, initials, the name; less, no, or paper',
        acknowledgment: 'the attorney’s statements and signature, or why not',
        'by-mail': 'signed on paper: mailed, come back, confirmed by two',
        certificate: 'the finished paper: signatures in place, and the certificate of signing',
        reminders: 'who is waited for, the mail before its last day, and its end by the clock',
        archive: 'the sealed files and their hashes, the bundle, how long they stay',
      },
    },
  ],
  [
    {
      name: 'contract-forms',
      holds: 'what every contract says, before it is anybody’s',
      parts: {
        editor: 'the owner’s screen: words beside a contract of nobody',
        templates: 'the words of every contract, by version: edited, confirmed, approved by states',
        figures: 'every sum and day on it, under the rules of both states',
        papers: 'its document tree; printed and read by `lib/papers`',
        switch: 'whether payments need a contract',
      },
    },
    { name: 'verification', holds: 'whether a number or a file is ours' },
  ],
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
    {
      name: 'underwriting',
      holds: 'what a case is worth to us: the value sheet by version; computed by `lib/waterfall`',
      parts: { terms: 'what the owner lets sheets advise' },
    },
  ],
  ...lowerFloors,
]
