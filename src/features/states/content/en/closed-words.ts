export const en = {
  head: {
    description: (name: string) =>
      `Injury law in ${name}: how long you have to sue, the fault rule and its limits. We don’t fund people who live in ${name}; see what can help instead.`,
    keywords: (name: string) => [
      `${name} injury law`,
      `${name} statute of limitations personal injury`,
      `${name} fault rule`,
    ],
  },
  title: (name: string) => ['Injury Law', `in ${name}`] as const,
  elsewhere: {
    before: (name: string) => `Hurt in ${name}, but live in another state? Your home state’s rules apply: `,
    link: 'find it here',
    after: '.',
  },
  instead: {
    title: 'What can help instead',
    lead: 'None of this costs you a share of your case.',
    items: [
      {
        title: 'Your attorney',
        text: 'Ask three things. Will your doctors wait for the settlement (a letter of protection)? Does your own policy pay for care or lost wages now? Can part of the claim be paid early?',
      },
      {
        title: 'Legal aid',
        text: 'Legal aid offices are free. They can help you fight an eviction or a shutoff, and help with benefits. Your state bar or LawHelp.org can point you to the one near you.',
      },
      {
        title: 'Dial 211',
        text: 'It’s a free call, day or night. They know who helps with rent, food, utilities and medicine near you.',
      },
      {
        title: 'The people you owe',
        text: 'A nonprofit hospital must have a financial assistance policy (26 U.S.C. § 501(r)(4)). Ask for it in writing. Landlords, lenders and utilities will often set up a plan if you call before the bill is late.',
      },
      {
        title: 'Waiting',
        text: 'If you can get by, waiting is free. Whatever you don’t owe at the end, you keep.',
      },
    ],
    posts: 'Worth reading while you wait',
    ask: 'Ask Us a Question',
  },
}
