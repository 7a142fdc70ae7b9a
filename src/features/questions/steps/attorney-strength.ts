import { caseProbabilities, estimatedCaseValues, liabilityAssessments } from '#domain/case-strength.ts'
import { defineStep } from './step.ts'

export const attorneyStrength = defineStep({
  slug: 'strength',
  title: { en: 'Case Strength Assessment' },
  intro: {
    en: 'Your own view is enough, and it doesn’t bind you. What you tell a funder may lose its privilege. Give impressions here, not work product, and only what your client has agreed to share.',
  },
  gist: [['liabilityAssessment']],
  fields: [
    {
      name: 'liabilityAssessment',
      kind: 'choice',
      label: { en: 'How clear is liability?' },
      missing: { en: 'Choose how clear liability is' },
      options: liabilityAssessments,
    },
    {
      name: 'caseProbability',
      kind: 'choice',
      label: { en: 'How likely is a recovery?' },
      missing: { en: 'Choose how likely a recovery is' },
      options: caseProbabilities,
    },
    {
      name: 'estimatedCaseValue',
      kind: 'select',
      label: { en: 'Estimated case value' },
      missing: { en: 'Choose the estimated case value' },
      options: estimatedCaseValues,
      placeholder: { en: 'Choose a range' },
    },
    {
      name: 'opposingParty',
      kind: 'line',
      heading: { en: 'The other side' },
      label: { en: 'Opposing party' },
      optional: true,
      max: 300,
      capitalize: 'words',
    },
    {
      name: 'insuranceCarriers',
      kind: 'line',
      label: { en: 'Insurance carriers' },
      optional: true,
      max: 300,
    },
    {
      name: 'defendantInsuranceLimits',
      kind: 'line',
      mayBeUnknown: true,
      label: { en: 'Defendant’s insurance limits' },
      help: { en: 'For example $100,000 / $300,000.' },
      optional: true,
      max: 200,
    },
    { name: 'defenseCounsel', kind: 'line', label: { en: 'Defense counsel' }, optional: true, max: 300 },
    {
      name: 'anticipatedTrialDate',
      kind: 'date',
      heading: { en: 'Dates' },
      label: { en: 'Anticipated trial date' },
      optional: true,
      limits: 'any',
    },
    {
      name: 'statuteOfLimitations',
      kind: 'date',
      label: { en: 'Statute of limitations runs out on' },
      optional: true,
      limits: 'any',
    },
  ],
})
