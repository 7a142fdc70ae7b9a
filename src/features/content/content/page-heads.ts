import { claims } from '#site/claims.ts'
import { plainTexts } from './definition.ts'

// The heads of the informational pages. What follows under them is laid out as one piece and lives with its page.

export const howItWorksPageTexts = plainTexts(
  { section: 'pages', usedOn: 'How it works' },
  {
    'how-it-works-page.title': 'How an advance on your case works',
    'how-it-works-page.lead':
      'We send you part of what your case may pay, now. Your attorney stays in charge. If the case is lost, you keep the money and owe us nothing.',
    'how-it-works-page.button': 'Apply Now',
  },
)

export const whatWeFundPageTexts = plainTexts(
  { section: 'pages', usedOn: 'What we fund' },
  {
    'what-we-fund-page.title': 'Injury cases, and the life around them',
    'what-we-fund-page.lead':
      'If someone else caused your injury and an attorney has your case, we can most likely look at it. Here is what fits, with examples, and what it may come to in dollars.',
  },
)

export const forAttorneysPageTexts = plainTexts(
  { section: 'pages', usedOn: 'For attorneys' },
  {
    'for-attorneys-page.title': 'Your client can wait for the right number',
    'for-attorneys-page.lead':
      'We fund living costs, never strategy. One request for documents, an answer you can plan around, a payoff figure when you ask for it, and no calls about how you run the case.',
    'for-attorneys-page.button': 'Apply for a Client',
  },
)

export const applyPageTexts = plainTexts(
  { section: 'pages', usedOn: 'Apply' },
  {
    'apply-page.title': 'Apply for funding',
    'apply-page.lead': 'Four short steps. You need no documents to start, and you can stop at any point.',
    'apply-page.badge1.title': 'Secure Application',
    'apply-page.badge1.description': 'Sent encrypted, read only by the people who review it.',
    'apply-page.badge2.title': '24-Hour Response',
    'apply-page.badge2.description': `We aim to answer within about ${claims.approval}.`,
    'apply-page.badge3.title': claims.noUpfrontFees,
    'apply-page.badge3.description': 'It costs nothing to apply and nothing to be turned down.',
  },
)

export const thankYouPageTexts = plainTexts(
  { section: 'pages', usedOn: 'Thank you' },
  {
    'thank-you-page.title': 'Thank you. Now it is our turn.',
    'thank-you-page.lead': 'Your application is with us. You do not have to do anything today.',
  },
)
