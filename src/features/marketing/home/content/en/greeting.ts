import type { ApplicationStatus } from '#domain/application-status.ts'

/** Fits one line on a phone, and may be read over a shoulder. */
const standing: Record<ApplicationStatus, string> = {
  received: 'We have it. A person reads it next.',
  'in-review': 'We’re reading your case.',
  'documents-needed': 'We’re waiting for documents.',
  approved: 'You have an offer.',
  funded: 'We sent the money.',
  declined: 'We’ve made our decision.',
  withdrawn: 'You withdrew. We’ve stopped.',
}

export const en = {
  standing,
  yourTurn: 'We need something from you.',
  sent: 'Your application is with us.',
}
