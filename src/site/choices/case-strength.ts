import { type Choice, valuesOf } from './choice.ts'

/** How an attorney rates a client's case. */

export const liabilityAssessments = [
  { value: 'clear-liability', label: 'Clear liability (90–100%)' },
  { value: 'strong-liability', label: 'Strong liability (70–90%)' },
  { value: 'moderate-liability', label: 'Moderate liability (50–70%)' },
  { value: 'disputed-liability', label: 'Disputed liability (under 50%)' },
] as const satisfies readonly Choice[]

export type LiabilityAssessment = (typeof liabilityAssessments)[number]['value']
export const liabilityAssessmentValues = valuesOf(liabilityAssessments)

export const caseProbabilities = [
  { value: 'very-high', label: 'Very high (90–100%)' },
  { value: 'high', label: 'High (70–90%)' },
  { value: 'moderate', label: 'Moderate (50–70%)' },
  { value: 'uncertain', label: 'Uncertain (under 50%)' },
] as const satisfies readonly Choice[]

export type CaseProbability = (typeof caseProbabilities)[number]['value']
export const caseProbabilityValues = valuesOf(caseProbabilities)

export const estimatedCaseValues = [
  { value: 'under-50k', label: 'Under $50,000' },
  { value: '50k-100k', label: '$50,000 to $100,000' },
  { value: '100k-250k', label: '$100,000 to $250,000' },
  { value: '250k-500k', label: '$250,000 to $500,000' },
  { value: '500k-1m', label: '$500,000 to $1 million' },
  { value: 'over-1m', label: 'Over $1 million' },
] as const satisfies readonly Choice[]

export type EstimatedCaseValue = (typeof estimatedCaseValues)[number]['value']
export const estimatedCaseValueValues = valuesOf(estimatedCaseValues)
