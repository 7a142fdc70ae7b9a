import { ageRule } from '#site/age-rule.ts'
import { en as claims } from '#site/content/en/claims.ts'
import { attorneyWait, promise } from '#site/content/en/promise.ts'
import { paths } from '#site/paths.ts'

export const en = {
  crumb: 'Apply',
  why: {
    heading: 'Why apply with us',
    items: [
      {
        figure: '5',
        unit: 'minutes',
        title: 'It’s short',
        text: `We ask only what we need to call your attorney. It takes ${claims.applicationTime}, and you can send documents later.`,
      },
      {
        figure: '24',
        unit: 'hours',
        title: 'You’ll know soon',
        text: `A person reads every application. ${promise}`,
      },
      {
        figure: '$0',
        unit: 'to ask',
        title: 'A “no” costs you nothing',
        text: 'There’s no fee, we don’t touch your credit, and even a yes means nothing until you sign.',
      },
    ],
  },
  questions: {
    heading: 'Before you start',
    items: [
      {
        question: 'What are the requirements?',
        answer: `You were injured, someone else is to blame, you have an attorney, and the case is still open. We fund people in all ${claims.statesServed} states. ${ageRule.en}`,
      },
      {
        question: 'How long does approval take?',
        answer: `${promise} The answer is a yes, a no, or what’s still missing. ${attorneyWait} After approval and signing, we send the money ${claims.fundsAfterApproval}.`,
      },
      {
        question: 'Will you check my credit?',
        answer:
          'No. We don’t pull a credit report, so applying can’t lower your score. A past bankruptcy, late bills or no job won’t count against you. We look at the case.',
      },
      {
        question: 'What should I have ready?',
        answer:
          'Your attorney’s name and firm, the date and place of the injury, and a rough idea of what you need. Medical records, reports and photos help, but you can send them later.',
      },
      {
        question: 'Can I apply for someone else?',
        answer:
          'Attorneys and their staff can apply for a client who has agreed to it. A parent or guardian can apply for a child. For an estate or someone who can’t act alone, call us, and we’ll find out together who can sign.',
      },
    ],
    more: { label: 'All questions and answers', to: paths.faq },
  },
  head: {
    title: 'Apply for Pre-Settlement Funding',
    description: `Apply in ${claims.applicationTime}: four short steps for plaintiffs and attorneys. No credit check and no upfront fees.`,
    keywords: ['apply for lawsuit funding', 'pre-settlement funding application', 'no credit check funding'],
  },
}
