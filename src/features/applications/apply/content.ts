import { definePage, type HeadFacts } from '#features/texts/schema.ts'
import { claims } from '#site/claims.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, faqPage, type Question } from '#site/structured-data.ts'
import { applyPageTexts, applyTexts, thankYouPageTexts } from './content/texts.ts'

export const applyTrail = [{ label: 'Home', to: paths.home }]

const texts = { ...applyTexts, ...applyPageTexts }

export const applyPage = definePage({
  name: 'Apply',
  path: paths.apply,
  file: 'features/applications/apply/pages/apply.tsx',
  texts,
  head: applyHead,
  navigation: [{ label: { en: 'Apply' }, in: ['funding'] }],
})

export const thankYouPage = definePage({
  name: 'Thank you',
  path: paths.thankYou,
  file: 'features/applications/apply/pages/thank-you.tsx',
  texts: thankYouPageTexts,
  head: () => ({
    title: 'Thank You',
    description: 'Where to find your reference number, what happens after you apply, and how to reach us.',
    keywords: ['after applying', 'reference number'],
    path: paths.thankYou,
    noindex: true,
  }),
  crawlers: 'stay-out',
})

export const whyApply = [
  {
    figure: '5',
    unit: 'minutes',
    title: 'It is short',
    text: `We ask what we need to call your attorney, and no more. It takes ${claims.applicationTime}; documents can follow.`,
  },
  {
    figure: '24',
    unit: 'hours',
    title: 'You know soon',
    text: `A person reads every application. We aim to tell you yes or no within about ${claims.approval}.`,
  },
  {
    figure: '$0',
    unit: 'to ask',
    title: 'A “no” costs you nothing',
    text: 'You pay no fee, your credit is not touched, and a yes binds you to nothing until you sign.',
  },
] as const

export const applyQuestions: readonly Question[] = [
  {
    question: 'What are the requirements?',
    answer: `You were injured, someone else is to blame, an attorney has your case, and the case is still open in one of the ${claims.statesServed} states. You must be of age in your state, or have a parent or guardian apply for you.`,
  },
  {
    question: 'How long does approval take?',
    answer: `Usually about ${claims.approval} once your attorney has answered us. If we wait for records it can take longer, and we tell you what is missing. After approval and signing, the money is sent within ${claims.fundsAfterApproval}.`,
  },
  {
    question: 'Will you check my credit?',
    answer:
      'No. We do not pull a credit report, so applying cannot lower your score. Past bankruptcies, late bills or no job do not count against you. We look at the case.',
  },
  {
    question: 'What do I need to have at hand?',
    answer:
      'Your attorney’s name and firm, the date and place of the injury, and a rough idea of what you need. Medical records, reports and photos help, but you can send them later.',
  },
  {
    question: 'Can I apply for someone else?',
    answer:
      'Attorneys and their staff can apply for a client who has agreed to it. For a child, an estate or someone who cannot act alone, call us and we will find out together who may sign.',
  },
]

function applyHead({ site }: HeadFacts<typeof texts>): PageMeta {
  return {
    title: 'Apply for Pre-Settlement Funding',
    description: `Apply in ${claims.applicationTime}: four short steps for plaintiffs and attorneys. No credit check, no upfront fees, an answer in about ${claims.approval}.`,
    keywords: ['apply for lawsuit funding', 'pre-settlement funding application', 'no credit check funding'],
    path: paths.apply,
    jsonLd: [faqPage(applyQuestions), breadcrumbList(applyTrail, { label: 'Apply', to: paths.apply }, site)],
  }
}

export const nextSteps = [
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
] as const

/** For a visitor of the thank-you page from whose browser nothing was sent. */
export const notAppliedWords = {
  title: 'Once you’ve applied, it’s our turn.',
  lead: 'This page shows your reference number and what happens next.',
  none: 'No application has been sent from this browser yet.',
  apply: 'Apply Now',
} as const

export const referenceWords = {
  sent: {
    title: 'Your reference number',
    note: 'Write it down or take a picture. With it we find your application at once when you call.',
  },
  example: {
    title: 'A reference number looks like this',
    note: 'This one is an example and belongs to no application. You get your own when you apply, here and by email.',
  },
} as const

export const reminders = [
  {
    title: 'When you will hear from us',
    text: `Within ${claims.reviewInBusinessDays}. Please let your attorney know that we will call.`,
  },
  {
    title: 'You have agreed to nothing',
    text: 'There is no obligation until you sign an agreement. You may say no to any offer, or take less.',
  },
  {
    title: 'It stays between us',
    text: 'What you sent is confidential. We talk about your case with you and your attorney only.',
  },
] as const
