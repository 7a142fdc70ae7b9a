import { needsCourt, signerCapacities } from '#domain/contracts.ts'
import { normalizeName } from '#lib/identity-hash.ts'
import { labelOf } from '#site/staff-format.ts'
import type { ContractCheck } from '../schema.ts'
import type { CheckContext } from './context.ts'

/** That the right person signs, under the right name, and can be reached by themselves. */
export const checkSigner = (context: CheckContext): ContractCheck[] =>
  [checkCapacity(context), checkCourt(context), checkName(context), checkEmail(context)].flatMap((check) =>
    check ? [{ ...check, state: null }] : [],
  )

type Check = Omit<ContractCheck, 'state'> | undefined

function checkCapacity({ facts: { signer }, file }: CheckContext): Check {
  const line = { name: 'signer', label: 'Who signs' }
  const as = labelOf(signerCapacities, signer.capacity)
  if (signer.capacity === 'self') {
    const why = file.isWard
      ? 'The file is about a child, or somebody who can’t act for themselves'
      : 'The person is a minor on the funding day'
    return file.isWard || file.isMinor
      ? { ...line, isMet: false, words: `${why}. Draft it for a parent or guardian.` }
      : { ...line, isMet: true, words: `${signer.name}, for themselves.` }
  }
  const isThere = signer.documentId !== null && file.documents.has(signer.documentId)
  return {
    ...{ ...line, isMet: isThere },
    words: isThere
      ? `${signer.name}, as ${as}, with the paper that says so.`
      : `${signer.name} signs as ${as}. Choose the paper in the file that says so.`,
  }
}

function checkCourt({ facts: { signer }, file }: CheckContext): Check {
  if (!needsCourt(signer.capacity)) return undefined
  const isMet = signer.courtDocumentId !== null && file.documents.has(signer.courtDocumentId)
  return {
    ...{ name: 'court', label: 'The court’s approval', isMet },
    words: isMet
      ? 'It is in the file.'
      : 'A court approves the contract of a minor or of somebody who can’t act. Choose its paper in the file.',
  }
}

/** A correction of the file after the draft shows here. */
function checkName({ facts: { person, signer }, file }: CheckContext): Check {
  const line = { name: 'name', label: 'The name' }
  const isKnown = [person.name, person.formerName].some(
    (name) => name !== null && normalizeName(name) === normalizeName(file.name),
  )
  if (!isKnown)
    return {
      ...{ ...line, isMet: false },
      words: `The contract says ${person.name}, and the file now says ${file.name}. Draft it again.`,
    }
  if (person.formerName === null) return { ...line, isMet: true, words: `${person.name}, as in the file.` }
  const isThere = signer.documentId !== null && file.documents.has(signer.documentId)
  return {
    ...{ ...line, isMet: isThere },
    words: isThere
      ? `${person.name}, formerly ${person.formerName}, with the paper that shows it.`
      : `${person.name}, formerly ${person.formerName}. Choose the paper in the file that shows the change.`,
  }
}

function checkEmail({ file }: CheckContext): Check {
  const isMet = file.email !== null
  return {
    ...{ name: 'email', label: 'The person’s own email address', isMet },
    words: isMet
      ? 'It is in the file.'
      : 'The attorney filed this, and there is no address of the client’s own. Add one to the file first, or send it on paper.',
  }
}
