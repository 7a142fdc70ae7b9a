import { employmentStatuses } from '#site/choices/applications.ts'
import { defineStep } from './step.ts'

export const plaintiffMedical = defineStep({
  slug: 'medical',
  title: 'Medical & Damages Information',
  intro:
    'Every question here is optional. Leave empty what you do not know: a rough figure helps, a blank is fine.',
  fields: [
    {
      name: 'currentDiagnosis',
      kind: 'paragraph',
      label: 'Injuries and diagnosis',
      help: 'In everyday words, for example “broken wrist, back pain”.',
      optional: true,
      max: 2000,
    },
    {
      name: 'treatingDoctors',
      kind: 'paragraph',
      label: 'Doctors and hospitals that treat you',
      optional: true,
      max: 2000,
    },
    {
      name: 'estimatedMedicalExpenses',
      kind: 'line',
      label: 'Medical bills so far, in dollars',
      help: 'Your best guess, for example 12,000.',
      optional: true,
      max: 100,
      inputMode: 'decimal',
      width: 'medium',
    },
    {
      name: 'employmentStatus',
      kind: 'select',
      label: 'Your work now',
      optional: true,
      options: employmentStatuses,
      placeholder: 'Choose one',
    },
    {
      name: 'estimatedLostWages',
      kind: 'line',
      label: 'Pay you lost so far, in dollars',
      help: 'Since the injury, before taxes.',
      optional: true,
      max: 100,
      inputMode: 'decimal',
      width: 'medium',
    },
    {
      name: 'hasPriorInjuries',
      kind: 'yes-no',
      label: 'Did you have other injuries before this one?',
      optional: true,
    },
    {
      name: 'priorInjuriesDescription',
      kind: 'paragraph',
      label: 'What were the earlier injuries?',
      help: 'What they were and about when.',
      optional: true,
      max: 2000,
      onlyAfter: 'hasPriorInjuries',
    },
    {
      name: 'hasPriorFunding',
      kind: 'yes-no',
      label: 'Have you already had funding for this case?',
      help: 'From any company. It does not rule you out.',
      optional: true,
    },
  ],
})
