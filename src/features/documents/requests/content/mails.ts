import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { type DocumentType, documentTypes } from '#domain/documents.ts'
import { type Localized, localized } from '#site/locale.ts'
import { formatList, labelOf } from '#site/staff-format.ts'
import { en as reminder } from './en/reminder-mails.ts'
import { en as request } from './en/request.ts'

export const reminderWords: Localized<typeof reminder> = localized({ en: reminder })

export const requestWords: Localized<typeof request> = localized({ en: request })

/** In the timeline. */
export function writeStatusReason(party: CaseParty, types: readonly DocumentType[]): string {
  const kinds = [...new Set(types.map((type) => labelOf(documentTypes, type)))]
  const asked = labelOf(caseParties, party).toLowerCase()
  return `Requested from the ${asked}: ${formatList(kinds)}`
}
