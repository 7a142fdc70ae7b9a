import type { RefusalAnswers } from '#lib/refusals.ts'
import type { Localized } from '#site/locale.ts'
import type { CorrectionRefusal } from './mutations.ts'

/** To the old address, whose reader knows nothing of the new one. */
const en = {
  subject: (reference: string) => `Our mails about ${reference} now go to another address`,
  heading: 'The email address on your application was changed',
  changed: 'Somebody changed it on the case page. Our mails go to the new address from now on.',
  yours: 'If that was you, you don’t have to do anything.',
  notYours: (phone: string, hours: string) =>
    `If it wasn’t you, call us right away at ${phone} (${hours}) and give your reference. We’ll stop the other address and send you a new link.`,
  reference: 'Your reference',
}

export const correctionMailWords: Localized<typeof en> = { en }

const notAsked = 'We don’t ask for this'

export const correctionRefusals: RefusalAnswers<CorrectionRefusal> = {
  unknown: [404, 'There is no such application.'],
  'not asked': [400, `${notAsked}.`, { address: [notAsked] }],
  'too many': [429, 'That’s as many changes as this page takes in a day. Please call us.'],
}

export const undoRefusals: RefusalAnswers<'unknown' | 'changed since'> = {
  unknown: [404, 'There is no such correction.'],
  'changed since': [409, 'It was changed again since. Take back the latest change.'],
}
