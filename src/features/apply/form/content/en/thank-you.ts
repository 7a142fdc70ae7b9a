import { brand } from '#site/brand.ts'
import { en as claims } from '#site/content/en/claims.ts'
import { promise } from '#site/content/en/promise.ts'

export const en = {
  notApplied: {
    title: 'Once you’ve applied, it’s our turn.',
    lead: 'This page shows your reference number and what happens next.',
    none: 'No application has been sent from this browser yet.',
    apply: 'Apply Now',
    elsewhere: 'Applied on another device?',
  },
  reference: {
    sent: {
      title: 'Your reference number',
      note: 'Write it down or take a picture. When you call, it helps us find your application right away.',
    },
    example: {
      title: 'A reference number looks like this',
      note: 'This one is an example and belongs to no application. You’ll get your own here and by email when you apply.',
    },
  },
  open: 'Open your case page',
  withoutScripts: `If you’ve applied, we emailed you your reference number. It begins with ${brand.referencePrefix}.`,
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'Review',
        text: 'We read your application and call your attorney for the facts of the case.',
        time: claims.answer,
      },
      {
        title: 'Contact',
        text: 'We call or email you with our answer and explain every number. If something’s missing, we tell you what.',
        time: 'as soon as we know',
      },
      {
        title: 'Funding',
        text: 'If you’re approved and the agreement is signed, we send the money.',
        time: `${claims.fundsAfterApproval} of approval`,
      },
    ],
  },
  call: 'Would you rather call?',
  write: 'Would you rather write?',
  writeDetail: 'Put your reference number in the subject.',
  remember: {
    heading: 'Good to remember',
    items: [
      {
        title: 'When you’ll hear from us',
        text: `${promise} Let your attorney know we’ll be calling.`,
      },
      {
        title: 'You haven’t agreed to anything',
        text: 'There’s no obligation until you sign an agreement. You can say no to any offer, or take less.',
      },
      {
        title: 'It stays between us',
        text: 'What you sent is confidential. We talk about your case only with you and your attorney.',
      },
    ],
  },
  head: {
    title: 'Thank You',
    description: 'Where to find your reference number, what happens after you apply, and how to reach us.',
    keywords: ['after applying', 'reference number'],
  },
}
