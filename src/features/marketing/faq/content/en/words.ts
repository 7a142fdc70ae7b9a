export const en = {
  crumb: 'FAQ',
  search: 'Search the questions',
  count: (shown: number, all: number) =>
    shown === all ? `${all} questions` : `${shown} of ${all} questions`,
  showAll: 'Show all questions',
  results: 'The closest answers',
  none: 'No answer here fits that',
  noneBefore: 'Try another word, or ',
  ask: 'ask us in writing',
  noneBetween: '. You can also call ',
  noneAfter: '. A real person answers, and it’s free.',
  link: 'Link to this answer',
  linkTo: (question: string) => `Link to this answer: ${question}`,
  call: {
    title: 'Didn’t find yours?',
    text: 'Ask us. A real person answers, and it’s free.',
  },
  head: {
    description:
      'Short, plain answers about advances on an injury case: the cost, losing, timing, canceling, your attorney, SSI and Medicaid, taxes, and who can apply.',
    keywords: [
      'pre-settlement funding questions',
      'lawsuit funding FAQ',
      'what does lawsuit funding cost',
      'lawsuit funding and SSI',
      'is lawsuit funding taxable',
    ],
  },
}
