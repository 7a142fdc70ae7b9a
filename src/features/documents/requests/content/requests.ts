import { type CaseParty, caseParties } from '#site/choices/case-file.ts'
import { labelOf } from '#site/choices/choice.ts'
import { type DocumentType, documentTypes } from '#site/choices/documents.ts'
import { formatList } from '#site/format.ts'

/** Why the status became "Documents needed", for the timeline. */
export function writeStatusReason(party: CaseParty, types: readonly DocumentType[]): string {
  const kinds = [...new Set(types.map((type) => labelOf(documentTypes, type)))]
  return `Requested from the ${labelOf(caseParties, party).toLowerCase()}: ${formatList(kinds)}`
}
