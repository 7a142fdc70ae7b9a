import { localized } from '#site/locale.ts'
import { email, firstName, lastName, phone, state } from './questions.ts'
import { defineStep } from './step.ts'

export const plaintiffPersonal = defineStep({
  slug: 'personal',
  title: localized({ en: 'Personal Information' }),
  intro: localized({ en: 'Who you are and how to reach you.' }),
  gist: [['firstName', 'lastName'], ['state']],
  fields: [
    firstName,
    lastName,
    email,
    phone,
    {
      ...state,
      label: localized({ en: 'State where you live' }),
      missing: localized({ en: 'Choose the state where you live' }),
    },
    {
      name: 'address',
      kind: 'line',
      label: localized({ en: 'Mailing address' }),
      help: localized({ en: 'Street, city and ZIP code.' }),
      optional: true,
      max: 300,
      autoComplete: 'street-address',
      capitalize: 'words',
    },
    {
      name: 'dateOfBirth',
      kind: 'date',
      label: localized({ en: 'Date of birth' }),
      help: localized({ en: 'Of the person who was hurt.' }),
      missing: localized({ en: 'Enter the date of birth' }),
      limits: 'birth',
      autoComplete: 'bday',
    },
    {
      name: 'forChildOrWard',
      kind: 'tick',
      label: localized({ en: 'I’m applying for my child or ward' }),
      shortLabel: localized({ en: 'Parent or guardian applies' }),
      help: localized({ en: 'Put their name and birth date above, with your own email and phone number.' }),
      optional: true,
    },
    {
      name: 'guardianName',
      kind: 'line',
      label: localized({ en: 'Your name, as parent or guardian' }),
      shortLabel: localized({ en: 'Parent or guardian' }),
      optional: true,
      max: 200,
      capitalize: 'words',
      holds: 'person',
      onlyAfter: 'forChildOrWard',
    },
  ],
})
