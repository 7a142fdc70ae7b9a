import type { SignerParty } from '#domain/contracts.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import type { NewPaperSignature } from '#features/contracts/by-mail/schema.ts'
import type { Contract } from '#features/contracts/records/schema.ts'
import type { Mistakes } from './contract-draft.ts'

/** What came back, as somebody types it. */
export type PaperFound = {
  party: SignerParty
  signedOn: string | undefined
  postmarkOn: string | undefined
  receivedOn: string | undefined
  documentId: string
  barNumber: string
  barState: string
  reason: string
}

export const beginFound = ({ status, signing }: Contract, today: string): PaperFound => ({
  party: status === 'signed' || signing?.waits?.for === 'confirming' ? 'attorney' : 'person',
  ...{ signedOn: undefined, postmarkOn: undefined, receivedOn: today },
  ...{ documentId: '', barNumber: '', barState: '', reason: '' },
})

export function findFoundMistakes(found: PaperFound): Mistakes {
  const isAttorney = found.party === 'attorney'
  return {
    ...(!found.signedOn && { signedOn: 'Type the day beside the signature.' }),
    ...(!found.receivedOn && { receivedOn: 'Type the day on which it came.' }),
    ...(!found.documentId && { documentId: 'Choose the document that came back.' }),
    ...(isAttorney && !found.barNumber.trim() && { number: 'Type the bar number.' }),
    ...(isAttorney && !stateOf(found) && { state: 'Choose the state of the bar.' }),
  }
}

const stateOf = ({ barState }: PaperFound): StateCode | undefined =>
  stateCodes.find((code) => code === barState)

/** Call it once there are no mistakes. */
export function toFound(found: PaperFound, submissionKey: string): NewPaperSignature {
  const { signedOn = '', postmarkOn = null, receivedOn = '', documentId, barNumber, reason } = found
  const words = reason.trim() ? { reason: reason.trim() } : {}
  const both = { signedOn, postmarkOn, receivedOn, documentId, submissionKey, ...words }
  const state = stateOf(found)
  return found.party === 'attorney' && state
    ? { party: 'attorney', ...both, bar: { number: barNumber.trim(), state } }
    : { party: 'person', ...both }
}
