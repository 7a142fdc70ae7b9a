import { localized } from '#site/locale.ts'
import { email, firstName, lastName, phone, state } from './questions.ts'
import { defineStep } from './step.ts'

export const attorneyPersonal = defineStep({
  slug: 'attorney',
  title: localized({ en: 'Attorney Information' }),
  intro: localized({ en: 'Who represents the client, and how to reach you.' }),
  gist: [['firstName', 'lastName'], ['attorneyFirm']],
  fields: [
    firstName,
    lastName,
    {
      name: 'attorneyFirm',
      kind: 'line',
      label: localized({ en: 'Law firm' }),
      missing: localized({ en: 'Enter the name of your law firm' }),
      max: 150,
      autoComplete: 'organization',
      capitalize: 'words',
      holds: 'company',
    },
    {
      name: 'attorneyBarNumber',
      kind: 'line',
      label: localized({ en: 'Bar number' }),
      missing: localized({ en: 'Enter your bar number' }),
      max: 50,
      width: 'medium',
    },
    { ...state, label: localized({ en: 'State where you practice' }) },
    { ...email, label: localized({ en: 'Work email address' }) },
    {
      ...phone,
      label: localized({ en: 'Direct phone number' }),
      help: localized({ en: 'You can add an extension, like x204.' }),
    },
    {
      name: 'attorneyYearsOfExperience',
      kind: 'whole-number',
      label: localized({ en: 'Years in practice' }),
      optional: true,
      from: 0,
      to: 80,
    },
  ],
})
