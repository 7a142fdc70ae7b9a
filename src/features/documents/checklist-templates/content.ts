import type { ApplicantRole, ApplicationCaseType } from '#domain/applications.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { type DocumentType, documentTypes, requestedDocuments } from '#domain/documents.ts'
import { type Locale, localized, staffLocale } from '#site/locale.ts'
import { en } from './content/en.ts'
import type { TemplateDraft } from './schema.ts'

const help = localized({ en })

const askedOfFirm = [
  { type: 'attorney-agreement', required: true },
  { type: 'complaint-filings', required: false },
  { type: 'insurance-policies', required: false },
] as const satisfies readonly { type: DocumentType; required: boolean }[]

/** No police officer writes about a surgery or a faulty product, and we don't ask for photos of the dead. */
const exceptions: Partial<Record<DocumentType, ApplicationCaseType[]>> = {
  'police-report': ['medical-malpractice', 'product-liability'],
  'injury-photos': ['wrongful-death'],
}

function toItem(
  { type, required }: { type: DocumentType; required: boolean },
  [party, reader]: [CaseParty, ApplicantRole | 'firm'],
  locale: Locale,
): TemplateDraft {
  return {
    party,
    documentType: type,
    name: labelOf(documentTypes, type, locale),
    help: help[locale][reader][type] ?? '',
    isRequired: required,
    except: exceptions[type] ?? [],
  }
}

export function listDefaultItems(role: ApplicantRole, locale: Locale): TemplateDraft[] {
  const own = requestedDocuments[role].map((asked) => toItem(asked, ['applicant', role], locale))
  if (role === 'attorney') return own
  return [...own, ...askedOfFirm.map((asked) => toItem(asked, ['firm', 'firm'], staffLocale))]
}

/** Our own words in the reader's language. What the owner wrote stays as written. */
export function wordItems(
  items: readonly TemplateDraft[],
  role: ApplicantRole,
  locale: Locale,
): TemplateDraft[] {
  const own = listDefaultItems(role, staffLocale)
  const worded = listDefaultItems(role, locale)
  const isOurs = (item: TemplateDraft) => (ours: TemplateDraft) =>
    ours.party === item.party &&
    ours.documentType === item.documentType &&
    ours.name === item.name &&
    ours.help === item.help
  return items.map((item) => {
    const ours = worded[own.findIndex(isOurs(item))]
    return ours ? { ...item, name: ours.name, help: ours.help } : item
  })
}
