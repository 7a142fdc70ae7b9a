import type { ApplicationStatus } from '#domain/application-status.ts'
import type { Localized } from '#site/locale.ts'

/** Short enough for one line of a phone, and nothing that a person looking over a shoulder should read. */
const standing: Record<ApplicationStatus, string> = {
  received: 'We have it. Nothing to do today.',
  'in-review': 'We’re reading your case.',
  'documents-needed': 'We’re waiting for documents.',
  approved: 'You have an offer.',
  funded: 'The money’s on its way.',
  declined: 'We’ve made our decision.',
  withdrawn: 'You withdrew. We’ve stopped.',
}

const en = {
  standing,
  yourTurn: 'We need something from you.',
  /** All that the browser knows by itself. */
  sent: 'Your application is with us.',
}

/** Loaded for those who are greeted. */
export const standingWords: Localized<typeof en> = { en }
