import { needsCourt, type OfferAnswers, type SignerCapacity } from '#domain/contracts.ts'
import type { Contract, ContractsOfFile, NewContract } from '#features/contracts/records/schema.ts'
import { textOf } from '#features/desk/application/components/admin/application-facts.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'

/** As somebody types it. */
export type ContractDraft = {
  fundingOn: string | undefined
  amount: number | undefined
  name: string
  formerName: string
  capacity: SignerCapacity
  signer: string
  documentId: string
  courtDocumentId: string
  answers: OfferAnswers
  language: Contract['language']
  reason: string
}

export type Mistakes = Partial<Record<string, string>>

/** Starts from the offer and the file, or from the contract that is being replaced. */
export function beginDraft(
  { suggested, offer }: ContractsOfFile,
  { answers }: Pick<ApplicationDetail, 'answers'>,
  from?: Contract,
): ContractDraft {
  const signer = from?.signer
  const isWard = answers.forChildOrWard === true
  const guardian = isWard ? textOf(answers.guardianName) : undefined
  return {
    fundingOn: suggested.fundingOn,
    amount: from?.figures.funded ?? offer?.amount,
    name: signer?.capacity === 'self' ? signer.name : suggested.name,
    formerName: '',
    capacity: signer?.capacity ?? (isWard ? 'guardian' : 'self'),
    signer: (signer && signer.capacity !== 'self' ? signer.name : guardian) ?? '',
    documentId: signer?.documentId ?? '',
    courtDocumentId: signer?.courtDocumentId ?? '',
    answers: from?.answers ?? {},
    language: from?.language ?? 'en',
    reason: '',
  }
}

/** Whether a paper has to say why this person signs under this name. */
export const needsPaper = ({ capacity, formerName }: ContractDraft): boolean =>
  capacity !== 'self' || formerName.trim() !== ''

export function findMistakes(draft: ContractDraft, isReissue: boolean): Mistakes {
  const { fundingOn, amount, name, reason } = draft
  return {
    ...(!fundingOn && { fundingOn: 'Type the day on which the money is planned to leave.' }),
    ...(!amount && { amount: 'Type the amount of the advance.' }),
    ...(!name.trim() && { name: 'Type the name that stands on the paper.' }),
    ...(draft.capacity !== 'self' && !draft.signer.trim() && { signer: 'Type who signs.' }),
    ...(isReissue && !reason.trim() && { reason: 'Say why. It’s kept with both papers.' }),
  }
}

export function toRequest(draft: ContractDraft): NewContract {
  const { fundingOn = '', amount, capacity, answers, language } = draft
  const signer = draft.signer.trim()
  return {
    ...{ fundingOn, amount, name: draft.name.trim(), capacity, answers, language },
    formerName: draft.formerName.trim() || undefined,
    signer: capacity === 'self' ? undefined : signer || undefined,
    documentId: (needsPaper(draft) && draft.documentId) || undefined,
    courtDocumentId: (needsCourt(capacity) && draft.courtDocumentId) || undefined,
  }
}
