import { email, firstName, lastName, phone, state } from './questions.ts'
import { defineStep } from './step.ts'

export const attorneyPersonal = defineStep({
  slug: 'attorney',
  title: { en: 'Attorney Information' },
  intro: { en: 'Who represents the client, and how to reach you.' },
  gist: [['firstName', 'lastName'], ['attorneyFirm']],
  fields: [
    firstName,
    lastName,
    {
      name: 'attorneyFirm',
      kind: 'line',
      label: { en: 'Law firm' },
      missing: { en: 'Enter the name of your law firm' },
      max: 150,
      autoComplete: 'organization',
      capitalize: 'words',
    },
    {
      name: 'attorneyBarNumber',
      kind: 'line',
      label: { en: 'Bar number' },
      missing: { en: 'Enter your bar number' },
      max: 50,
      width: 'medium',
    },
    { ...state, label: { en: 'State where you practice' } },
    { ...email, label: { en: 'Work email address' } },
    { ...phone, label: { en: 'Direct phone number' }, help: { en: 'You can add an extension, like x204.' } },
    {
      name: 'attorneyYearsOfExperience',
      kind: 'whole-number',
      label: { en: 'Years in practice' },
      optional: true,
      from: 0,
      to: 80,
    },
  ],
})
