import type { CaseTypeCopy } from '../../schema.ts'
export const en: CaseTypeCopy = {
  name: 'Car Accident',
  inASentence: 'car accidents',
  audience: 'People with a pending car accident case',
  description:
    'You were hit in a car, on a bike or on foot, and the other side’s insurer is taking its time. We advance you money on the claim while your attorney works on it, so the rent and the car don’t have to wait for an adjuster.',
  metaDescription:
    'Funding for car accident claims: cash for rent, the car and treatment while your case is open. No credit check. Repay only if you win.',
  keywords: ['car accident funding', 'auto accident settlement advance', 'car accident lawsuit funding'],
  commonChallenges: [
    'The insurer makes a fast, low offer before you or your doctor know if your neck or back will heal.',
    'The two drivers tell different stories, and any blame put on you lowers what you get.',
    'The driver who hit you has little insurance or none, so the claim moves to your own uninsured-motorist coverage.',
    'Soft-tissue injuries don’t show on an X-ray, and the adjuster says so in every letter.',
    'Your car is gone, and without it you miss work, therapy and the checkups your claim depends on.',
  ],
  whyFundingHelps: [
    'Keeps your rent and car payment current, so an eviction notice doesn’t force you to settle.',
    'Pays for a rental or a used car, so you can still get to work, to treatment and to the store.',
    'Covers deductibles and co-pays for the scans that prove a hidden injury.',
    'Gives you time to finish treatment, so the demand counts the whole injury, not half of it.',
    'Lets your attorney turn down the first offer, and file suit if the second is no better.',
  ],
  eligibilityFactors: [
    'An attorney already has your case on a contingency fee.',
    'A police report, a witness or a video puts most of the fault on the other driver.',
    'You saw a doctor soon after the crash and kept going.',
    'There is insurance to collect from: theirs, an employer’s, or your own uninsured-motorist policy.',
    'The claim is still open, and the deadline to sue hasn’t passed.',
  ],
  statisticsFigure: '2.44 million',
  statisticsNote:
    'people were hurt in U.S. traffic crashes in 2023, by the government’s estimate. Police recorded about 6.14 million crashes.',
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
}
