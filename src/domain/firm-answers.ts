import { localized } from '#site/locale.ts'
import { type PublicChoice, valuesOf } from './choice.ts'

export const firmLiabilities = [
  { value: 'other-side', label: localized({ en: 'The other side' }) },
  { value: 'mostly-other-side', label: localized({ en: 'Mostly the other side' }) },
  { value: 'disputed', label: localized({ en: 'Disputed' }) },
  { value: 'too-early', label: localized({ en: 'Too early to say' }) },
] as const satisfies readonly PublicChoice[]

export const firmInsurances = [
  { value: 'under-50k', label: localized({ en: 'Under $50,000' }) },
  { value: '50k-250k', label: localized({ en: '$50,000 to $250,000' }) },
  { value: 'over-250k', label: localized({ en: 'Over $250,000' }) },
  { value: 'not-confirmed', label: localized({ en: 'Not confirmed' }) },
] as const satisfies readonly PublicChoice[]

export const firmTreatments = [
  { value: 'yes', label: localized({ en: 'Yes' }) },
  { value: 'finished', label: localized({ en: 'Finished' }) },
  { value: 'not-started', label: localized({ en: 'Not started' }) },
  { value: 'unknown', label: localized({ en: 'Don’t know' }) },
] as const satisfies readonly PublicChoice[]

export const firmLiens = [
  { value: 'none', label: localized({ en: 'None' }) },
  { value: 'medical', label: localized({ en: 'Medical liens' }) },
  { value: 'advance', label: localized({ en: 'Another advance' }) },
  { value: 'both', label: localized({ en: 'Both' }) },
] as const satisfies readonly PublicChoice[]

export const firmStages = [
  { value: 'claim', label: localized({ en: 'Claim' }) },
  { value: 'filed', label: localized({ en: 'Lawsuit filed' }) },
  { value: 'discovery', label: localized({ en: 'Discovery' }) },
  { value: 'mediation-or-trial', label: localized({ en: 'Mediation or trial set' }) },
] as const satisfies readonly PublicChoice[]

export const firmTimings = [
  { value: 'under-6-months', label: localized({ en: 'Under 6 months' }) },
  { value: '6-to-12-months', label: localized({ en: '6 to 12 months' }) },
  { value: '1-to-2-years', label: localized({ en: '1 to 2 years' }) },
  { value: 'later', label: localized({ en: 'Later' }) },
] as const satisfies readonly PublicChoice[]

export const firmLiabilityValues = valuesOf(firmLiabilities)
export const firmInsuranceValues = valuesOf(firmInsurances)
export const firmTreatmentValues = valuesOf(firmTreatments)
export const firmLienValues = valuesOf(firmLiens)
export const firmStageValues = valuesOf(firmStages)
export const firmTimingValues = valuesOf(firmTimings)
