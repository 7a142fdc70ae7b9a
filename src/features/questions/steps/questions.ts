import { applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { mapLocales } from '#site/locale.ts'
import { sayDistrict } from '#site/service-area.ts'
import type { Field } from './field.ts'

/** Questions for both roles. A step replaces wording that must differ. */

export const firstName = {
  name: 'firstName',
  kind: 'line',
  label: { en: 'First name' },
  missing: { en: 'Enter your first name' },
  max: 100,
  autoComplete: 'given-name',
  capitalize: 'words',
} as const satisfies Field

export const lastName = {
  name: 'lastName',
  kind: 'line',
  label: { en: 'Last name' },
  missing: { en: 'Enter your last name' },
  max: 100,
  autoComplete: 'family-name',
  capitalize: 'words',
} as const satisfies Field

export const email = {
  name: 'email',
  kind: 'email',
  label: { en: 'Email address' },
  help: { en: 'We’ll send your reference number here.' },
  missing: { en: 'Enter your email address' },
  autoComplete: 'email',
} as const satisfies Field

export const phone = {
  name: 'phone',
  kind: 'phone',
  label: { en: 'Phone number' },
  help: { en: 'The best number to reach you.' },
  missing: { en: 'Enter your phone number' },
  autoComplete: 'tel',
} as const satisfies Field

export const state = {
  name: 'state',
  kind: 'select',
  label: { en: 'State' },
  options: states,
  placeholder: { en: 'Choose a state' },
  help: mapLocales(sayDistrict),
  refused: { DC: mapLocales(sayDistrict) },
  autoComplete: 'address-level1',
} as const satisfies Field

export const caseType = {
  name: 'caseType',
  kind: 'select',
  label: { en: 'What kind of case is it?' },
  missing: { en: 'Choose the kind of case' },
  options: applicationCaseTypes,
  placeholder: { en: 'Choose a case type' },
} as const satisfies Field

export const incidentDate = {
  name: 'incidentDate',
  kind: 'date',
  label: { en: 'When did it happen?' },
  help: { en: 'If you’re not sure of the day, give your best guess.' },
  missing: { en: 'Enter the date when it happened' },
  limits: 'past',
} as const satisfies Field

export const incidentLocation = {
  name: 'incidentLocation',
  kind: 'line',
  label: { en: 'Where did it happen?' },
  help: { en: 'Just the city and state.' },
  max: 200,
} as const satisfies Field

export const fundingAmount = {
  name: 'fundingAmount',
  kind: 'choice',
  label: { en: 'How much funding do you need?' },
  missing: { en: 'Choose how much funding you need' },
  options: fundingAmounts,
} as const satisfies Field
