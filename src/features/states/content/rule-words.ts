import type { Posture } from '#site/choices/posture.ts'
import type { Localized } from '#site/locale.ts'

const en = {
  /** For a list or a map: what holds for people who live there. */
  short: {
    open: 'Open',
    license: 'License needed',
    capped: 'Price capped',
    closed: 'Not funded',
  } satisfies Record<Posture, string>,
  /** The same as a sentence, under the map. */
  key: {
    open: 'We fund people who live there',
    license: 'Funding takes a license or a registration there',
    capped: 'The law caps the price there',
    closed: 'We don’t fund people who live there',
  } satisfies Record<Posture, string>,
  keyTitle: 'Where you live',
  facts: {
    caps: 'The most it may cost',
    cancel: 'Time to cancel',
    cancelDays: (days: number) => (days === 1 ? 'One business day' : `${days} business days`),
    mostMonths: 'Charges stop after',
    months: (months: number) => (months === 1 ? 'One month' : `${months} months`),
    largestAdvance: 'Largest advance',
    license: 'Our license or registration',
    checked: 'Checked by us',
  },
  from: (day: string) => `From ${day}:`,
}

export const ruleWords: Localized<typeof en> = { en }

const closedState = {
  head: {
    description: (name: string) =>
      `Injury law in ${name}: how long you have to sue, the fault rule and its limits. We don’t fund people who live in ${name}; see what can help instead.`,
    keywords: (name: string) => [
      `${name} injury law`,
      `${name} statute of limitations personal injury`,
      `${name} fault rule`,
    ],
  },
  /** Two lines. */
  title: (name: string) => ['Injury Law', `in ${name}`] as const,
  notice: (name: string) => `We don’t fund people who live in ${name}.`,
  elsewhere: {
    before: (name: string) =>
      `Hurt in ${name}, but you live in another state? The rules of your home count: `,
    link: 'find it here',
    after: '.',
  },
  instead: {
    title: 'What can help instead',
    lead: 'None of this costs you a share of your case.',
    items: [
      {
        title: 'Your attorney',
        text: 'Ask whether your doctors will wait for the settlement (a letter of protection), whether your own policy pays for care or lost wages now, and whether part of the claim can be paid early.',
      },
      {
        title: 'Legal aid',
        text: 'Legal aid offices are free. They can hold off an eviction or a shutoff and help with benefits. Your state bar, or LawHelp.org, names the one near you.',
      },
      {
        title: 'Dial 211',
        text: 'A free call, day or night, to someone who knows who helps with rent, food, utilities and medicine where you live.',
      },
      {
        title: 'The people you owe',
        text: 'A nonprofit hospital must have a financial assistance policy (26 U.S.C. § 501(r)(4)): ask for it in writing. Landlords, lenders and utilities often agree to a plan if you call before the bill is late.',
      },
      {
        title: 'Waiting',
        text: 'If you can get by, waiting is free. What you don’t owe anyone at the end is yours.',
      },
    ],
    posts: 'Worth reading meanwhile',
    ask: 'Ask Us a Question',
  },
}

export const closedWords: Localized<typeof closedState> = { en: closedState }

/** Posts for people we can't fund; those that are published are linked. */
export const helpfulPosts: string[] = ['how-long-an-injury-claim-takes', 'medical-liens-who-is-paid-first']
