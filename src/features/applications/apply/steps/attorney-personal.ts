import { email, firstName, lastName, phone, state } from './questions.ts'
import { defineStep } from './step.ts'

export const attorneyPersonal = defineStep({
  slug: 'attorney',
  title: 'Attorney Information',
  intro: 'Who represents the client, and how we reach you.',
  fields: [
    firstName,
    lastName,
    {
      name: 'attorneyFirm',
      kind: 'line',
      label: 'Law firm',
      missing: 'Enter the name of your law firm',
      max: 150,
      autoComplete: 'organization',
      capitalize: 'words',
    },
    {
      name: 'attorneyBarNumber',
      kind: 'line',
      label: 'Bar number',
      missing: 'Enter your bar number',
      max: 50,
      width: 'medium',
    },
    { ...state, label: 'State where you practice' },
    { ...email, label: 'Work email address' },
    { ...phone, label: 'Direct phone number', help: 'An extension may follow, like x204.' },
    {
      name: 'attorneyYearsOfExperience',
      kind: 'whole-number',
      label: 'Years in practice',
      optional: true,
      from: 0,
      to: 80,
    },
  ],
})
