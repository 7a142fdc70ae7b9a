import { type Choice, valuesOf } from './choice.ts'

/** Those before `voided` are live: an advance has one of them at most. */
export const contractStatuses = [
  { value: 'drafted', label: 'Drafted' },
  { value: 'issued', label: 'Sent' },
  { value: 'signed', label: 'Signed' },
  { value: 'acknowledged', label: 'Acknowledged' },
  { value: 'voided', label: 'Void' },
  { value: 'replaced', label: 'Replaced' },
  { value: 'declined', label: 'Declined' },
  { value: 'expired', label: 'Expired' },
  { value: 'canceled', label: 'Canceled' },
] as const satisfies readonly Choice[]

export type ContractStatus = (typeof contractStatuses)[number]['value']
export const contractStatusValues = valuesOf(contractStatuses)

export const liveContractStatuses = ['drafted', 'issued', 'signed', 'acknowledged'] as const
export const isLiveContract = (status: ContractStatus): boolean =>
  liveContractStatuses.some((live) => live === status)

/** What happens to a contract. They are kept with it, and never changed. */
export const contractEventKinds = [
  { value: 'drafted', label: 'Drafted' },
  { value: 'issued', label: 'Sent' },
  { value: 'opened', label: 'Opened' },
  { value: 'consented', label: 'Agreed to electronic records' },
  { value: 'read', label: 'Read' },
  { value: 'initialed', label: 'Initialed' },
  { value: 'signed', label: 'Signed' },
  { value: 'acknowledged', label: 'Acknowledged by the attorney' },
  { value: 'declined', label: 'Declined' },
  { value: 'voided', label: 'Voided' },
  { value: 'reissued', label: 'Reissued' },
  { value: 'expired', label: 'Expired' },
  { value: 'canceled', label: 'Canceled' },
  { value: 'chose-paper', label: 'Chose paper' },
  { value: 'withdrew', label: 'Wants no more electronic records' },
  { value: 'mailed', label: 'Mailed on paper' },
  { value: 'returned', label: 'Came back signed on paper' },
  { value: 'explained', label: 'The attorney was asked to explain it' },
  { value: 'paused', label: 'The attorney talks with the client first' },
  { value: 'left', label: 'The attorney no longer represents the client' },
  { value: 'counsel-changed', label: 'Counsel changed' },
  { value: 'finished', label: 'Finished paper made' },
  { value: 'copied', label: 'Copies mailed on paper' },
] as const satisfies readonly Choice[]

export type ContractEventKind = (typeof contractEventKinds)[number]['value']
export const contractEventValues = valuesOf(contractEventKinds)

/** The desk, the person, their attorney, or the clock. */
export const contractParties = ['desk', 'person', 'attorney', 'clock'] as const
export type ContractParty = (typeof contractParties)[number]

/** Who signs after us. */
export const signerParties = ['person', 'attorney'] as const
export type SignerParty = (typeof signerParties)[number]

/** As whom somebody signs. All but the person themselves need a paper that says so; for a minor also the court's. */
export const signerCapacities = [
  { value: 'self', label: 'the person themselves' },
  { value: 'parent', label: 'parent of a minor' },
  { value: 'guardian', label: 'guardian' },
  { value: 'representative', label: 'personal representative of an estate' },
  { value: 'agent', label: 'agent under a power of attorney' },
] as const satisfies readonly Choice[]

export type SignerCapacity = (typeof signerCapacities)[number]['value']
export const signerCapacityValues = valuesOf(signerCapacities)

/** For whom a court has to approve the contract, too. */
export const needsCourt = (capacity: SignerCapacity): boolean =>
  capacity === 'parent' || capacity === 'guardian'

/** Asked at the offer: a yes has a consequence. */
export const offerQuestions = [
  { value: 'workers-compensation', label: 'Is it a workers’ compensation claim?' },
  { value: 'united-states', label: 'Is the United States a defendant?' },
  { value: 'benefits', label: 'Does the person get SSI or Medicaid?' },
  { value: 'other-funder', label: 'Has another company advanced money on this claim?' },
] as const satisfies readonly Choice[]

export type OfferQuestion = (typeof offerQuestions)[number]['value']
export const offerQuestionValues = valuesOf(offerQuestions)
/** Nobody asked yet where a question has no answer. */
export type OfferAnswers = Partial<Record<OfferQuestion, boolean>>

/** Which words a contract is drafted with. */
export const contractLanguages = [
  { value: 'en', label: 'English' },
  { value: 'en-es', label: 'English and Spanish' },
] as const satisfies readonly Choice[]

/** Languages that a contract can be written in; a person's may come later than the paper's. */
export const paperLanguages = ['en', 'es'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

/**
 * As it was shown to be signed; finished with signatures and certificate, once for each counsel; and what came back on
 * paper, as the desk filed it.
 */
export const contractPaperKinds = ['shown', 'finished', 'scan'] as const
export type ContractPaperKind = (typeof contractPaperKinds)[number]
