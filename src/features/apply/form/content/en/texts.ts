import { en as claims } from '#site/content/en/claims.ts'
import { promise } from '#site/content/en/promise.ts'

/** What the owner may change. */
export const en = {
  apply: {
    'apply.title': 'Start your application',
    'apply.subtitle': `It takes ${claims.applicationTime}. It’s free, and you’re not locked into anything.`,
    'apply.ready-heading': 'Good to have handy',
    'apply.ready1': 'The attorney’s name and firm',
    'apply.ready2': 'When and where it happened',
    'apply.ready3': 'A rough idea of what you need',
    'apply.privacy': 'Nothing’s sent until you say so. What you tell us is confidential.',
    'apply.question': 'Who’s applying?',
    'apply.plaintiff.title': 'I was hurt',
    'apply.plaintiff.description': 'Plaintiff: injured, needs funding',
    'apply.attorney.title': 'I’m an attorney',
    'apply.attorney.description': 'Representing a client',
    'apply.by-phone-heading': 'Apply by phone',
    'apply.by-phone': 'Call us and we’ll take your application over the phone, step by step.',
  },
  applyPage: {
    'apply-page.title': 'Apply for funding',
    'apply-page.lead':
      'Four short steps. You don’t need any paperwork to start, and you can stop at any point.',
    'apply-page.badge1.title': 'Secure Application',
    'apply-page.badge1.description': 'Sent encrypted, and read only by the people who review it.',
    'apply-page.badge2.title': claims.dayResponse,
    'apply-page.badge2.description': promise,
    'apply-page.badge3.title': claims.noUpfrontFees,
    'apply-page.badge3.description': 'It costs nothing to apply and nothing to be turned down.',
  },
  thankYouPage: {
    'thank-you-page.title': 'Thank you. Now it’s our turn.',
    'thank-you-page.lead': 'We have your application. You don’t have to do anything today.',
  },
}
