import { en as claims } from '#site/content/en/claims.ts'
import { attorneyWait, concession, promise } from '#site/content/en/promise.ts'
import { paths } from '#site/paths.ts'
import type { Question } from '#site/structured-data.ts'
import type { Chapter } from '../../content.ts'

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
        title: 'What you don’t need',
        items: ['A credit score or a bank statement', 'Pay stubs or a job', 'Court papers: send them later'],
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
          'Where the case stands',
          'Liens and earlier advances on the case',
        ],
      },
      {
        title: 'What we leave alone',
        items: ['Strategy, and what the two of you talk about', 'When to settle, and for how much'],
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
          'What you’d repay at different dates, in dollars',
          'That you repay only from a win or settlement',
          'That you and your attorney decide about the case',
          'Your right to cancel, where your state gives one',
        ],
      },
      {
        title: 'Before you sign',
        items: [
          'Read it with your attorney',
          'Take only what you need. What you don’t take, you never repay',
        ],
      },
    ],
  },
]

const firstTwoDays = [
  { label: 'You apply', time: claims.applicationTime },
  { label: 'We review', time: claims.answer },
  { label: 'Money is sent', time: `${claims.fundsAfterApproval} of approval` },
] as const

const payoutOrder = [
  {
    title: 'The insurer pays your attorney',
    text: 'All of it goes into the law firm’s client trust account. It doesn’t come to us, and it doesn’t come to you yet.',
  },
  {
    title: 'Your attorney’s fee and the costs of the case',
    text: 'Your fee agreement spells it out: the percentage, filing fees, experts, records.',
  },
  {
    title: 'Medical and other liens',
    text: 'A hospital, Medicare, Medicaid, a health plan or a comp insurer may have a right to be paid back.',
  },
  {
    title: 'Our payoff',
    text: 'The advance and our charge, as the agreement says. If there’s less than that left, you don’t owe the rest.',
  },
  { title: 'You', text: 'Everything that’s left is yours.' },
]

const free = ['To apply', 'To have your case reviewed', 'A month while the case is open']

const benefits = [
  {
    title: 'No credit check',
    text: 'We don’t pull your credit, and the advance doesn’t go on your report. We look at the case.',
  },
  {
    title: 'Room to wait',
    text: 'Low first offers work because rent is due. Once the rent is paid, your attorney can hold out for more.',
  },
  {
    title: 'Yours to spend',
    text: 'Rent, food, a car repair, a medical bill. We don’t ask what it’s for.',
  },
  {
    title: 'Your case stays yours',
    text: 'We get no vote on settling, on experts or on trial. The agreement says so.',
  },
]

const questions: readonly Question[] = [
  {
    question: 'Is this a loan?',
    answer:
      'It’s a non-recourse advance. We’re paid back only from what your case pays, never from your wages, savings or home. Some states have their own funding laws, and a few treat it like a loan. The agreement says which law applies to yours.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Nothing up front and nothing each month. If you win, you repay the advance plus a charge, and you see that charge in dollars before you sign. It depends on the amount, your state and how long the case takes. “What It Costs” does the math for you.',
  },
  {
    question: 'Do I need an attorney first?',
    answer:
      'Yes. We go by the strength of the case, and the attorney who holds the settlement pays us back. If you don’t have one yet, your state bar’s lawyer referral service can help you find one.',
  },
  {
    question: 'What if the settlement is smaller than I hoped?',
    answer:
      'Attorney’s fees, costs and liens come first. If there isn’t enough left to pay us in full, we take what’s left and you don’t owe the difference.',
  },
  {
    question: 'Can I get more later?',
    answer:
      'Often, if the case has moved forward and can carry it. Every advance adds to what you repay at the end, so take it slow.',
  },
  {
    question: 'Will the other side find out?',
    answer:
      'We don’t tell them. Some courts and states require you to disclose a funding agreement. Your attorney will know if yours is one of them.',
  },
]

export const en = {
  crumb: 'How It Works',
  firstDays: {
    title: 'Two days, to scale',
    rows: firstTwoDays,
    yours: (time: string) => `You: ${time}`,
    hours: (count: number) => `${count} h`,
    note: `${promise} ${attorneyWait}`,
  },
  chapters,
  payout: {
    title: 'The day your case settles',
    lead: 'An example, not an offer, drawn to scale. State law and your fee agreement can change the details.',
    orderTitle: 'Who is paid, in what order',
    order: payoutOrder,
  },
  example: {
    title: (settlement: string, advance: string) =>
      `A case settles for ${settlement} after a ${advance} advance`,
    charge: {
      ours: (months: string, price: string) =>
        `Our charge, after ${months}: ${price} Your agreement shows it in dollars before you sign.`,
      example: (months: string, price: string) =>
        `The charge is an example, not our price, after ${months}: ${price} Your agreement shows ours in dollars before you sign.`,
    },
  },
  lost: {
    title: 'And if the case is lost, you owe us',
    kept: (amount: string) => `The ${amount}`,
    staysYours: 'stays yours',
    free,
    exceptions: concession,
  },
  benefits: { title: 'What it’s good for', items: benefits },
  questions: {
    title: 'Asked before signing',
    items: questions,
    more: { label: 'All questions and answers', to: paths.faq },
  },
  start: {
    title: 'Your part takes minutes.',
    text: 'Applying is free and commits you to nothing.',
    cost: 'See what it costs',
  },
  head: {
    description:
      'The three steps of an advance on your injury case: what we ask you and your attorney, what the agreement says, and who is paid in what order at settlement.',
    keywords: [
      'how pre-settlement funding works',
      'non-recourse advance',
      'settlement payout order',
      'lawsuit funding agreement',
    ],
  },
}
