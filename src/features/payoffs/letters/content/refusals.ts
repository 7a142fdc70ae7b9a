import type { RefusalAnswers } from '#lib/refusals.ts'
import type { KeepRefusal } from '../mutations/keep.ts'

export const unknownLedger = 'There is no such application.'
export const unknownLetter = 'There is no such letter.'

/** The desk and law firms read them. */
export const letterRefusals: RefusalAnswers<KeepRefusal> = {
  unknown: [404, 'There is no such application.'],
  off: [409, 'Contracts are off, so there is nothing to write a payoff letter about.'],
  'not paid out': [409, 'No money went out here, so nothing is owed.'],
  'nothing owed': [409, 'Nothing is owed here anymore, so there is nothing to pay off.'],
  'still owed': [409, 'Something is still owed here.'],
  'wrong day': [400],
  gross: [409],
  'too many': [429, 'Twenty letters were made today. Use the last one, or come back tomorrow.'],
  changed: [409, 'This ledger is changing right now. Try again in a moment.'],
  'key used': [409, 'This letter was asked for before, with another day. Look at it again.'],
}
