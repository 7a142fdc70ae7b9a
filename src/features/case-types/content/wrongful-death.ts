import type { CaseTypeDefinition } from '../schema.ts'

export const wrongfulDeath = {
  id: 8,
  slug: 'wrongful-death',
  icon: '🕊️',
  picture: 'candle',
  applicationCode: 'wrongful-death',
  funding: [25_000, 2_000_000],
  months: [12, 60],
  copy: {
    en: {
      name: 'Wrongful Death',
      inASentence: 'wrongful deaths',
      description:
        'No advance makes up for a person. It can keep the house, bury someone with dignity and give a family the time that a fair hearing takes. We go at your pace, and you can have your attorney speak for you.',
      metaDescription:
        'Wrongful death funding for families while the estate’s claim is open. Confidential, no credit check, no upfront fees, repaid only from a recovery.',
      keywords: ['wrongful death funding', 'wrongful death lawsuit funding', 'estate settlement advance'],
      commonChallenges: [
        'State law says who may bring the claim, and a court may have to appoint a personal representative first.',
        'Funeral bills come in the first week, and the income that paid the mortgage has stopped.',
        'The other side’s lawyers argue about what a life would have earned.',
        'Relatives may not agree on suing, settling or sharing what comes of it.',
        'The settlement often needs a judge’s approval, above all where children inherit.',
      ],
      whyFundingHelps: [
        'Pays for the funeral and the first months, when nothing else is settled.',
        'Keeps children in the same home and the same school.',
        'Stands in for a lost income while probate and the lawsuit run side by side.',
        'Gives grieving people the right to say “not yet” to an offer.',
        'Pays for counseling, child care and the other costs that no one plans for.',
      ],
      eligibilityFactors: [
        'A personal representative is appointed, or the court has been asked to appoint one.',
        'The person who signs has the authority to do so for the estate or the family.',
        'Another party’s negligence caused the death, and a report or autopsy supports it.',
        'There is insurance or a solvent defendant to pay a judgment.',
        'The deadline for death claims, in some states shorter than for injuries, has been met.',
      ],
      statisticsFigure: '40,901',
      statisticsNote:
        'people died in traffic crashes in the United States in 2023, and 5,283 of injuries suffered at work: one worker every 99 minutes.',
      statisticsSource:
        'National Highway Traffic Safety Administration, 2023 data; U.S. Bureau of Labor Statistics, Census of Fatal Occupational Injuries, 2023',
      examples: {
        title: 'For those left behind',
        items: [
          'A fatal crash or fall',
          'A death in a hospital or a nursing home',
          'A death at work',
          'Claims brought by an estate for the family',
        ],
      },
    },
  },
} as const satisfies CaseTypeDefinition
