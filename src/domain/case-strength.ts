import { localized } from '#site/locale.ts'
import type { PublicChoice } from './choice.ts'

export const liabilityAssessments = [
  { value: 'clear-liability', label: localized({ en: 'Clear liability (90–100%)' }) },
  { value: 'strong-liability', label: localized({ en: 'Strong liability (70–90%)' }) },
  { value: 'moderate-liability', label: localized({ en: 'Moderate liability (50–70%)' }) },
  { value: 'disputed-liability', label: localized({ en: 'Disputed liability (under 50%)' }) },
] as const satisfies readonly PublicChoice[]

export const caseProbabilities = [
  { value: 'very-high', label: localized({ en: 'Very high (90–100%)' }) },
  { value: 'high', label: localized({ en: 'High (70–90%)' }) },
  { value: 'moderate', label: localized({ en: 'Moderate (50–70%)' }) },
  { value: 'uncertain', label: localized({ en: 'Uncertain (under 50%)' }) },
] as const satisfies readonly PublicChoice[]

export const estimatedCaseValues = [
  { value: 'under-50k', label: localized({ en: 'Under $50,000' }) },
  { value: '50k-100k', label: localized({ en: '$50,000 to $100,000' }) },
  { value: '100k-250k', label: localized({ en: '$100,000 to $250,000' }) },
  { value: '250k-500k', label: localized({ en: '$250,000 to $500,000' }) },
  { value: '500k-1m', label: localized({ en: '$500,000 to $1 million' }) },
  { value: 'over-1m', label: localized({ en: 'Over $1 million' }) },
] as const satisfies readonly PublicChoice[]
