import { brand } from '#site/brand.ts'
import { claims } from '#site/claims.ts'
import type { Localized } from '#site/locale.ts'

const en = {
  /** For a visitor who has sent nothing from this browser. */
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
      note: 'Write it down or take a picture. With it we find your application at once when you call.',
    },
    example: {
      title: 'A reference number looks like this',
      note: 'This one is an example and belongs to no application. You get your own when you apply, here and by email.',
    },
  },
  open: 'Open your case page',
  withoutScripts: `If you have applied, we have sent your reference number to you by email. It begins with ${brand.referencePrefix}.`,
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'Review',
        text: 'We read your application and call your attorney for the facts of the case.',
        time: claims.reviewInBusinessDays,
      },
      {
        title: 'Contact',
        text: 'We call or email you with our answer and explain every number. If something is missing, we say what.',
        time: 'as soon as we know',
      },
      {
        title: 'Funding',
        text: 'If you are approved and the agreement is signed, we send the money.',
        time: `${claims.fundsAfterApprovalAtMost} after approval`,
      },
    ],
  },
  call: 'Rather call?',
  write: 'Rather write?',
  writeDetail: 'Put your reference number in the subject.',
  remember: {
    heading: 'Good to remember',
    items: [
      {
        title: 'When you will hear from us',
        text: `Within ${claims.reviewInBusinessDays}: we count ${claims.answer}. Please let your attorney know that we will call.`,
      },
      {
        title: 'You have agreed to nothing',
        text: 'There is no obligation until you sign an agreement. You may say no to any offer, or take less.',
      },
      {
        title: 'It stays between us',
        text: 'What you sent is confidential. We talk about your case with you and your attorney only.',
      },
    ],
  },
  head: {
    title: 'Thank You',
    description: 'Where to find your reference number, what happens after you apply, and how to reach us.',
    keywords: ['after applying', 'reference number'],
  },
}

export const thankYouWords: Localized<typeof en> = { en }
