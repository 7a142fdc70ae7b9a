import { employmentStatuses } from '#domain/applications.ts'
import { localized } from '#site/locale.ts'
import { agreements } from '../content/agreements.ts'
import { defineStep } from './step.ts'

/** We ask about health only with consent. */
const unlessDeclined = 'healthConsent'

export const plaintiffMedical = defineStep({
  slug: 'medical',
  title: localized({ en: 'Medical & Damages Information' }),
  intro: localized({
    en: 'Every question here is optional. Skip anything you don’t know. A rough figure helps, and a blank is fine.',
  }),
  fields: [
    {
      name: 'healthConsent',
      kind: 'agreement',
      heading: localized({ en: 'Your health information' }),
      ...agreements.plaintiff.health,
      shortLabel: localized({ en: 'Health information' }),
      optional: true,
      kinds: ['health'],
      answers: localized({ en: { yes: 'Yes, I agree', no: 'No, skip these questions' } }),
    },
    {
      name: 'currentDiagnosis',
      kind: 'paragraph',
      label: localized({ en: 'Injuries and diagnosis' }),
      help: localized({ en: 'In everyday words, like “broken wrist, back pain.”' }),
      optional: true,
      max: 2000,
      unlessDeclined,
    },
    {
      name: 'treatingDoctors',
      kind: 'paragraph',
      label: localized({ en: 'Doctors and hospitals that treat you' }),
      optional: true,
      max: 2000,
      unlessDeclined,
    },
    {
      name: 'estimatedMedicalExpenses',
      kind: 'line',
      mayBeUnknown: true,
      label: localized({ en: 'Medical bills so far, in dollars' }),
      help: localized({ en: 'Your best guess, for example 12,000.' }),
      optional: true,
      max: 100,
      inputMode: 'decimal',
      holds: { dollarsUpTo: 100_000_000 },
      width: 'medium',
      unlessDeclined,
    },
    {
      name: 'hasPriorInjuries',
      kind: 'yes-no',
      label: localized({ en: 'Did you have other injuries before this one?' }),
      optional: true,
      unlessDeclined,
    },
    {
      name: 'priorInjuriesDescription',
      kind: 'paragraph',
      label: localized({ en: 'What were the earlier injuries?' }),
      help: localized({ en: 'What they were and about when.' }),
      optional: true,
      max: 2000,
      onlyAfter: 'hasPriorInjuries',
      unlessDeclined,
    },
    // "Disabled" is one of its answers.
    {
      name: 'employmentStatus',
      kind: 'select',
      label: localized({ en: 'Your work now' }),
      optional: true,
      options: employmentStatuses,
      placeholder: localized({ en: 'Choose one' }),
      unlessDeclined,
    },
    {
      name: 'estimatedLostWages',
      kind: 'line',
      mayBeUnknown: true,
      heading: localized({ en: 'Pay and funding' }),
      label: localized({ en: 'Pay you’ve lost so far, in dollars' }),
      help: localized({ en: 'Since the injury, before taxes.' }),
      optional: true,
      max: 100,
      inputMode: 'decimal',
      holds: { dollarsUpTo: 100_000_000 },
      width: 'medium',
    },
    {
      name: 'hasPriorFunding',
      kind: 'yes-no',
      label: localized({ en: 'Have you already had funding for this case?' }),
      help: localized({ en: 'From any company. It doesn’t rule you out.' }),
      optional: true,
    },
  ],
})
