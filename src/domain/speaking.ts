import { type Choice, valuesOf } from './choice.ts'

export const followUpKinds = [
  { value: 'call', label: 'Call' },
  { value: 'mail', label: 'Write' },
  { value: 'check', label: 'Check' },
] as const satisfies readonly Choice[]

export type FollowUpKind = (typeof followUpKinds)[number]['value']
export const followUpKindValues = valuesOf(followUpKinds)

/** Whom a call was with. */
export const callParties = [
  { value: 'applicant', label: 'the applicant' },
  { value: 'firm', label: 'the law firm' },
  { value: 'other', label: 'somebody else' },
] as const satisfies readonly Choice[]

export type CallParty = (typeof callParties)[number]['value']
export const callPartyValues = valuesOf(callParties)

/** In the order of the digits that choose them. */
export const callOutcomes = [
  { value: 'reached', label: 'Reached' },
  { value: 'voicemail', label: 'Voicemail' },
  { value: 'no-answer', label: 'No answer' },
  { value: 'wrong-number', label: 'Wrong number' },
  { value: 'called-us', label: 'They called' },
] as const satisfies readonly Choice[]

export type CallOutcome = (typeof callOutcomes)[number]['value']
export const callOutcomeValues = valuesOf(callOutcomes)

export const templateParties = [
  { value: 'applicant', label: 'Applicant' },
  { value: 'firm', label: 'Law firm' },
  { value: 'anyone', label: 'Anyone' },
] as const satisfies readonly Choice[]

export const templatePartyValues = valuesOf(templateParties)

/** The application fills these in. */
export const templateVariables = [
  { value: 'name', label: 'Their name' },
  { value: 'reference', label: 'The reference of the file' },
  { value: 'documents', label: 'The documents they still have to send, one a line' },
  { value: 'count', label: 'How many that are: “2 documents”' },
  { value: 'firm', label: 'The law firm' },
  { value: 'amount', label: 'The amount we offered' },
  { value: 'colleague', label: 'Your own name' },
  { value: 'phone', label: 'Our phone number' },
] as const satisfies readonly Choice[]

export type TemplateVariable = (typeof templateVariables)[number]['value']
export const templateVariableValues = valuesOf(templateVariables)

/** Nothing else belongs in a subject, which shows on locked phones. */
export const subjectVariables: readonly TemplateVariable[] = ['reference', 'count']
