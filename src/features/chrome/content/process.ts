import { definePlainTexts, type Texts } from '#features/texts/schema.ts'
import { en as claims } from '#site/content/en/claims.ts'
import { localized } from '#site/locale.ts'

export const processTexts = definePlainTexts(
  'process',
  localized({
    en: {
      'how-it-works.title': 'Three steps, and yours is the short one',
      'how-it-works.subtitle': 'You don’t need any paperwork to start.',
      'how-it-works.step1.title': 'Apply in Minutes',
      'how-it-works.step1.description':
        'Tell us who you are, what happened and who your attorney is. Do it on your phone, or call us and we’ll fill it out with you.',
      'how-it-works.step1.time-label': 'Your time',
      'how-it-works.step1.time': claims.applicationTime,
      'how-it-works.step2.title': 'Quick Review',
      'how-it-works.step2.description':
        'We go through the case with your attorney: who was at fault, how you were hurt, and what insurance may pay.',
      'how-it-works.step2.time-label': 'Our review',
      'how-it-works.step2.time': claims.answer,
      'how-it-works.step3.title': 'Receive Funds',
      'how-it-works.step3.description':
        'If we approve your case, go over the agreement with your attorney. Once it’s signed, we send the money.',
      'how-it-works.step3.time-label': 'After approval',
      'how-it-works.step3.time': claims.fundsAfterApproval,
      'how-it-works.button': 'Start My Application',
      'how-it-works.more-link': 'See the whole process, step by step',
    },
  }),
)

export type ProcessTexts = Texts<typeof processTexts>
