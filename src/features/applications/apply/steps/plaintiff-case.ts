import { caseType, fundingAmount, incidentDate, incidentLocation } from './questions.ts'
import { defineStep } from './step.ts'

export const plaintiffCase = defineStep({
  slug: 'case',
  title: 'Case Information',
  intro: 'What happened, and who represents you.',
  fields: [
    caseType,
    incidentDate,
    { ...incidentLocation, missing: 'Enter where it happened' },
    {
      name: 'caseDescription',
      kind: 'paragraph',
      label: 'What happened?',
      help: 'A few sentences in your own words. Your attorney can give us the details.',
      optional: true,
      max: 5000,
    },
    fundingAmount,
    {
      name: 'plaintiffAttorneyName',
      kind: 'line',
      heading: 'Your attorney',
      label: 'Attorney’s name',
      help: 'The attorney who handles this case.',
      missing: 'Enter your attorney’s name',
      max: 150,
      capitalize: 'words',
    },
    {
      name: 'plaintiffAttorneyFirm',
      kind: 'line',
      label: 'Law firm',
      missing: 'Enter the name of the law firm',
      max: 150,
      capitalize: 'words',
    },
    { name: 'plaintiffAttorneyPhone', kind: 'phone', label: 'Attorney’s phone number', optional: true },
    { name: 'plaintiffAttorneyEmail', kind: 'email', label: 'Attorney’s email address', optional: true },
  ],
})
