import { email, firstName, lastName, phone, state } from './questions.ts'
import { defineStep } from './step.ts'

export const plaintiffPersonal = defineStep({
  slug: 'personal',
  title: { en: 'Personal Information' },
  intro: { en: 'Who you are and how we reach you.' },
  fields: [
    firstName,
    lastName,
    email,
    phone,
    {
      ...state,
      label: { en: 'State where you live' },
      missing: { en: 'Choose the state where you live' },
    },
    {
      name: 'address',
      kind: 'line',
      label: { en: 'Mailing address' },
      help: { en: 'Street, city and ZIP code.' },
      optional: true,
      max: 300,
      autoComplete: 'street-address',
      capitalize: 'words',
    },
    {
      name: 'dateOfBirth',
      kind: 'date',
      label: { en: 'Date of birth' },
      help: { en: 'Of the person who was hurt. A parent or guardian may apply for someone under 18.' },
      missing: { en: 'Enter the date of birth' },
      limits: 'birth',
      autoComplete: 'bday',
    },
  ],
})
