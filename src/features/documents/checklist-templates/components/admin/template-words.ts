import { applicationCaseTypes } from '#domain/applications.ts'
import { documentTypes } from '#domain/documents.ts'
import { formatList, formatMoment, labelOf } from '#site/staff-format.ts'
import type { Template, TemplateDraft } from '../../schema.ts'

export function describeItem({ party, isRequired, except }: TemplateDraft): string {
  const cases = except.map((type) => labelOf(applicationCaseTypes, type).toLowerCase())
  const words = [
    party === 'firm' && 'from the law firm',
    isRequired && 'required',
    cases.length > 0 && `not for ${formatList(cases)}`,
  ]
  return words.filter(Boolean).join(', ')
}

export function sayChanged({ version, changedBy, changedAt }: Template): string {
  if (version === 0 || !changedAt) return 'This is the list that came with the program.'
  return `Changed by ${changedBy ?? 'somebody who has left'}, ${formatMoment(changedAt)}.`
}

/** Renames the item with its kind, unless somebody has named it. */
export function changeKind(item: TemplateDraft, documentType: TemplateDraft['documentType']): TemplateDraft {
  const isUnnamed = item.name === '' || item.name === labelOf(documentTypes, item.documentType)
  return { ...item, documentType, ...(isUnnamed && { name: labelOf(documentTypes, documentType) }) }
}
