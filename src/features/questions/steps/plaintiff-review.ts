import { agreements } from '../content/agreements.ts'
import { defineStep } from './step.ts'

export const plaintiffReview = defineStep({
  slug: 'review',
  title: { en: 'Review and Consent' },
  intro: { en: 'Read it over. You can still change any answer.' },
  fields: [
    {
      name: 'consent',
      kind: 'agreement',
      label: agreements.plaintiff.consent,
      missing: { en: 'Check the box to agree that we may review your application and contact you' },
      kinds: ['consent'],
    },
    {
      name: 'privacy',
      kind: 'agreement',
      label: agreements.plaintiff.privacy,
      missing: { en: 'Check the box to agree to the Privacy Policy' },
      kinds: ['privacy'],
    },
    {
      name: 'phoneConsent',
      kind: 'agreement',
      label: agreements.plaintiff.phone,
      shortLabel: { en: 'May be called and texted' },
      optional: true,
      kinds: ['phone'],
    },
  ],
})
