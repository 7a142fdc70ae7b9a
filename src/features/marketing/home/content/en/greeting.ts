import type { ApplicationStatus } from '#domain/application-status.ts'
import type { MoneyStage } from '#features/contract-page/money/schema.ts'

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

/** What a contract's money does. Nothing here says what it is. */
const money: Record<MoneyStage, string> = {
  sent: 'Something’s on its way to you.',
  received: 'It arrived.',
  noticed: 'We have your notice.',
  active: 'Nothing to do. Your case goes on.',
  paid: 'It’s closed. You’re all set.',
  canceled: 'Canceled. You’re all set.',
}

export const en = {
  standing,
  money,
  yourTurn: 'We need something from you.',
  sent: 'Your application is with us.',
}
