import type { RefusalAnswers } from '#lib/refusals.ts'
import type { DraftRefusal } from '../mutations/draft.ts'
import type { ReissueRefusal } from '../mutations/end.ts'

export const unknownFile = 'There is no such application.'
export const unknownContract = 'There is no such contract.'

export const off = [
  409,
  'Contracts are off. The owner turns them on under Settings, Contract forms.',
] as const
export const ended = [409, 'This contract doesn’t stand anymore. Look at the file again.'] as const

export const paid = [409, 'This advance was paid out. Its contract stays as it is.'] as const

const preparing = {
  off,
  'no offer': [409],
  'other state': [409],
  closed: [409],
  outdated: [409],
  'offer ended': [409],
  invalid: [422],
  forbidden: [409],
} as const

export const draftRefusals: RefusalAnswers<DraftRefusal> = {
  ...preparing,
  unknown: [404, unknownFile],
  sent: [409, 'A contract of this advance was sent. Reissue it to change anything.'],
}

export const reissueRefusals: RefusalAnswers<ReissueRefusal> = {
  ...preparing,
  ended,
  unknown: [404, unknownContract],
  'not sent': [409, 'This contract wasn’t sent yet. Draft it again instead.'],
  paid,
}
