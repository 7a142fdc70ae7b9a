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
export const lienKindValues = valuesOf(lienKinds)

/** From the least to the worst, as far as papers show it; with what each gives to the grade. */
export const injuries = [
  { value: 'little', label: 'Little or no treatment', points: 1 },
  { value: 'soft-tissue', label: 'Soft tissue, treatment finished', points: 3 },
  { value: 'in-treatment', label: 'Soft tissue, still treated', points: 5 },
  { value: 'imaging', label: 'Shown by imaging', points: 7 },
  { value: 'fracture', label: 'Broken bone', points: 8 },
  { value: 'surgery', label: 'Surgery done or ordered', points: 9 },
  { value: 'lasting', label: 'Death or lasting harm', points: 10 },
] as const satisfies readonly (Choice & { points: number })[]
export const injuryValues = valuesOf(injuries)
export type InjuryKind = (typeof injuries)[number]['value']

/** Whose policy it is. */
export const coverageSides = [
  { value: 'other-side', label: 'The other side’s' },
  { value: 'own', label: 'The client’s own' },
] as const satisfies readonly Choice[]
export const coverageSideValues = valuesOf(coverageSides)

/** Until the owner says otherwise. Percentages have at most two decimals. */
export const usualValueTerms = {
  likelyShare: { A: 25, B: 20, C: 15, D: 10 },
  lowShare: 50,
  claimLimit: null,
  weights: { liability: 1, coverage: 1, injury: 1, liens: 1, time: 1 },
} as const
