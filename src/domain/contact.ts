import { localized } from '#site/locale.ts'
import { type PublicChoice, valuesOf } from './choice.ts'

export const contactSubjects = [
  { value: 'funding-inquiry', label: localized({ en: 'Funding inquiry' }) },
  { value: 'application-status', label: localized({ en: 'Application status' }) },
  { value: 'attorney-partnership', label: localized({ en: 'Attorney partnership' }) },
  { value: 'general-question', label: localized({ en: 'General question' }) },
  { value: 'urgent', label: localized({ en: 'Urgent matter' }) },
] as const satisfies readonly PublicChoice[]

export const contactSubjectValues = valuesOf(contactSubjects)
