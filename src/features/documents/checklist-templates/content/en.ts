import type { ApplicantRole } from '#domain/applications.ts'
import type { DocumentType } from '#domain/documents.ts'

type Help = Partial<Record<DocumentType, string>>

/** What helps to find each document, by who is asked for it. */
export const en: Record<ApplicantRole | 'firm', Help> = {
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
}
