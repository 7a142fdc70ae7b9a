import { localized } from '#site/locale.ts'
import { type Choice, type PublicChoice, valuesOf } from './choice.ts'

export const applicantRoles = [
  { value: 'plaintiff', label: 'Plaintiff' },
  { value: 'attorney', label: 'Attorney' },
] as const satisfies readonly Choice[]

export type ApplicantRole = (typeof applicantRoles)[number]['value']
export const applicantRoleValues = valuesOf(applicantRoles)

/** The case type pages have their own, longer list. */
export const applicationCaseTypes = [
  { value: 'auto-accident', label: localized({ en: 'Auto accident' }) },
  { value: 'personal-injury', label: localized({ en: 'Personal injury' }) },
  { value: 'medical-malpractice', label: localized({ en: 'Medical malpractice' }) },
  { value: 'wrongful-death', label: localized({ en: 'Wrongful death' }) },
  { value: 'slip-fall', label: localized({ en: 'Slip and fall' }) },
  { value: 'product-liability', label: localized({ en: 'Product liability' }) },
  { value: 'workers-compensation', label: localized({ en: 'Workers’ compensation' }) },
  { value: 'other', label: localized({ en: 'Other' }) },
] as const satisfies readonly PublicChoice[]

export type ApplicationCaseType = (typeof applicationCaseTypes)[number]['value']
export const applicationCaseTypeValues = valuesOf(applicationCaseTypes)

export const fundingAmounts = [
  { value: '1000-5000', label: localized({ en: '$1,000 to $5,000' }) },
  { value: '5000-10000', label: localized({ en: '$5,000 to $10,000' }) },
  { value: '10000-25000', label: localized({ en: '$10,000 to $25,000' }) },
  { value: '25000-50000', label: localized({ en: '$25,000 to $50,000' }) },
  { value: '50000+', label: localized({ en: '$50,000 or more' }) },
] as const satisfies readonly PublicChoice[]

export const fundingAmountValues = valuesOf(fundingAmounts)

export const employmentStatuses = [
  { value: 'employed', label: localized({ en: 'Employed' }) },
  { value: 'unemployed', label: localized({ en: 'Unemployed' }) },
  { value: 'self-employed', label: localized({ en: 'Self-employed' }) },
  { value: 'retired', label: localized({ en: 'Retired' }) },
  { value: 'disabled', label: localized({ en: 'Disabled' }) },
  { value: 'student', label: localized({ en: 'Student' }) },
] as const satisfies readonly PublicChoice[]
