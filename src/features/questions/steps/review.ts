import type { ApplicantRole } from '#domain/applications.ts'
import { localized } from '#site/locale.ts'
import { agreements } from '../content/agreements.ts'
import type { FieldOf } from './field.ts'
import { defineStep } from './step.ts'

type Consent = { missing: { en: string }; kinds: FieldOf<'agreement'>['kinds'] }

const defineReview = (role: ApplicantRole, consent: Consent) =>
  defineStep({
    slug: 'review',
    title: localized({ en: 'Review and Consent' }),
    intro: localized({ en: 'Read it over. You can still change any answer.' }),
    fields: [
      { name: 'consent', kind: 'agreement', ...agreements[role].consent, ...consent },
      {
        name: 'privacy',
        kind: 'agreement',
        ...agreements[role].privacy,
        missing: localized({ en: 'Check the box to agree to the Privacy Policy' }),
        kinds: ['privacy'],
      },
      {
        name: 'phoneConsent',
        kind: 'agreement',
        ...agreements[role].phone,
        shortLabel: localized({ en: 'May be called and texted' }),
        optional: true,
        kinds: ['phone'],
      },
    ],
  })

export const plaintiffReview = defineReview('plaintiff', {
  missing: localized({ en: 'Check the box to agree that we may review your application and contact you' }),
  kinds: ['consent'],
})

export const attorneyReview = defineReview('attorney', {
  missing: localized({ en: 'Check the box to confirm that your client has authorized this application' }),
  kinds: ['client-authorization', 'consent'],
})
