import { processTexts } from '#features/chrome/content/process.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { definePage, definePlainTexts, type HeadFacts } from '#features/texts/schema.ts'
import { type CostQuestion, plainQuestion } from '#lib/price/question.ts'
import { claims } from '#site/claims.ts'
import type { Localized } from '#site/locale.ts'
import type { PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, faqPage, type Question } from '#site/structured-data.ts'

const ownTexts = definePlainTexts('pages', {
  en: {
    'how-it-works-page.title': 'How an advance on your case works',
    'how-it-works-page.lead':
      'We send you part of what your case may pay, now. Your attorney stays in charge. If the case is lost, you keep the money and owe us nothing.',
    'how-it-works-page.button': 'Apply Now',
  },
})
// Not a spread: a bundler keeps anything spread from a call, and browsers would get every default.
const howItWorksTexts = /* @__PURE__ */ Object.assign({}, processTexts, ownTexts)

export const howItWorksPage = definePage({
  name: 'How it works',
  path: paths.howItWorks,
  file: 'features/marketing/how-it-works/pages/how-it-works.tsx',
  texts: howItWorksTexts,
  head: howItWorksHead,
  navigation: [{ label: { en: 'How It Works' }, in: ['header', 'company'] }],
})

export type Chapter = { step: 1 | 2 | 3; lists: readonly { title: string; items: readonly string[] }[] }

/** The lists beside each of the three steps, in the order things happen. */
const chapters: readonly Chapter[] = [
  {
    step: 1,
    lists: [
      {
        title: 'What you tell us',
        items: [
          'Your name, how to reach you, and your state',
          'What happened, when and where',
          'Who your attorney is',
          'Roughly how much you need',
        ],
      },
      {
        title: 'What you do not need',
        items: ['A credit score or a bank statement', 'Pay stubs or a job', 'Court papers: they can follow'],
      },
    ],
  },
  {
    step: 2,
    lists: [
      {
        title: 'What we ask your attorney',
        items: [
          'The police or incident report',
          'Medical records and bills so far',
          'Who is insured, and for how much',
          'Where the case stands: claim, suit, mediation, trial date',
          'Liens and earlier advances on the case',
        ],
      },
      {
        title: 'What we leave alone',
        items: ['Strategy, and what was said between the two of you', 'When to settle, and for how much'],
      },
    ],
  },
  {
    step: 3,
    lists: [
      {
        title: 'What the agreement says',
        items: [
          'The amount we send you',
          'How our charge is worked out, and what you would repay at different dates, in dollars',
          'That you repay only from a win or settlement, and nothing if there is none',
          'That you and your attorney alone decide about the case',
          'Your right to cancel, where your state gives one. In Ohio it is five business days (Ohio Revised Code 1349.55)',
        ],
      },
      {
        title: 'Before you sign',
        items: [
          'Read it with your attorney, who signs an acknowledgment',
          'Take only what you need. What you do not take, you never repay',
        ],
      },
    ],
  },
]

/** The first two days in hours, for the axis. */
const firstTwoDays = [
  { label: 'You apply', time: claims.applicationTime, from: 0, to: 5 / 60 },
  { label: 'We review', time: `about ${claims.approval}`, from: 0, to: 24 },
  { label: 'Money is sent', time: `within ${claims.fundsAfterApproval} of approval`, from: 24, to: 48 },
]

const payoutOrder = [
  {
    title: 'The insurer pays your attorney',
    text: 'The whole amount goes into the law firm’s client trust account, not to us and not yet to you.',
  },
  {
    title: 'Your attorney’s fee and the costs of the case',
    text: 'As your fee agreement says: the percentage, filing fees, experts, records.',
  },
  {
    title: 'Medical and other liens',
    text: 'Hospitals, Medicare, Medicaid, a health plan or a comp insurer may have a right to be paid back.',
  },
  {
    title: 'Our payoff',
    text: 'The advance and our charge, as the agreement says. If what is left is less than that, you do not owe the rest.',
  },
  { title: 'You', text: 'Everything that remains is yours.' },
]

/** One settlement, divided to the cent by the price that is set, or by an example of one. */
export const example: CostQuestion = {
  ...plainQuestion,
  amount: 10_000,
  settlement: 90_000,
  liens: 20_000,
}

