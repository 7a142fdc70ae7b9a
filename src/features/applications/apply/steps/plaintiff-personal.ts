import { email, firstName, lastName, phone, state } from './questions.ts'
import { defineStep } from './step.ts'

export const plaintiffPersonal = defineStep({
  slug: 'personal',
  title: 'Personal Information',
  intro: 'Who you are and how we reach you.',
  fields: [
    firstName,
    lastName,
    email,
    phone,
    {
      ...state,
      label: 'State where you live',
      missing: 'Choose the state where you live',
    },
    {
      name: 'address',
      kind: 'line',
      label: 'Mailing address',
      help: 'Street, city and ZIP code.',
      optional: true,
      max: 300,
      autoComplete: 'street-address',
      capitalize: 'words',
    },
    {
      name: 'dateOfBirth',
      kind: 'date',
      label: 'Date of birth',
      help: 'Of the person who was hurt. A parent or guardian may apply for someone under 18.',
      missing: 'Enter the date of birth',
      limits: 'birth',
      autoComplete: 'bday',
    },
  ],
})
