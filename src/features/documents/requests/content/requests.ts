import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { type DocumentType, documentTypes } from '#domain/documents.ts'
import { formatList } from '#site/format.ts'

export function writeStatusReason(party: CaseParty, types: readonly DocumentType[]): string {
  const kinds = [...new Set(types.map((type) => labelOf(documentTypes, type)))]
  return `Requested from the ${labelOf(caseParties, party).toLowerCase()}: ${formatList(kinds)}`
}