const free = [
  'to apply',
  'to have your case reviewed',
  'a month while the case is open',
  'if the case is lost',
]

const benefits = [
  {
    title: 'No credit check',
    text: 'We do not pull a report, and the advance is not a debt on yours. The case decides.',
  },
  {
    title: 'Time to be patient',
    text: 'Low first offers work because rent is due. With the rent paid, your attorney can negotiate.',
  },
  {
    title: 'Yours to spend',
    text: 'Rent, food, a car repair, a medical bill. We do not ask what for.',
  },
  {
    title: 'No say for us',
    text: 'We have no vote on settling, on experts or on trial. The agreement says so.',
  },
]

const questions: readonly Question[] = [
  {
    question: 'Is this a loan?',
    answer:
      'It is a non-recourse advance: we are paid back only from what your case pays, never from your wages, savings or home. Some states regulate it under their own funding laws, and a few treat it like a loan. The agreement says which law applies to yours.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Nothing up front and nothing each month. If you win, you repay the advance and a charge that the agreement sets out in dollars before you sign. How much that is depends on the amount, your state and how long the case takes. “What It Costs” works it out for any of them.',
  },
  {
    question: 'Do I need an attorney first?',
    answer:
      'Yes. We decide on the strength of the case, and the payoff is made by the attorney who holds the settlement. If you have none yet, the lawyer referral service of your state bar can help you find one.',
  },
  {
    question: 'What if the settlement is smaller than hoped?',
    answer:
      'Attorney’s fees, costs and liens come first. If too little is left to pay us in full, we take what is left of our share and you do not owe the difference.',
  },
  {
    question: 'Can I get more later?',
    answer:
      'Often, if the case has moved forward and its value supports it. Each further advance adds to what is repaid at the end, so take it slowly.',
  },
  {
    question: 'Will the other side find out?',
    answer:
      'We do not tell them. In some courts and states the existence of a funding agreement must be disclosed, and your attorney will know whether yours is one.',
  },
]

const en = {
  crumb: 'How It Works',
  firstDays: {
    title: 'The first two days, drawn to scale',
    rows: firstTwoDays,
    note: 'In business hours, from a complete file and if we approve the case. Your own minutes are too few to show.',
  },
  chapters,
  payout: {
    title: 'The day your case settles',
    lead: 'Who is paid, and in what order. State law and your fee agreement can change the details.',
    order: payoutOrder,
  },
  example: {
    label: 'Example, not an offer',
    title: (settlement: string, advance: string) =>
      `A case settles for ${settlement} after a ${advance} advance`,
    charge: {
      ours: (months: string, price: string) =>
        `Our charge, after ${months}: ${price} Your agreement states it in dollars before you sign.`,
      example: (months: string, price: string) =>
        `The charge is an example, not our price, after ${months}: ${price} Your agreement states ours in dollars before you sign.`,
    },
    lost: 'And if the case is lost?',
    lostAnswer: (amount: string) =>
      ` No settlement, nothing to divide. You keep the ${amount} and owe us $0.`,
  },
  costs: { title: 'What it does not cost', items: free },
  benefits: { title: 'What it is good for', items: benefits },
  questions: {
    title: 'Asked before signing',
    items: questions,
    more: { label: 'All questions and answers', to: paths.faq },
  },
  start: 'Your part takes minutes. Ours takes a day or two.',
}

export const howItWorksWords: Localized<typeof en> = { en }

function howItWorksHead({ texts, site, locale }: HeadFacts<typeof howItWorksTexts>): PageMeta {
  const { questions, crumb } = howItWorksWords[locale]
  return {
    title: texts['how-it-works-page.title'],
    description:
      'The three steps of an advance on your injury case: what we ask you and your attorney, what the agreement says, and who is paid in what order at settlement.',
    keywords: [
      'how pre-settlement funding works',
      'non-recourse advance',
      'settlement payout order',
      'lawsuit funding agreement',
    ],
    path: paths.howItWorks,
    jsonLd: [
      faqPage(questions.items),
      breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.howItWorks }, site),
    ],
  }
}
