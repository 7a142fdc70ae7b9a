import { en as claims } from '#site/content/en/claims.ts'
import { promise } from '#site/content/en/promise.ts'

export const en = {
  'hero.headline': 'Your case can take years.',
  'hero.highlight': 'Your bills can’t wait.',
  'hero.subtext':
    'We advance you part of your settlement now, for rent, food and medical bills. You repay only if you win.',
  'hero.apply-button': 'Apply Now',
  'hero.process-button': 'See How It Works',
  'hero.trust.no-credit': claims.noCreditCheck,
  'hero.trust.no-credit-detail': 'We only look at your case.',
  'hero.trust.same-day': claims.sameDayApproval,
  'hero.trust.same-day-detail': promise,
  'hero.trust.pay-if-win': claims.payOnlyIfYouWin,
  'hero.trust.pay-if-win-detail': 'If you lose, you owe nothing.',
}
