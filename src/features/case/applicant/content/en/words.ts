import type { CorrectableField } from '#domain/case-file.ts'
import { attorneyWait, promise } from '#site/content/en/promise.ts'
import { spellNumber } from '#site/format.ts'
import type { Case } from '../../schema.ts'

const things = (count: number) =>
  count === 1 ? 'one thing' : `${spellNumber(count, 'en').toLowerCase()} things`

type Named = string | null
const nameFirm = (firm: Named) => firm ?? 'the firm you named'
const start = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const en = {
  title: 'Your case',
  reference: 'Reference',
  toRoom: 'All your clients with us',
  clock: {
    owed: 'We owe you an answer by',
    lateTitle: 'We owed you an answer by',
    newTitle: 'The new time',
    /** Whom else the person waits for. */
    attorney: attorneyWait,
    now: (passed: number, promised: number) => `now, ${passed} of ${promised} hours`,
    late: (hours: number) => (hours === 1 ? '1 hour late' : `${hours} hours late`),
    drawing: (passed: number, promised: number) => `${passed} of our ${promised} hours are used up.`,
    lateDrawing: (promised: number, hours: number) => `Our ${promised} hours are used up, and ${hours} more.`,
  },
  turns: {
    title: 'Whose turn it is',
    you: 'You',
    attorney: 'Your attorney',
    yourTurn: 'Your turn',
    ourTurn: 'Our turn',
    firmTurn: 'Your attorney’s turn',
    nobody: 'All done',
    toSend: (count: number) => `${start(things(count))} to send`,
    /** Nobody waits for it. */
    whenever: (count: number) => `${start(things(count))} to send when you can`,
    nothing: 'Nothing to do today',
    toDecide: 'Read the offer, then decide',
    awaitsContract: 'Nothing to do until the contract is here',
    preparing: 'We’re preparing the contract',
    unpayable: {
      'offer ended': 'Write to us if you still need the money',
      closed: 'Nothing left to do',
      outdated: 'Ask us for a new offer',
    },
    over: 'Nothing left to do',
    reading: (who: string) => `${who} is reading your file`,
    readingAll: 'We’re reading your file',
    waiting: 'We’re waiting for what’s missing',
    decided: 'We’ve decided',
    stopped: 'We’ve stopped',
    overdue: 'Our turn, and overdue',
    firm: {
      'not-asked': (firm: Named) => `We haven’t asked ${nameFirm(firm)} yet`,
      asked: (firm: Named) => `We’ve asked ${nameFirm(firm)} to confirm your case`,
      confirmed: (firm: Named) => `${start(nameFirm(firm))} confirmed your case`,
      declined: (firm: Named) => `${start(nameFirm(firm))} didn’t confirm your case. We’ll be in touch.`,
    },
  },
  /** For an attorney who applied for a client. */
  contract: {
    title: 'The contract',
    text: 'Your client has a page of their own to read and sign it. You read it here, and sign after them.',
    signed: 'Signed by everyone. The finished PDF is there for your file.',
    open: 'Open the contract',
    stages: {
      clients: {
        turn: 'Your client’s turn',
        headline: 'Your client has the contract.',
        lead: 'They read it first. Your page comes after they sign, and we’ll email you then.',
      },
      yours: {
        turn: 'Your turn',
        headline: 'Your client signed. Your page is next.',
        lead: 'No money moves before you sign it.',
      },
      ours: {
        turn: 'Our turn',
        headline: 'Signed by everyone.',
        lead: 'We send your client the money next, once our own checks are done.',
      },
      over: {
        turn: 'All done',
        headline: 'This contract doesn’t stand anymore.',
        lead: 'Nothing is owed for it. Its page says why.',
      },
    },
  },
  items: {
    title: 'Documents',
    none: 'Nothing right now. If that changes, it’ll show up here and we’ll email you.',
    nothingNeeded: 'Nothing is needed from you.',
    needed: (count: number) => (count === 1 ? 'One thing is needed.' : `${start(things(count))} are needed.`),
    optional: (count: number) =>
      count === 1 ? 'One thing helps if you have it.' : `${start(things(count))} help if you have them.`,
    closedTitle: 'What you sent',
    closed: 'We ask for nothing more.',
  },
  messages: {
    title: 'Messages',
    none: 'No messages yet. Ask us anything about your case.',
    mine: { page: 'You', mail: 'You, by email', other: 'By email, from another address' },
    attachments:
      'The email had attachments. We don’t take documents by email, which isn’t private. Please send them on this page.',
    from: (name: string | null, brand: string) => (name ? `${name}, ${brand}` : brand),
    to: (name: string) => `Write to ${name}`,
    toUs: 'Write to us',
    help: promise,
    send: 'Send message',
    sending: 'Sending…',
    sent: 'We got your message.',
    empty: 'Write your message first.',
    failed: 'Your message didn’t go out. It’s still here. Check your connection and try again.',
  },
  about: {
    title: 'About you',
    none: 'Not given',
    /** What the button shows, and what readers hear after it. */
    fix: {
      phone: ['Fix', ' my phone number'],
      email: ['Fix', ' my email'],
      address: ['Fix', ' my address'],
    } satisfies Record<CorrectableField, [string, string]>,
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    saved: {
      phone: 'Your phone number is fixed.',
      email: 'Your email is fixed.',
      address: 'Your address is fixed.',
    },
    failed: 'That wasn’t saved. Check your connection and try again.',
    emailHelp: 'Emails about your case go here from now on.',
    answers: 'A copy of your answers',
    noAnswer: 'Not answered',
    corrected: (day: string) => `Corrected on ${day}:`,
    told: 'Who else we’ve told',
    toldNobody: 'No one. Only our review team reads your file.',
    toldFirm: {
      'counsel-changed': 'We noted that you have a new law firm. The one before can’t see your case anymore.',
      'firm-asked': 'We asked your law firm to confirm your case.',
      'firm-documents-requested': 'We asked your law firm for documents.',
      'firm-message': 'We wrote to your law firm.',
    } satisfies Record<Case['told'][number]['what'], string>,
    words: 'How to read the status words',
    meanings: {
      again: 'We couldn’t use what came. The reason is right there, with what helps.',
      needed: 'We can’t fund without it. Send it when you can.',
      optional: 'It helps, but we go on without it.',
      received: 'It came. A person reads it.',
      accepted: 'We’ve read it and can use it.',
    },
  },
  freeHelp: {
    title: 'Free help',
    closed: 'Rent, power, hospital bills: five places help for free, with the words to say on the phone.',
    open: 'While you wait: five places help with rent, power and hospital bills for free.',
    link: 'Where to ask first',
  },
  withdraw: {
    title: 'Changed your mind?',
    text: 'You can withdraw any time before you sign. It costs nothing.',
    ask: 'Withdraw my application',
    question: 'Withdraw your application?',
    meaning:
      'We stop reading your file and decide nothing. If you change your mind later, call us or apply again.',
    confirm: 'Withdraw it',
    busy: 'Withdrawing…',
    keep: 'Keep it',
    failed: 'That didn’t reach us. Check your connection and try again.',
  },
  news: {
    offline: 'You’re offline. Everything you’ve written stays here.',
    trouble: 'We can’t reach our server right now. What you see may be a little old, but we keep trying.',
    ended: 'We closed this page on our end. Open it again with the newest link we sent you, or with a code.',
    /** Below the message they wrote. */
    endedKept:
      'We closed this page on our end, so your message didn’t go out. It’s still here. Open your case again in this tab, then send it.',
    endedAction: 'Get a code',
  },
}
