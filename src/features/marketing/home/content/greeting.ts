import type { ApplicationStatus } from '#domain/application-status.ts'
import type { Localized } from '#site/locale.ts'

/** Fits one line on a phone, and may be read over a shoulder. */
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
  sent: 'Your application is with us.',
}

export const standingWords: Localized<typeof en> = { en }
