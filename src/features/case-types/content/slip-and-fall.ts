import type { CaseTypeDefinition } from '../schema.ts'

export const slipAndFall = {
  id: 3,
  slug: 'slip-and-fall',
  icon: '⚠️',
  picture: 'stairs',
  applicationCode: 'slip-fall',
  funding: [3_000, 75_000],
  months: [6, 24],
  copy: {
    en: {
      name: 'Slip and Fall',
      inASentence: 'slips and falls',
      description:
        'A wet aisle, a broken stair, ice that nobody salted. The question in these cases is what the owner knew and when. We look past the word “clumsy” and read the incident report.',
      metaDescription:
        'Slip and fall funding while a store, a landlord or a city disputes your claim. Free to apply, no credit check, and nothing to repay if you lose.',
      keywords: ['slip and fall funding', 'premises liability funding', 'fall injury settlement advance'],
      commonChallenges: [
        'You must show that the owner knew of the danger, or that it lay there long enough to be found.',
        'Store cameras record over themselves, and the spill is mopped up before anyone takes a picture.',
        'The defense says the danger was open and obvious, or that your shoes were to blame.',
        'Falls on public property come with short notice deadlines, in some places a matter of weeks or months.',
        'A broken hip or wrist looks minor on paper and still ends a working life on your feet.',
      ],
      whyFundingHelps: [
        'Covers the weeks after hip, knee or wrist surgery when you cannot stand for a shift.',
        'Pays a helper for shopping, stairs and bathing while you heal.',
        'Keeps the gas, light and phone on, which a small claim would otherwise be sold cheap to do.',
        'Buys time to get the maintenance logs and the video through discovery.',
        'Small amounts are possible: an advance can start at $1,000, which is often all it takes.',
      ],
      eligibilityFactors: [
        'The fall was reported to the store, landlord or agency, or there was a witness.',
        'Photos, video or a repair record show what you fell on.',
        'Treatment began within days, and the records name the fall as the cause.',
        'The property is insured, or its owner is a business or a public body that can pay.',
        'If it was public land, your attorney gave notice in time.',
      ],
      statisticsFigure: '2.9 million',
      statisticsNote:
        'people were treated in emergency departments in 2022 for injuries that involved stairs, ramps, landings or floors. No other group of products sent more people there.',
      statisticsSource: 'U.S. Consumer Product Safety Commission estimates for 2022',
      examples: {
        title: 'On someone’s property',
        items: [
          'Wet floors in stores and restaurants',
          'Broken stairs and missing rails',
          'Ice and holes left in a parking lot',
          'Bad lighting or security in a building',
        ],
      },
    },
  },
} as const satisfies CaseTypeDefinition
