import type { ApplicantRole, ApplicationCaseType } from '#domain/applications.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { type DocumentType, documentTypes, requestedDocuments } from '#domain/documents.ts'
import { defaultLocale, type Locale, type Localized, localized } from '#site/locale.ts'
import type { TemplateDraft } from './schema.ts'

const help: Localized<Record<ApplicantRole | 'firm', Partial<Record<DocumentType, string>>>> = localized({
  en: {
    plaintiff: {
      'medical-records':
        'Bills, visit summaries or discharge papers. If you don’t have any, your doctor’s office can print them.',
      'police-report': 'The report or just its number. You don’t need one if the police weren’t called.',
      'insurance-correspondence': 'Letters or emails from any insurance company about this case.',
      'injury-photos': 'Photos of what happened to you, and of the place or the damage.',
      other: 'Anything else you think we should see.',
    },
    attorney: {
      'attorney-agreement': 'The signed agreement between your firm and your client.',
      'complaint-filings': 'The complaint, if suit has been filed, and any answer to it.',
      'discovery-documents': 'Depositions, interrogatories or expert reports.',
      'insurance-policies': 'Declarations pages that show the limits.',
      'settlement-correspondence': 'Demands and offers so far.',
      other: 'Anything else that bears on liability, damages or coverage.',
    },
    firm: {
      'attorney-agreement': 'The signed agreement between your firm and your client.',
      'complaint-filings': 'The complaint, if suit has been filed, and any answer to it.',
      'insurance-policies': 'Declarations pages that show the limits.',
    },
  },
})

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

export function listDefaultItems(role: ApplicantRole, locale: Locale = defaultLocale): TemplateDraft[] {
  const own = requestedDocuments[role].map((asked) => toItem(asked, ['applicant', role], locale))
  if (role === 'attorney') return own
  return [...own, ...askedOfFirm.map((asked) => toItem(asked, ['firm', 'firm'], locale))]
}
