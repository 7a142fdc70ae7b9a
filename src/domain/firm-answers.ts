import { type PublicChoice, valuesOf } from './choice.ts'

export const firmLiabilities = [
  { value: 'other-side', label: { en: 'The other side' } },
  { value: 'mostly-other-side', label: { en: 'Mostly the other side' } },
  { value: 'disputed', label: { en: 'Disputed' } },
  { value: 'too-early', label: { en: 'Too early to say' } },
] as const satisfies readonly PublicChoice[]

export const firmInsurances = [
  { value: 'under-50k', label: { en: 'Under $50,000' } },
  { value: '50k-250k', label: { en: '$50,000 to $250,000' } },
  { value: 'over-250k', label: { en: 'Over $250,000' } },
  { value: 'not-confirmed', label: { en: 'Not confirmed' } },
] as const satisfies readonly PublicChoice[]

export const firmTreatments = [
  { value: 'yes', label: { en: 'Yes' } },
  { value: 'finished', label: { en: 'Finished' } },
  { value: 'not-started', label: { en: 'Not started' } },
  { value: 'unknown', label: { en: 'Don’t know' } },
] as const satisfies readonly PublicChoice[]

export const firmLiens = [
  { value: 'none', label: { en: 'None' } },
  { value: 'medical', label: { en: 'Medical liens' } },
  { value: 'advance', label: { en: 'Another advance' } },
  { value: 'both', label: { en: 'Both' } },
] as const satisfies readonly PublicChoice[]

export const firmStages = [
  { value: 'claim', label: { en: 'Claim' } },
  { value: 'filed', label: { en: 'Lawsuit filed' } },
  { value: 'discovery', label: { en: 'Discovery' } },
  { value: 'mediation-or-trial', label: { en: 'Mediation or trial set' } },
] as const satisfies readonly PublicChoice[]

export const firmTimings = [
  { value: 'under-6-months', label: { en: 'Under 6 months' } },
  { value: '6-to-12-months', label: { en: '6 to 12 months' } },
  { value: '1-to-2-years', label: { en: '1 to 2 years' } },
  { value: 'later', label: { en: 'Later' } },
] as const satisfies readonly PublicChoice[]

export const firmLiabilityValues = valuesOf(firmLiabilities)
export const firmInsuranceValues = valuesOf(firmInsurances)
export const firmTreatmentValues = valuesOf(firmTreatments)
export const firmLienValues = valuesOf(firmLiens)
export const firmStageValues = valuesOf(firmStages)
export const firmTimingValues = valuesOf(firmTimings)
