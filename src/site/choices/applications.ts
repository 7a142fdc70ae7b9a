import { type Choice, valuesOf } from './choice.ts'

export const applicantRoles = [
  { value: 'plaintiff', label: 'Plaintiff' },
  { value: 'attorney', label: 'Attorney' },
] as const satisfies readonly Choice[]

export type ApplicantRole = (typeof applicantRoles)[number]['value']
export const applicantRoleValues = valuesOf(applicantRoles)

/** What an application may be filed under. The case type pages have their own, longer list. */
export const applicationCaseTypes = [
  { value: 'auto-accident', label: 'Auto accident' },
  { value: 'personal-injury', label: 'Personal injury' },
  { value: 'medical-malpractice', label: 'Medical malpractice' },
  { value: 'wrongful-death', label: 'Wrongful death' },
  { value: 'slip-fall', label: 'Slip and fall' },
  { value: 'product-liability', label: 'Product liability' },
  { value: 'workers-compensation', label: 'Workers’ compensation' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[]

export type ApplicationCaseType = (typeof applicationCaseTypes)[number]['value']
export const applicationCaseTypeValues = valuesOf(applicationCaseTypes)

export const fundingAmounts = [
  { value: '1000-5000', label: '$1,000 to $5,000' },
  { value: '5000-10000', label: '$5,000 to $10,000' },
  { value: '10000-25000', label: '$10,000 to $25,000' },
  { value: '25000-50000', label: '$25,000 to $50,000' },
  { value: '50000+', label: '$50,000 or more' },
] as const satisfies readonly Choice[]

export type FundingAmount = (typeof fundingAmounts)[number]['value']
export const fundingAmountValues = valuesOf(fundingAmounts)

export const employmentStatuses = [
  { value: 'employed', label: 'Employed' },
  { value: 'unemployed', label: 'Unemployed' },
  { value: 'self-employed', label: 'Self-employed' },
  { value: 'retired', label: 'Retired' },
  { value: 'disabled', label: 'Disabled' },
  { value: 'student', label: 'Student' },
] as const satisfies readonly Choice[]

export type EmploymentStatus = (typeof employmentStatuses)[number]['value']
export const employmentStatusValues = valuesOf(employmentStatuses)

/** Signs that a form was filled in by a machine: the field nobody sees was filled, or it was sent at once. */
export const applicationSpamReasons = ['honeypot', 'too-fast'] as const
export type ApplicationSpamReason = (typeof applicationSpamReasons)[number]
