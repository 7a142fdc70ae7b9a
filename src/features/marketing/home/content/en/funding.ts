import { en as claims } from '#site/content/en/claims.ts'

export const en = {
  'what-we-fund.title': 'What we fund',
  'what-we-fund.subtitle':
    'How much you can get depends on who was at fault, how badly you were hurt, and what insurance can pay.',
  'what-we-fund.car-accident': 'You were hit as a driver, a passenger or on foot.',
  'what-we-fund.truck-accident': 'Semis, delivery vans and other company vehicles.',
  'what-we-fund.slip-and-fall': 'Wet floors, broken stairs, ice that nobody cleared.',
  'what-we-fund.medical-malpractice': 'Surgery errors, missed diagnoses, birth injuries.',
  'what-we-fund.workplace-injury': 'Construction sites, warehouses, machines and falls.',
  'what-we-fund.wrongful-death': 'For families who lost someone they love.',
  'what-we-fund.note': `These are broad ranges from no published source, not an offer. Across all cases, advances start at ${claims.smallestAdvance}. They average ${claims.averageAdvance}.`,
  'what-we-fund.all-link': 'See all case types',
  'what-we-fund.more-link': 'What we fund, with examples',
}
