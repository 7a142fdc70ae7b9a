export const en = {
  name: 'District of Columbia',
  title: ['Injury Law', 'in the District of Columbia'] as const,
  intro:
    'Washington isn’t a state, and its injury law is its own. A short deadline for claims against the District and a hard rule on shared blame make it one of the stricter places to bring a case.',
  keywords: [
    'District of Columbia injury law',
    'Washington DC statute of limitations personal injury',
    'DC contributory negligence',
  ],
  lead: 'If you got hurt in the District, these rules apply.',
  factors: [
    {
      topic: 'Time to sue',
      text: 'You have three years for most injury cases. To sue the District itself, its mayor needs written notice within six months of the day you got hurt.',
      source: 'D.C. Code §§ 12-301, 12-309',
    },
    {
      topic: 'If you were partly to blame',
      text: 'If you were at fault at all, you usually get nothing. People on foot or on a bicycle are the exception: they recover unless they carry more than half the blame.',
      source: 'D.C. Code § 50-2204.52',
    },
  ],
  elsewhere: {
    before: 'Hurt in the District, but live in a state? Your home state’s rules apply: ',
    link: 'find it here',
    after: '.',
  },
}
