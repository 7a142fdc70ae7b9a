import { type PublicChoice, valuesOf } from './choice.ts'

export const contactSubjects = [
  { value: 'funding-inquiry', label: { en: 'Funding inquiry' } },
  { value: 'application-status', label: { en: 'Application status' } },
  { value: 'attorney-partnership', label: { en: 'Attorney partnership' } },
  { value: 'general-question', label: { en: 'General question' } },
  { value: 'urgent', label: { en: 'Urgent matter' } },
] as const satisfies readonly PublicChoice[]

export const contactSubjectValues = valuesOf(contactSubjects)
