import { claims } from '#site/claims.ts'
import { plainTexts } from './definition.ts'

export const heroTexts = plainTexts(
  { section: 'hero', usedOn: 'Home' },
  {
    'hero.headline': 'Your case can take years.',
    'hero.highlight': 'Your bills can’t wait.',
    'hero.subtext':
      'We advance you part of your settlement now, for rent, food and medical bills. You repay it only if you win your case.',
    'hero.apply-button': 'Apply Now',
    'hero.process-button': 'See How It Works',
    'hero.trust.no-credit': claims.noCreditCheck,
    'hero.trust.no-credit-detail': 'We look at your case, not your score.',
    'hero.trust.same-day': 'Same-Day Approval',
    'hero.trust.same-day-detail': `Our aim: an answer in about ${claims.approval}.`,
    'hero.trust.pay-if-win': claims.payOnlyIfYouWin,
    'hero.trust.pay-if-win-detail': 'If you lose, you owe us nothing.',
  },
)
