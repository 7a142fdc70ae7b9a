import type { ContractFacts } from '#db/schema/index.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { normalizeName } from '#lib/identity-hash.ts'
import type { Source } from '../data/source.ts'
import type { NewContract } from '../schema.ts'

type Chosen = Pick<ContractFacts, 'person' | 'signer' | 'answers'>

const isSame = (one: string, other: string) => normalizeName(one) === normalizeName(other)

/** As whom somebody signs who says nothing about it. */
const usualCapacity = ({ isWard }: Source) => (isWard ? 'guardian' : 'self')

/** Whose names and papers go on a contract, or what is wrong with them by field. */
export function chooseFacts(source: Source, request: NewContract): { facts: Chosen; mistakes: FieldErrors } {
  const mistakes: FieldErrors = {}
  const name = request.name ?? source.name
  const { formerName = null, documentId = null, courtDocumentId = null } = request
  if (!isSame(name, source.name) && !(formerName && isSame(formerName, source.name) && documentId))
    mistakes.name = [
      `The application says ${source.name}. For a changed name, enter that as the former name and choose the paper that shows the change.`,
    ]
  const capacity = request.capacity ?? usualCapacity(source)
  const signer = capacity === 'self' ? name : (request.signer ?? source.guardian ?? '')
  if (capacity === 'self' && request.signer && !isSame(request.signer, name))
    mistakes.signer = [`Somebody who signs for themselves signs as ${name}. Choose as whom they sign.`]
  if (!signer) mistakes.signer = ['Enter who signs.']
  for (const [field, id] of Object.entries({ documentId, courtDocumentId }))
    if (id && !source.documents.has(id)) mistakes[field] = ['Choose a document of this file.']
  return {
    facts: {
      person: { name, formerName, address: source.address },
      signer: { name: signer, capacity, documentId, courtDocumentId },
      answers: request.answers ?? {},
    },
    mistakes,
  }
}
