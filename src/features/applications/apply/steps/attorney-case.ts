import { caseType, fundingAmount, incidentDate, incidentLocation } from './questions.ts'
import { defineStep } from './step.ts'

export const attorneyCase = defineStep({
  slug: 'client',
  title: 'Client & Case Information',
  intro: 'Whom the funding is for, and what the case is about.',
  fields: [
    {
      name: 'clientFirstName',
      kind: 'line',
      heading: 'Your client',
      label: 'Client’s first name',
      missing: 'Enter your client’s first name',
      max: 100,
      capitalize: 'words',
    },
    {
      name: 'clientLastName',
      kind: 'line',
      label: 'Client’s last name',
      missing: 'Enter your client’s last name',
      max: 100,
      capitalize: 'words',
    },
    { name: 'clientPhone', kind: 'phone', label: 'Client’s phone number', optional: true },
    { name: 'clientEmail', kind: 'email', label: 'Client’s email address', optional: true },
    { ...caseType, heading: 'The case' },
    { ...incidentDate, help: 'The date of the incident or of discovery.' },
    { ...incidentLocation, optional: true },
    {
      ...fundingAmount,
      label: 'How much funding does your client need?',
      missing: 'Choose how much funding your client needs',
    },
  ],
})
