import { localized } from '#site/locale.ts'
import { caseType, fundingAmount, incidentDate, incidentLocation } from './questions.ts'
import { defineStep } from './step.ts'

export const plaintiffCase = defineStep({
  slug: 'case',
  title: localized({ en: 'Case Information' }),
  intro: localized({ en: 'What happened, and who represents you.' }),
  gist: [['caseType'], ['plaintiffAttorneyFirm']],
  fields: [
    caseType,
    incidentDate,
    { ...incidentLocation, missing: localized({ en: 'Enter where it happened' }) },
    {
      name: 'policeReportNumber',
      kind: 'line',
      label: localized({ en: 'Police report number' }),
      help: localized({ en: 'If the police came. With the number, we can ask for the report ourselves.' }),
      optional: true,
      max: 60,
      width: 'medium',
    },
    {
      name: 'caseDescription',
      kind: 'paragraph',
      label: localized({ en: 'What happened?' }),
      help: localized({
        en: 'A few sentences in your own words. Save your injuries for the next step. Your attorney can give us the details.',
      }),
      optional: true,
      max: 5000,
    },
    fundingAmount,
    {
      name: 'plaintiffAttorneyName',
      kind: 'line',
      heading: localized({ en: 'Your attorney' }),
      label: localized({ en: 'Attorney’s name' }),
      help: localized({ en: 'The attorney handling this case.' }),
      missing: localized({ en: 'Enter your attorney’s name' }),
      max: 150,
      capitalize: 'words',
      holds: 'person',
    },
    {
      name: 'plaintiffAttorneyFirm',
      kind: 'line',
      label: localized({ en: 'Law firm' }),
      missing: localized({ en: 'Enter the name of the law firm' }),
      max: 150,
      capitalize: 'words',
      holds: 'company',
    },
    {
      name: 'plaintiffAttorneyPhone',
      kind: 'phone',
      label: localized({ en: 'Attorney’s phone number' }),
      optional: true,
    },
    {
      name: 'plaintiffAttorneyEmail',
      kind: 'email',
      label: localized({ en: 'Attorney’s email address' }),
      optional: true,
    },
  ],
})
