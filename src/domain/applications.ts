import { type Choice, type PublicChoice, valuesOf } from './choice.ts'

export const applicantRoles = [
  { value: 'plaintiff', label: 'Plaintiff' },
  { value: 'attorney', label: 'Attorney' },
] as const satisfies readonly Choice[]

export type ApplicantRole = (typeof applicantRoles)[number]['value']
export const applicantRoleValues = valuesOf(applicantRoles)

/** The case type pages have their own, longer list. */
export const applicationCaseTypes = [
  { value: 'auto-accident', label: { en: 'Auto accident' } },
  { value: 'personal-injury', label: { en: 'Personal injury' } },
  { value: 'medical-malpractice', label: { en: 'Medical malpractice' } },
  { value: 'wrongful-death', label: { en: 'Wrongful death' } },
  { value: 'slip-fall', label: { en: 'Slip and fall' } },
  { value: 'product-liability', label: { en: 'Product liability' } },
  { value: 'workers-compensation', label: { en: 'Workers’ compensation' } },
  { value: 'other', label: { en: 'Other' } },
] as const satisfies readonly PublicChoice[]

export type ApplicationCaseType = (typeof applicationCaseTypes)[number]['value']
export const applicationCaseTypeValues = valuesOf(applicationCaseTypes)

export const fundingAmounts = [
  { value: '1000-5000', label: { en: '$1,000 to $5,000' } },
  { value: '5000-10000', label: { en: '$5,000 to $10,000' } },
  { value: '10000-25000', label: { en: '$10,000 to $25,000' } },
  { value: '25000-50000', label: { en: '$25,000 to $50,000' } },
  { value: '50000+', label: { en: '$50,000 or more' } },
] as const satisfies readonly PublicChoice[]

export const fundingAmountValues = valuesOf(fundingAmounts)

export const employmentStatuses = [
  { value: 'employed', label: { en: 'Employed' } },
  { value: 'unemployed', label: { en: 'Unemployed' } },
  { value: 'self-employed', label: { en: 'Self-employed' } },
  { value: 'retired', label: { en: 'Retired' } },
  { value: 'disabled', label: { en: 'Disabled' } },
  { value: 'student', label: { en: 'Student' } },
] as const satisfies readonly PublicChoice[]
