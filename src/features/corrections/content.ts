import type { RefusalAnswers } from '#lib/refusals.ts'
import { type Localized, localized } from '#site/locale.ts'
import type { AnswersRefusal, CorrectionRefusal } from './mutations.ts'

/** To the old address, whose reader knows nothing about the new one. */
const en = {
  subject: (reference: string) => `Our mails about ${reference} now go to another address`,
  heading: 'The email address on your application was changed',
  changed:
    'Somebody changed it on the case page. Our mails go to the new address from now on. The link to the case page in our earlier mails no longer works.',
  corrected:
    'We corrected it, and our mails go to the new address from now on. The link to the case page in our earlier mails no longer works.',
  yours: 'If that was you, you don’t have to do anything.',
  notYours: (phone: string, hours: string) =>
    `If it wasn’t you, call us right away at ${phone} (${hours}) and give your reference. We’ll stop the other address and send you a new link.`,
  reference: 'Your reference',
}

export const correctionMailWords: Localized<typeof en> = localized({ en })

/** To the new address. Anybody could have given it, so the mail repeats nothing they said. */
const enNewAddress = {
  subject: (reference: string) => `Your case page (${reference})`,
  heading: 'We’ll write to you here from now on',
  corrected: 'We corrected the email address on your application. It’s this one now.',
  changed: 'The email address on your application was changed. It’s this one now.',
  casePage:
    'This is the new link to your case page. The old one no longer works. The link is yours alone: whoever has it can read your answers.',
  open: 'Open your case page',
  notYours: (phone: string, hours: string) =>
    `If you didn’t apply to us, please tell us at ${phone} (${hours}): we have the wrong address.`,
  reference: 'Your reference',
}

export const newAddressWords: Localized<typeof enNewAddress> = localized({ en: enNewAddress })

export const noApplication = 'There is no such application.'
const notAsked = 'We don’t ask for this'

export const correctionRefusals: RefusalAnswers<CorrectionRefusal> = {
  unknown: [404, noApplication],
  'not asked': [400, `${notAsked}.`, { address: [notAsked] }],
  'too many': [429, 'That’s as many changes as this page takes in a day. Please call us.'],
}

export const answersRefusals: RefusalAnswers<AnswersRefusal> = {
  unknown: [404, noApplication],
  changed: [409, 'Somebody else has changed this application meanwhile. Look at it again before you save.'],
  mistakes: [400],
  'closed state': [422],
}

export const undoRefusals: RefusalAnswers<'unknown' | 'changed since'> = {
  unknown: [404, 'There is no such correction.'],
  'changed since': [409, 'It was changed again since. Take back the latest change.'],
}
