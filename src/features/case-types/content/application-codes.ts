import type { CaseTypeSlug } from '#site/case-figures.ts'
import type { ApplicationCaseType } from '#site/choices/applications.ts'

/** What an application that is started on a case type's page is filed under. The form's own list is shorter. */
export const applicationCaseTypeOf: Record<CaseTypeSlug, ApplicationCaseType> = {
  'car-accident': 'auto-accident',
  'truck-accident': 'auto-accident',
  'slip-and-fall': 'slip-fall',
  'medical-malpractice': 'medical-malpractice',
  'motorcycle-accident': 'auto-accident',
  'product-liability': 'product-liability',
  'workplace-injury': 'workers-compensation',
  'wrongful-death': 'wrongful-death',
}
