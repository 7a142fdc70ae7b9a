import { en as claims } from '#site/content/en/claims.ts'
import { concession, promise } from '#site/content/en/promise.ts'

export const en = {
  'trust.title': 'Steady help when things are hard',
  'trust.subtitle':
    'You’re trusting us with your medical records and a case that matters. We read all of it, and we explain every number in plain words before you sign.',
  'trust.badge1.title': claims.attorneyEndorsed,
  'trust.badge1.description': `Attorneys rate us ${claims.attorneyRating}. We work with ${claims.lawFirms} law firms.`,
  'trust.badge2.title': claims.fiveStarReviews,
  'trust.badge2.description': `${claims.clientsHelped} clients helped in ${claims.yearsInBusiness} years.`,
  'trust.badge3.title': claims.licensedAndBonded,
  'trust.badge3.description': `We serve injured people in all ${claims.statesServed} states.`,
  'trust.guarantee.title': 'Risk-Free Guarantee',
  'trust.guarantee.promise': 'If you don’t win your case, you keep the money and owe us nothing.',
  'trust.guarantee.exceptions': concession,
  'trust.guarantee.feature1.figure': '$0',
  'trust.guarantee.feature1.title': claims.noUpfrontFees,
  'trust.guarantee.feature1.description': 'It costs nothing to apply and nothing to get an answer.',
  'trust.guarantee.feature2.figure': '0',
  'trust.guarantee.feature2.title': claims.noCreditCheck,
  'trust.guarantee.feature2.description': 'We look at your case, not your credit. Bad credit is fine.',
  'trust.guarantee.feature3.figure': '1',
  'trust.guarantee.feature3.title': claims.payOnlyIfYouWin,
  'trust.guarantee.feature3.description': 'One condition: no win, no payment.',
  'trust.guarantee.feature4.figure': '24',
  'trust.guarantee.feature4.title': claims.dayApproval,
  'trust.guarantee.feature4.description': promise,
}
