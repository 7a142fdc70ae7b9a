import type { PublicChoice } from './choice.ts'

export const liabilityAssessments = [
  { value: 'clear-liability', label: { en: 'Clear liability (90–100%)' } },
  { value: 'strong-liability', label: { en: 'Strong liability (70–90%)' } },
  { value: 'moderate-liability', label: { en: 'Moderate liability (50–70%)' } },
  { value: 'disputed-liability', label: { en: 'Disputed liability (under 50%)' } },
] as const satisfies readonly PublicChoice[]

export const caseProbabilities = [
  { value: 'very-high', label: { en: 'Very high (90–100%)' } },
  { value: 'high', label: { en: 'High (70–90%)' } },
  { value: 'moderate', label: { en: 'Moderate (50–70%)' } },
  { value: 'uncertain', label: { en: 'Uncertain (under 50%)' } },
] as const satisfies readonly PublicChoice[]

export const estimatedCaseValues = [
  { value: 'under-50k', label: { en: 'Under $50,000' } },
  { value: '50k-100k', label: { en: '$50,000 to $100,000' } },
  { value: '100k-250k', label: { en: '$100,000 to $250,000' } },
  { value: '250k-500k', label: { en: '$250,000 to $500,000' } },
  { value: '500k-1m', label: { en: '$500,000 to $1 million' } },
  { value: 'over-1m', label: { en: 'Over $1 million' } },
] as const satisfies readonly PublicChoice[]
