import type { CaseTypeDefinition } from '../schema.ts'

export const motorcycleAccident = {
  id: 5,
  slug: 'motorcycle-accident',
  icon: '🏍️',
  picture: 'motorcycle',
  applicationCode: 'auto-accident',
  funding: [8_000, 250_000],
  months: [8, 48],
  copy: {
    en: {
      name: 'Motorcycle Accident',
      inASentence: 'motorcycle accidents',
      description:
        '“I never saw the bike” is how many of these files begin. Riders get hurt worse and believed less. We judge the case by the evidence, not by what you were riding.',
      metaDescription:
        'Motorcycle accident funding for riders hurt by a turning or careless driver, while the insurer argues about blame. No credit check. No win, no payment.',
      keywords: [
        'motorcycle accident funding',
        'rider injury settlement advance',
        'motorcycle lawsuit funding',
      ],
      commonChallenges: [
        'Adjusters and juries start from the idea that riders speed, and your attorney must undo it with facts.',
        'A driver who turned left across your lane says you came out of nowhere.',
        'Whether you wore a helmet is argued even where the law did not ask for one.',
        'Road rash, broken legs and head injuries come together, and each heals on its own clock.',
        'No-fault benefits often leave motorcycles out, so the first bills land on you.',
      ],
      whyFundingHelps: [
        'Meets hospital and ambulance bills that no-fault or health cover left to you.',
        'Replaces wages in trades where a bad hand or knee means no work at all.',
        'Pays for skin grafts, braces and physical therapy in the order your doctors want them.',
        'Gives your attorney time to have the skid marks, helmet and bike examined.',
        'Answers an offer priced on prejudice with the one thing it does not expect: patience.',
      ],
      eligibilityFactors: [
        'The other driver was ticketed, or a witness or camera backs your account.',
        'You were licensed to ride and the bike was insured as your state requires.',
        'Neither drugs nor alcohol played a part on your side.',
        'Hospital records from the day itself tie the injuries to the crash.',
        'The driver’s cover, or your own underinsured policy, is enough to repay an advance.',
      ],
      statisticsFigure: '15%',
      statisticsNote:
        'of everyone killed in traffic in 2022 was on a motorcycle: 6,218 riders and passengers. An estimated 82,687 more were injured.',
      statisticsSource:
        'National Highway Traffic Safety Administration, Traffic Safety Facts: Motorcycles, 2022 data',
    },
  },
} as const satisfies CaseTypeDefinition
