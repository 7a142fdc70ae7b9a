import type { CaseTypeDefinition } from '../schema.ts'

export const carAccident = {
  id: 1,
  slug: 'car-accident',
  icon: '🚗',
  picture: 'car',
  applicationCode: 'auto-accident',
  funding: [5_000, 100_000],
  months: [6, 36],
  copy: {
    en: {
      name: 'Car Accident',
      inASentence: 'car accidents',
      description:
        'You were hit as a driver, a passenger, a cyclist or on foot, and the other side’s insurer is taking its time. We advance money against the claim while your attorney works on it.',
      metaDescription:
        'Funding for car accident claims: cash for rent, the car and treatment while your case is open. No credit check. Repay only if you win.',
      keywords: ['car accident funding', 'auto accident settlement advance', 'car accident lawsuit funding'],
      commonChallenges: [
        'The insurer makes a quick, low offer before you know whether your neck or back will heal.',
        'Both drivers tell a different story, and each share of blame put on you lowers what you get.',
        'The driver who hit you has little insurance or none, so the claim moves to your own uninsured-motorist cover.',
        'Soft-tissue injuries do not show on an X-ray, and the adjuster says so in every letter.',
        'Your car is gone, and without it you miss work, therapy and checkups that the claim depends on.',
      ],
      whyFundingHelps: [
        'Keeps rent and the car payment current, so a lien or an eviction does not push you to settle.',
        'Pays for a rental or a used car, so you can get to work and to treatment.',
        'Covers deductibles and co-pays for the scans that prove a hidden injury.',
        'Gives you time to finish treatment, so the demand counts the whole injury and not half of it.',
        'Lets your attorney turn down the first offer and file suit if the second is no better.',
      ],
      eligibilityFactors: [
        'An attorney already has your case, on a contingency fee.',
        'A police report, a witness or a video puts most of the fault on the other driver.',
        'You saw a doctor soon after the crash and kept going.',
        'There is insurance to collect from: theirs, an employer’s, or your own uninsured-motorist policy.',
        'The claim is still open, and the deadline to sue has not passed.',
      ],
      statisticsFigure: '2.44 million',
      statisticsNote:
        'people were injured in traffic crashes in the United States in 2023, by the government’s estimate, in about 6.14 million crashes that police recorded.',
      statisticsSource: 'National Highway Traffic Safety Administration, Traffic Safety Facts, 2023 data',
      examples: {
        title: 'On the road',
        items: [
          'Rear-end and intersection crashes',
          'Hit while walking or cycling',
          'Passengers, in a friend’s car or a ride share',
          'Uninsured and hit-and-run drivers',
        ],
      },
    },
  },
} as const satisfies CaseTypeDefinition
