import { email, firstName, lastName, phone, state } from './questions.ts'
import { defineStep } from './step.ts'

export const plaintiffPersonal = defineStep({
  slug: 'personal',
  title: { en: 'Personal Information' },
  intro: { en: 'Who you are and how to reach you.' },
  gist: [['firstName', 'lastName'], ['state']],
  fields: [
    firstName,
    lastName,
    email,
    phone,
    { ...state, label: { en: 'State where you live' }, missing: { en: 'Choose the state where you live' } },
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
      help: { en: 'Of the person who was hurt.' },
      missing: { en: 'Enter the date of birth' },
      limits: 'birth',
      autoComplete: 'bday',
    },
    {
      name: 'forChildOrWard',
      kind: 'tick',
      label: { en: 'I’m applying for my child or ward' },
      shortLabel: { en: 'Parent or guardian applies' },
      help: { en: 'Put their name and birth date above, with your own email and phone number.' },
      optional: true,
    },
    {
      name: 'guardianName',
      kind: 'line',
      label: { en: 'Your name, as parent or guardian' },
      shortLabel: { en: 'Parent or guardian' },
      optional: true,
      max: 200,
      capitalize: 'words',
      onlyAfter: 'forChildOrWard',
    },
  ],
})
