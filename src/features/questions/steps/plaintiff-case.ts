import { caseType, fundingAmount, incidentDate, incidentLocation } from './questions.ts'
import { defineStep } from './step.ts'

export const plaintiffCase = defineStep({
  slug: 'case',
  title: { en: 'Case Information' },
  intro: { en: 'What happened, and who represents you.' },
  gist: [['caseType'], ['plaintiffAttorneyFirm']],
  fields: [
    caseType,
    incidentDate,
    { ...incidentLocation, missing: { en: 'Enter where it happened' } },
    {
      name: 'caseDescription',
      kind: 'paragraph',
      label: { en: 'What happened?' },
      help: {
        en: 'A few sentences in your own words. Save your injuries for the next step. Your attorney can give us the details.',
      },
      optional: true,
      max: 5000,
    },
    fundingAmount,
    {
      name: 'plaintiffAttorneyName',
      kind: 'line',
      heading: { en: 'Your attorney' },
      label: { en: 'Attorney’s name' },
      help: { en: 'The attorney handling this case.' },
      missing: { en: 'Enter your attorney’s name' },
      max: 150,
      capitalize: 'words',
    },
    {
      name: 'plaintiffAttorneyFirm',
      kind: 'line',
      label: { en: 'Law firm' },
      missing: { en: 'Enter the name of the law firm' },
      max: 150,
      capitalize: 'words',
    },
    {
      name: 'plaintiffAttorneyPhone',
      kind: 'phone',
      label: { en: 'Attorney’s phone number' },
      optional: true,
    },
    {
      name: 'plaintiffAttorneyEmail',
      kind: 'email',
      label: { en: 'Attorney’s email address' },
      optional: true,
    },
  ],
})
