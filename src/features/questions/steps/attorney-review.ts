import { agreements } from '../content/agreements.ts'
import { defineStep } from './step.ts'

export const attorneyReview = defineStep({
  slug: 'review',
  title: { en: 'Review and Consent' },
  intro: { en: 'Read it over. You can still change any answer.' },
  fields: [
    {
      name: 'consent',
      kind: 'agreement',
      label: agreements.attorney.consent,
      missing: { en: 'Check the box to confirm that your client has authorized this application' },
      kinds: ['client-authorization', 'consent'],
    },
    {
      name: 'privacy',
      kind: 'agreement',
      label: agreements.attorney.privacy,
      missing: { en: 'Check the box to agree to the Privacy Policy' },
      kinds: ['privacy'],
    },
    {
      name: 'phoneConsent',
      kind: 'agreement',
      label: agreements.attorney.phone,
      shortLabel: { en: 'May be called and texted' },
      optional: true,
      kinds: ['phone'],
    },
  ],
})
