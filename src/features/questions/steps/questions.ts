import { applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { localized, mapLocales } from '#site/locale.ts'
import { sayDistrict } from '#site/service-area.ts'
import type { Field } from './field.ts'

/** Questions for both roles. A step replaces wording that must differ. */

export const firstName = {
  name: 'firstName',
  kind: 'line',
  label: localized({ en: 'First name' }),
  missing: localized({ en: 'Enter your first name' }),
  max: 100,
  autoComplete: 'given-name',
  capitalize: 'words',
  holds: 'person',
} as const satisfies Field

export const lastName = {
  name: 'lastName',
  kind: 'line',
  label: localized({ en: 'Last name' }),
  missing: localized({ en: 'Enter your last name' }),
  max: 100,
  autoComplete: 'family-name',
  capitalize: 'words',
  holds: 'person',
} as const satisfies Field

export const email = {
  name: 'email',
  kind: 'email',
  label: localized({ en: 'Email address' }),
  help: localized({ en: 'We’ll send your reference number here.' }),
  missing: localized({ en: 'Enter your email address' }),
  autoComplete: 'email',
} as const satisfies Field

export const phone = {
  name: 'phone',
  kind: 'phone',
  label: localized({ en: 'Phone number' }),
  help: localized({ en: 'The best number to reach you.' }),
  missing: localized({ en: 'Enter your phone number' }),
  autoComplete: 'tel',
} as const satisfies Field

export const state = {
  name: 'state',
  kind: 'select',
  label: localized({ en: 'State' }),
  options: states,
  placeholder: localized({ en: 'Choose a state' }),
  help: mapLocales(sayDistrict),
  refused: { DC: mapLocales(sayDistrict) },
  autoComplete: 'address-level1',
} as const satisfies Field

export const caseType = {
  name: 'caseType',
  kind: 'select',
  label: localized({ en: 'What kind of case is it?' }),
  missing: localized({ en: 'Choose the kind of case' }),
  options: applicationCaseTypes,
  placeholder: localized({ en: 'Choose a case type' }),
} as const satisfies Field

export const incidentDate = {
  name: 'incidentDate',
  kind: 'date',
  label: localized({ en: 'When did it happen?' }),
  help: localized({ en: 'If you’re not sure of the day, give your best guess.' }),
  missing: localized({ en: 'Enter the date when it happened' }),
  limits: 'past',
} as const satisfies Field

export const incidentLocation = {
  name: 'incidentLocation',
  kind: 'line',
  label: localized({ en: 'Where did it happen?' }),
  help: localized({ en: 'Just the city and state.' }),
  max: 200,
} as const satisfies Field

export const fundingAmount = {
  name: 'fundingAmount',
  kind: 'choice',
  label: localized({ en: 'How much funding do you need?' }),
  missing: localized({ en: 'Choose how much funding you need' }),
  options: fundingAmounts,
} as const satisfies Field
