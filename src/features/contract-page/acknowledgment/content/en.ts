import { spellNumber } from '#site/format.ts'

const count = (statements: number) => spellNumber(statements, 'en')
const small = (statements: number) => count(statements).toLowerCase()

export const en = {
  title: 'Acknowledge the contract',
  for: (firm: string) => `For ${firm}`,
  toRoom: 'All your clients with us',
  toFile: 'The case',
  settling: {
    payoff: 'Payoff letter',
    settlement: 'Report a settlement',
    reduction: 'Ask for a reduction',
  },
  headings: {
    open: 'Your client signed. Your page is next.',
    reading: 'Your client is reading it.',
    done: 'Signed by everyone.',
    paid: 'It’s paid. Nothing is owed.',
    declined: 'Your client said no.',
    expired: 'The last day to sign is over.',
    replaced: 'A new contract is on its way.',
    voided: 'This contract doesn’t stand anymore.',
    canceled: 'Your client canceled the contract.',
    none: 'There’s no contract yet.',
    left: 'Thank you for telling us.',
  },
  leads: {
    open: (statements: number) =>
      `${count(statements)} statements and your name. Two minutes, if you know the contract. No money moves without it.`,
    reading:
      'You don’t have to do anything yet. Your page comes after your client has signed, and we’ll email you then.',
    done: 'Thank you. We send your client the money next, once our own checks are done.',
    out: 'Thank you. Nothing is owed before the case pays.',
    paid: 'Thank you. You don’t have to hold anything back for us anymore.',
    declined: 'Nothing is owed, and there’s nothing left for you to do.',
    expired: 'Nobody can sign it anymore. If your client still wants it, call us, and we’ll send a new one.',
    replaced:
      'Something in the contract changed, so this one is void. We’ll email you when your page of the new one is next.',
    voided: 'Nobody can sign it anymore, and nothing is owed. Call us if you have questions.',
    canceled: 'Nothing is owed, and there’s nothing left for you to do.',
    none: 'When we’ve sent your client a contract, you can read it here.',
    left: 'We won’t ask you about this client again. If that changes, call us.',
  },
  explain: (day: string) => `Your client asked on ${day} that you explain it to them. Please call them.`,
  said: {
    refused: 'You told us that you won’t sign, and why. You can still sign until the last day.',
    paused: 'You’re talking to your client first, and they know. Come back any time until the last day.',
  },
  facts: {
    client: 'Client',
    contract: 'Contract',
    amounts: (amount: string, maximum: string | null) =>
      maximum
        ? `${amount}, at most ${maximum} out of the recovery`
        : `${amount}, paid out of the recovery only`,
    read: 'Read it',
    readFinished: 'Open it',
    signed: 'Your client signed',
    signBy: 'Sign by',
    acknowledged: 'You signed',
    acknowledgedAs: (name: string, at: string) => `${name}, ${at}`,
    doesNot: 'What this doesn’t do',
    guarantor: (statements: number) =>
      `It doesn’t make you or the firm a guarantor. You vouch for nothing but these ${small(statements)} statements.`,
    number: 'Contract number',
    pdf: (pages: number) => (pages === 1 ? 'PDF, one page' : `PDF, ${pages} pages`),
    finishing: 'We’re making the finished PDF. Look again in a minute.',
  },
  notForYou: 'Not meant for you?',
  wrongRecipient: 'Wrong recipient',
  answered: (done: number, of: number) => `${done} of ${of} answered`,
  saved: 'saved as you go',
  true: 'True',
  cannot: 'I can’t say that',
  /** Under a statement that was left open. */
  answer: 'Answer this one, or say you can’t.',
  reason: 'Why not?',
  reasonHelp: 'It’s no mistake to say so. We and your client get your words, and no money moves.',
  sign: 'Sign the page',
  name: 'Type your name to sign',
  nameHelp: (name: string) => `As on the contract: ${name}`,
  barNumber: 'Bar number',
  barState: 'State of the bar',
  chooseState: 'Choose a state',
  firm: 'Firm',
  initials: 'Your initials',
  submit: 'Sign the acknowledgment',
  submitReasons: 'Send my answers, don’t sign',
  open: (numbers: readonly number[], list: string) =>
    numbers.length === 1
      ? `One statement is still open: ${list}.`
      : `${count(numbers.length)} statements are still open: ${list}.`,
  allAnswered: 'All statements are answered.',
  reasons: 'You can’t make a statement, so nothing will be signed.',
  talkFirst: 'Talk to my client first',
  refuse: 'I won’t sign this',
  refuseReason: 'Why won’t you sign?',
  refuseHelp: 'In your words, for us and your client. You can still sign until the last day.',
  refuseSend: 'Send my reason',
  leave: 'I no longer represent this client',
  leaveHelp:
    'We’ll stop asking you, and ask your client who their attorney is. You won’t see the contract anymore.',
  leaveSend: 'I no longer represent them',
  readOnly: 'Your firm can read this contract. Only the firm that leads the case can sign.',
  code: {
    heading: 'First, show us it’s you',
    text: (to: string) =>
      `We email six digits to ${to}. After you’ve typed them here, you can answer and sign for half a day in this browser.`,
    noAddress: 'We have no checked email address for you. Call us, and we’ll add it.',
    ask: 'Email me a code',
    sent: 'It’s on its way. It works for ten minutes.',
    label: 'Code',
    help: 'Six digits. Nothing there? Look in your spam folder, or ask for another.',
    open: 'Continue',
    again: 'Email me another code',
    missing: 'Enter the six digits from our email.',
    statements: 'What you’ll be asked',
  },
  problem: 'Nothing was signed',
  failed: 'Something went wrong on our side. What you typed is still here. Please press again.',
  trouble: 'We can’t show this page',
}
