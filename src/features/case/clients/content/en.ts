import { spellNumber } from '#site/format.ts'

const people = (count: number) => (count === 1 ? 'One person' : `${spellNumber(count, 'en')} people`)

const entry = {
  title: 'Your clients with us',
  lead: 'For law firms. Enter your work address, and we’ll email you a code. You don’t need an account.',
  email: 'Work email',
  emailHelp: 'The one we have for you at your firm.',
  ask: 'Email me a code',
  sentTitle: 'Check your email',
  sent: 'If we have this address for you at a law firm, a six-digit code is on its way. It works for ten minutes.',
  code: 'Code',
  codeHelp: 'Six digits. Nothing there? Look in your spam folder, or ask for another.',
  own: 'This is my own computer',
  ownHelp: 'Keeps you signed in here for longer.',
  open: 'Sign in',
  again: 'Ask for another code',
  wrongCode: 'That code doesn’t work. Check the digits, or ask for another one.',
  missing: {
    reference: '',
    email: 'Enter your work address.',
    code: 'Enter the six digits from our email.',
  },
  call: 'New here, or stuck? Call us:',
}

/** The same answer whether or not we have the address. */
const codeAnswer =
  'If we have this address for you at a law firm, a code is on its way. It can take a minute. If none comes, check it, or call us.'

const mail = {
  subject: 'Your code for your firm’s page',
  heading: (code: string) => `Your code: ${code}`,
  use: 'Type it on the page where you asked for it. It works for ten minutes, once. We never ask for it by phone.',
  notYou: (phone: string) =>
    `If you didn’t ask for a code, you don’t have to do anything. Nobody gets in without it. Call ${phone} if it happens again.`,
}

const session = {
  wrong: 'This doesn’t match, or the code has expired. Check the email and the code, or ask for a new one.',
  'too many guesses': 'Too many tries. Please try again in {wait}.',
}

const list = {
  title: 'Your clients with us',
  heading: 'All your clients with us',
  signedIn: 'Signed in with a mailed code:',
  signOut: 'Sign out',
  summary: (names: number, files: number) =>
    names === files
      ? `${people(names)}.`
      : `${people(names)}, ${spellNumber(files, 'en').toLowerCase()} cases.`,
  waiting: (count: number) =>
    count === 0
      ? 'Nothing waits for you.'
      : `${spellNumber(count, 'en')} ${count === 1 ? 'waits' : 'wait'} for you.`,
  find: 'Find a client or a reference',
  findButton: 'Find',
  found: (count: number, of: number) => `${count} of ${of} shown`,
  notFound: 'Nobody here by that name or reference.',
  all: 'Show all',
  columns: {
    client: 'Client',
    stands: 'Where it stands',
    next: 'What we’re waiting for',
    action: 'What you can do',
  },
  coCounsel: 'You’re co-counsel',
  stands: {
    review: 'In review',
    decided: 'Decided',
    documents: 'Documents needed',
    offer: 'Offer made',
    funded: 'Funded',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  waits: {
    contract: () => 'Your page of the contract: your client signed',
    confirm: () => 'Your answer: do you represent them?',
    answers: (count: number) =>
      count === 1 ? 'Your answer to one question' : `Your answers to ${count} questions`,
    documents: (count: number) => (count === 1 ? 'One document from you' : `${count} documents from you`),
    message: (count: number) =>
      count === 1 ? 'You haven’t read our message' : `You haven’t read ${count} messages`,
    offer: () => 'Your client’s answer to our offer',
  },
  ours: 'Our answer. Nothing from you.',
  nothing: 'Nothing',
  readOnly: 'The firm that leads this case',
  actions: {
    contract: 'Acknowledge',
    confirm: 'Answer',
    answers: 'Answer',
    documents: 'Send documents',
    message: 'Read message',
    offer: 'Read the offer',
    open: 'Open',
  },
  actionFor: (name: string, reference: string) => ` for ${name}, ${reference}`,
  footnote: 'You see the cases that are linked to your firm. Somebody joined or left? Call us:',
  empty: {
    heading: 'No open cases with us',
    text: 'When a client of yours applies, and we’ve linked the case to your firm, it’s listed here.',
  },
  told: 'Thank you for telling us. We won’t ask your firm about this case again.',
}

export const en = { entry, codeAnswer, mail, session, list }
