import { ageRule } from '#site/age-rule.ts'
import { claims } from '#site/claims.ts'
import type { Localized } from '#site/locale.ts'
import { paths } from '#site/paths.ts'

const en = {
  crumb: 'Apply',
  why: {
    heading: 'Why apply with us',
    items: [
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
    ],
  },
  questions: {
    heading: 'Before you start',
    items: [
      {
        question: 'What are the requirements?',
        answer: `You were injured, someone else is to blame, an attorney has your case, and the case is still open. We fund people who live in all ${claims.statesServed} states. ${ageRule.en}`,
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
          'Attorneys and their staff can apply for a client who has agreed to it. A parent or guardian can apply for a child. For an estate or someone who can’t act alone, call us, and we’ll find out together who may sign.',
      },
    ],
    more: { label: 'All questions and answers', to: paths.faq },
  },
  head: {
    title: 'Apply for Pre-Settlement Funding',
    description: `Apply in ${claims.applicationTime}: four short steps for plaintiffs and attorneys. No credit check, no upfront fees, an answer in about ${claims.approval}.`,
    keywords: ['apply for lawsuit funding', 'pre-settlement funding application', 'no credit check funding'],
  },
}

export const applyWords: Localized<typeof en> = { en }
