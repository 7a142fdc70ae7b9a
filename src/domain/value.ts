import { type Choice, valuesOf } from './choice.ts'

export const riskGrades = ['A', 'B', 'C', 'D', 'E'] as const
export type RiskGrade = (typeof riskGrades)[number]

/** Each gives up to ten points. */
export const gradeParts = [
  { value: 'liability', label: 'Liability' },
  { value: 'coverage', label: 'Coverage' },
  { value: 'injury', label: 'Injury' },
  { value: 'liens', label: 'Liens' },
  { value: 'time', label: 'Time' },
] as const satisfies readonly Choice[]
export type GradePart = (typeof gradeParts)[number]['value']
export const gradePartValues = valuesOf(gradeParts)

/** What closes a version of the sheet. */
export const valueClosings = ['offer', 'new-version'] as const
export type ValueClosing = (typeof valueClosings)[number]

/** Where a figure comes from. `typed` is a colleague's own, with or without a document. */
export const valueOrigins = ['typed', 'application', 'firm', 'ledger'] as const
export type ValueOrigin = (typeof valueOrigins)[number]

/** In the order in which liens and others are paid before us (CONTRACT.md section 8). */
export const lienKinds = [
  { value: 'medicare', label: 'Medicare' },
  { value: 'medicaid', label: 'Medicaid' },
  { value: 'tax', label: 'Taxes' },
  { value: 'child-support', label: 'Child support' },
  { value: 'workers-compensation', label: 'Workers’ compensation' },
  { value: 'hospital', label: 'Hospital' },
  { value: 'doctor', label: 'Doctor' },
  { value: 'health-plan', label: 'Health plan' },
  { value: 'other', label: 'Other lien' },
] as const satisfies readonly Choice[]
export type LienKind = (typeof lienKinds)[number]['value']
export const lienKindValues = valuesOf(lienKinds)
