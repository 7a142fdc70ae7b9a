import { caseProbabilities, estimatedCaseValues, liabilityAssessments } from '#domain/case-strength.ts'
import { localized } from '#site/locale.ts'
import { defineStep } from './step.ts'

export const attorneyStrength = defineStep({
  slug: 'strength',
  title: localized({ en: 'Case Strength Assessment' }),
  intro: localized({
    en: 'Your own view is enough, and it doesn’t bind you. What you tell a funder may lose its privilege. Give impressions here, not work product, and only what your client has agreed to share.',
  }),
  gist: [['liabilityAssessment']],
  fields: [
    {
      name: 'liabilityAssessment',
      kind: 'choice',
      label: localized({ en: 'How clear is liability?' }),
      missing: localized({ en: 'Choose how clear liability is' }),
      options: liabilityAssessments,
    },
    {
      name: 'caseProbability',
      kind: 'choice',
      label: localized({ en: 'How likely is a recovery?' }),
      missing: localized({ en: 'Choose how likely a recovery is' }),
      options: caseProbabilities,
    },
    {
      name: 'estimatedCaseValue',
      kind: 'select',
      label: localized({ en: 'Estimated case value' }),
      missing: localized({ en: 'Choose the estimated case value' }),
      options: estimatedCaseValues,
      placeholder: localized({ en: 'Choose a range' }),
    },
    {
      name: 'opposingParty',
      kind: 'line',
      heading: localized({ en: 'The other side' }),
      label: localized({ en: 'Opposing party' }),
      optional: true,
      max: 300,
      capitalize: 'words',
    },
    {
      name: 'insuranceCarriers',
      kind: 'line',
      label: localized({ en: 'Insurance carriers' }),
      optional: true,
      max: 300,
    },
    {
      name: 'defendantInsuranceLimits',
      kind: 'line',
      mayBeUnknown: true,
      label: localized({ en: 'Defendant’s insurance limits' }),
      help: localized({ en: 'For example $100,000 / $300,000.' }),
      optional: true,
      max: 200,
      holds: { dollarsUpTo: 10_000_000_000 },
    },
    {
      name: 'defenseCounsel',
      kind: 'line',
      label: localized({ en: 'Defense counsel' }),
      optional: true,
      max: 300,
    },
    {
      name: 'anticipatedTrialDate',
      kind: 'date',
      heading: localized({ en: 'Dates' }),
      label: localized({ en: 'Anticipated trial date' }),
      optional: true,
      limits: 'any',
    },
    {
      name: 'statuteOfLimitations',
      kind: 'date',
      label: localized({ en: 'Statute of limitations runs out on' }),
      optional: true,
      limits: 'any',
    },
  ],
})
