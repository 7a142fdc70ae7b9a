import { applicationCaseTypes, fundingAmounts } from '#site/choices/applications.ts'
import { states } from '#site/choices/states.ts'
import type { Field } from './field.ts'

/** Questions that both roles answer. Where the words must differ, a step replaces them. */

export const firstName = {
  name: 'firstName',
  kind: 'line',
  label: 'First name',
  missing: 'Enter your first name',
  max: 100,
  autoComplete: 'given-name',
  capitalize: 'words',
} as const satisfies Field

export const lastName = {
  name: 'lastName',
  kind: 'line',
  label: 'Last name',
  missing: 'Enter your last name',
  max: 100,
  autoComplete: 'family-name',
  capitalize: 'words',
} as const satisfies Field

export const email = {
  name: 'email',
  kind: 'email',
  label: 'Email address',
  help: 'Your reference number is sent here.',
  missing: 'Enter your email address',
  autoComplete: 'email',
} as const satisfies Field

export const phone = {
  name: 'phone',
  kind: 'phone',
  label: 'Phone number',
  help: 'The number where we reach you best.',
  missing: 'Enter your phone number',
  autoComplete: 'tel',
} as const satisfies Field

export const state = {
  name: 'state',
  kind: 'select',
  label: 'State',
  options: states,
  placeholder: 'Choose a state',
  autoComplete: 'address-level1',
} as const satisfies Field

export const caseType = {
  name: 'caseType',
  kind: 'select',
  label: 'What kind of case is it?',
  missing: 'Choose the kind of case',
  options: applicationCaseTypes,
  placeholder: 'Choose a case type',
} as const satisfies Field

export const incidentDate = {
  name: 'incidentDate',
  kind: 'date',
  label: 'When did it happen?',
  help: 'If you are not sure of the day, give your best guess.',
  missing: 'Enter the date when it happened',
  limits: 'past',
} as const satisfies Field

export const incidentLocation = {
  name: 'incidentLocation',
  kind: 'line',
  label: 'Where did it happen?',
  help: 'City and state are enough.',
  max: 200,
} as const satisfies Field

export const fundingAmount = {
  name: 'fundingAmount',
  kind: 'choice',
  label: 'How much funding do you need?',
  missing: 'Choose how much funding you need',
  options: fundingAmounts,
} as const satisfies Field
