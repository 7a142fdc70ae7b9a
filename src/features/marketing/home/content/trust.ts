import { definePlainTexts } from '#features/texts/schema.ts'
import { claims } from '#site/claims.ts'

export const trustTexts = definePlainTexts('trust', {
  en: {
    'trust.title': 'Careful people for a hard time',
    'trust.subtitle':
      'You trust us with your medical records and a case that matters. We read them with care and explain every number in plain words before you sign.',
    'trust.badge1.title': 'Attorney Endorsed',
    'trust.badge1.description': `Attorneys rate us ${claims.attorneyRating}. We work with ${claims.lawFirms} law firms.`,
    'trust.badge2.title': '5-Star Reviews',
    'trust.badge2.description': `${claims.clientsHelped} clients helped in ${claims.yearsInBusiness} years.`,
    'trust.badge3.title': 'Licensed & Bonded',
    'trust.badge3.description': `We serve injured people in all ${claims.statesServed} states.`,
    'trust.guarantee.title': 'Risk-Free Guarantee',
    'trust.guarantee.promise': 'If you do not win your case, you keep the money and owe us nothing.',
    'trust.guarantee.feature1.figure': '$0',
    'trust.guarantee.feature1.title': claims.noUpfrontFees,
    'trust.guarantee.feature1.description': 'You pay nothing to apply, and nothing to hear our answer.',
    'trust.guarantee.feature2.figure': '0',
    'trust.guarantee.feature2.title': claims.noCreditCheck,
    'trust.guarantee.feature2.description': 'We decide on your case alone. Bad credit does not matter.',
    'trust.guarantee.feature3.figure': '1',
    'trust.guarantee.feature3.title': claims.payOnlyIfYouWin,
    'trust.guarantee.feature3.description': 'One condition: no win, no payment.',
    'trust.guarantee.feature4.figure': '24',
    'trust.guarantee.feature4.title': '24 Hour Approval',
    'trust.guarantee.feature4.description': `We aim to decide within ${claims.answer}.`,
  },
})
