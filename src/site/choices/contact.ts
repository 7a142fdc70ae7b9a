import { type Choice, valuesOf } from './choice.ts'

export const contactSubjects = [
  { value: 'funding-inquiry', label: 'Funding inquiry' },
  { value: 'application-status', label: 'Application status' },
  { value: 'attorney-partnership', label: 'Attorney partnership' },
  { value: 'general-question', label: 'General question' },
  { value: 'urgent', label: 'Urgent matter' },
] as const satisfies readonly Choice[]

export type ContactSubject = (typeof contactSubjects)[number]['value']
export const contactSubjectValues = valuesOf(contactSubjects)

/** Signs that a form was filled in by a machine: the field nobody sees was filled, or it was sent at once. */
export const contactSpamReasons = ['honeypot', 'too-fast'] as const
export type ContactSpamReason = (typeof contactSpamReasons)[number]
