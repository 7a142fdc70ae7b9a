import { type Locale, type Localized, localized } from '#site/locale.ts'

const en = {
  title: 'Open your case',
  lead: 'The quickest way in is the link in the email we sent when you applied. Can’t find it? We’ll email you a code.',
  reference: 'Reference',
  referenceHelp: 'It’s in our emails, like BF-2026ABCDEF.',
  email: 'Email',
  emailHelp: 'The one you applied with.',
  ask: 'Email me a code',
  sentTitle: 'Check your email',
  sent: 'If that reference and email go together, a six-digit code is on its way. It works for ten minutes.',
  code: 'Code',
  codeHelp: 'Six digits. Nothing there? Look in your spam folder, or ask for another.',
  own: 'This is my own phone or computer',
  ownHelp: 'Keeps your case open here for longer.',
  open: 'Open my case',
  again: 'Ask for another code',
  wrongCode: 'That code doesn’t work. Check the digits, or ask for another one.',
  missing: {
    reference: 'Enter your reference.',
    email: 'Enter the email you applied with.',
    code: 'Enter the six digits from our email.',
  },
  deadTitle: 'This link doesn’t open a case',
  dead: 'Part of it may be missing, or a newer one may have replaced it. The newest email from us has the one that works.',
  deadAction: 'Get a code instead',
  call: 'Stuck? Call us:',
  trouble: 'We can’t look that up right now. Try again in a few minutes.',
}

export const entryWords: Localized<typeof en> = localized({ en })

const successes = {
  file: 'We got your file.',
  message: 'We got your message.',
  fixed: 'Thank you. It’s fixed.',
  unavailable: 'Thank you for telling us. If it turns up, you can still send it.',
}
const failures = {
  'no-file': 'No file came with that. Choose one first, then send it.',
  'no-message': 'Write your message first.',
  'too-large': 'That file is larger than 50MB. Send a smaller one, or part of it.',
  'wrong-type': 'We can’t read that kind of file. Send a PDF, Word, JPG, PNG, GIF or text file.',
  'sent-already': 'We already have that one, or we no longer need it.',
  closed: 'This application is already closed. Call us if something’s wrong.',
  ended:
    'That didn’t go out, because your case isn’t open in this browser anymore. Open it again, then send it again.',
  full: 'We can’t take more files for this case. Call us if something’s missing.',
  'not-now': 'We couldn’t take that just now. Try again in a few minutes.',
}
/** By the word in the address that a form without scripts leads back to. */
const outcomes = { ...successes, ...failures }

export type FormOutcome = keyof typeof outcomes
const outcomeWords: Localized<typeof outcomes> = localized({ en: outcomes })

export const noticeOf = (word: string, locale: Locale) =>
  Object.hasOwn(outcomes, word)
    ? ({
        tone: Object.hasOwn(successes, word) ? 'success' : 'critical',
        text: outcomeWords[locale][word as FormOutcome],
      } as const)
    : undefined
