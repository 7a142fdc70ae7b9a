import { type Choice, valuesOf } from './choice.ts'

/** Recorded together with the IP address. */
export const accessActions = [
  { value: 'sign-in', label: 'Signed in' },
  { value: 'sign-in-refused', label: 'Wrong password' },
  { value: 'sign-out', label: 'Signed out' },
  { value: 'password-changed', label: 'Password changed' },
  { value: 'list-export', label: 'Whole list of applications read' },
  { value: 'csv-export', label: 'Applications exported as CSV' },
  { value: 'person-export', label: 'Data of a person exported' },
  { value: 'document-download', label: 'Document downloaded' },
] as const satisfies readonly Choice[]

export type AccessAction = (typeof accessActions)[number]['value']
export const accessActionValues = valuesOf(accessActions)

/** Records per page. */
export const accessPageSize = 100
