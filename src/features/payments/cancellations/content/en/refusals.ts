import type { CancelRefusal } from '../../mutations/locked.ts'

export const en: Record<CancelRefusal, string> = {
  unknown: 'There is no such contract.',
  'not known': 'Type the code that we mailed you first.',
  'not signed': 'Nobody has signed this contract, so there is nothing to cancel. Say no to it instead.',
  ended: 'This contract doesn’t stand anymore.',
  canceled: 'This contract is canceled. Nothing is owed.',
  noticed: 'We have a notice to cancel this contract already.',
  'no notice': 'There is no notice to cancel this contract. Record it first.',
  'not late': 'No late notice waits for an answer.',
  'nothing sent': 'No money has left for this contract, so none can come back.',
  'money came': 'Some of the money is back already, so the notice stands. Call us.',
  'key used': 'This was sent before, and said something else then. Look at it again.',
  mistaken: 'Something isn’t right yet.',
  'may not record': 'You may not record this. The owner gives the right under Settings, People.',
  'may not decide': 'Only somebody who may pay answers a late notice.',
}
