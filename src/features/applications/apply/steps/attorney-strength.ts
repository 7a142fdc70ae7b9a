import { caseProbabilities, estimatedCaseValues, liabilityAssessments } from '#site/choices/case-strength.ts'
import { defineStep } from './step.ts'

export const attorneyStrength = defineStep({
  slug: 'strength',
  title: 'Case Strength Assessment',
  intro: 'Your own view is enough. It binds you to nothing.',
  fields: [
    {
      name: 'liabilityAssessment',
      kind: 'choice',
      label: 'How clear is liability?',
      missing: 'Choose how clear liability is',
      options: liabilityAssessments,
    },
    {
      name: 'caseProbability',
      kind: 'choice',
      label: 'How likely is a recovery?',
      missing: 'Choose how likely a recovery is',
      options: caseProbabilities,
    },
    {
      name: 'estimatedCaseValue',
      kind: 'select',
      label: 'Estimated case value',
      missing: 'Choose the estimated case value',
      options: estimatedCaseValues,
      placeholder: 'Choose a range',
    },
    {
      name: 'opposingParty',
      kind: 'line',
      heading: 'The other side',
      label: 'Opposing party',
      optional: true,
      max: 300,
      capitalize: 'words',
    },
    { name: 'insuranceCarriers', kind: 'line', label: 'Insurance carriers', optional: true, max: 300 },
    {
      name: 'defendantInsuranceLimits',
      kind: 'line',
      label: 'Defendant’s insurance limits',
      help: 'For example $100,000 / $300,000.',
      optional: true,
      max: 200,
    },
    { name: 'defenseCounsel', kind: 'line', label: 'Defense counsel', optional: true, max: 300 },
    {
      name: 'anticipatedTrialDate',
      kind: 'date',
      heading: 'Dates',
      label: 'Anticipated trial date',
      optional: true,
      limits: 'any',
    },
    {
      name: 'statuteOfLimitations',
      kind: 'date',
      label: 'Statute of limitations runs out on',
      optional: true,
      limits: 'any',
    },
  ],
})
