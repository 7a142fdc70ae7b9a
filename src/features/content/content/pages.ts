import { claims } from '#site/claims.ts'
import { plainTexts } from './definition.ts'

export const applyTexts = plainTexts(
  { section: 'pages', usedOn: 'Home' },
  {
    'apply.title': 'Start your application',
    'apply.subtitle': `It takes ${claims.applicationTime}. Applying is free and commits you to nothing.`,
    'apply.ready-heading': 'Good to have at hand',
    'apply.ready1': 'The attorney’s name and firm',
    'apply.ready2': 'When and where it happened',
    'apply.ready3': 'A rough idea of what you need',
    'apply.privacy': 'What you tell us is confidential.',
    'apply.question': 'Who is applying?',
    'apply.plaintiff.title': 'I’m a plaintiff',
    'apply.plaintiff.description': 'I was injured and need funding while my case is open.',
    'apply.attorney.title': 'I’m an attorney',
    'apply.attorney.description': 'I represent a client who needs funding.',
    'apply.by-phone-heading': 'Apply by phone',
    'apply.by-phone': 'Call us and we will take your application over the phone, step by step.',
  },
)

export const fundingTexts = plainTexts(
  { section: 'pages', usedOn: 'Home' },
  {
    'what-we-fund.title': 'What we fund',
    'what-we-fund.subtitle':
      'How much depends on who was at fault, how badly you were hurt, and what insurance can pay.',
    'what-we-fund.car-accident': 'You were hit as a driver, a passenger or on foot.',
    'what-we-fund.truck-accident': 'Semis, delivery vans and other company vehicles.',
    'what-we-fund.slip-and-fall': 'Wet floors, broken stairs, ice that nobody cleared.',
    'what-we-fund.medical-malpractice': 'Surgery errors, missed diagnoses, birth injuries.',
    'what-we-fund.workplace-injury': 'Building sites, warehouses, machines and falls.',
    'what-we-fund.wrongful-death': 'For families who lost someone they love.',
    'what-we-fund.note': `Typical figures for each kind of case, not an offer. Across all cases, advances start at ${claims.smallestAdvance} and average ${claims.averageAdvance}.`,
    'what-we-fund.all-link': 'See all case types',
    'what-we-fund.more-link': 'What we fund, with examples',
  },
)
