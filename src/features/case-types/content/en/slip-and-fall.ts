import type { CaseTypeCopy } from '../../schema.ts'
export const en: CaseTypeCopy = {
  name: 'Slip and Fall',
  inASentence: 'slips and falls',
  audience: 'People with a pending slip and fall case',
  description:
    'A wet aisle, a broken stair, ice that nobody salted. These cases come down to what the owner knew, and when. We don’t assume you were clumsy. We read the incident report.',
  metaDescription:
    'Slip and fall funding while a store, a landlord or a city disputes your claim. Free to apply, no credit check, and nothing to repay if you lose.',
  keywords: ['slip and fall funding', 'premises liability funding', 'fall injury settlement advance'],
  commonChallenges: [
    'You have to show that the owner knew about the danger, or that it was there long enough to be found.',
    'Store cameras record over themselves, and someone mops up the spill before anyone takes a picture.',
    'The defense says the danger was open and obvious, or that your shoes were to blame.',
    'Falls on public property come with short notice deadlines: weeks or months in some places.',
    'A broken hip or wrist looks minor on paper, but it can end a job you do on your feet.',
  ],
  whyFundingHelps: [
    'Covers the weeks after hip, knee or wrist surgery when you can’t stand for a shift.',
    'Pays for help with shopping, stairs and bathing while you heal.',
    'Keeps the heat, lights and phone on, so you don’t settle a small claim for too little.',
    'Buys time to get the maintenance logs and the video through discovery.',
    'Can be small. An advance can start at $1,000, and often that’s all it takes.',
  ],
  eligibilityFactors: [
    'You reported the fall to the store, landlord or agency, or someone saw it.',
    'Photos, video or a repair record show what you fell on.',
    'You got treatment within days, and the records name the fall as the cause.',
    'The property is insured, or its owner is a business or a public body that can pay.',
    'If it was public property, your attorney gave notice in time.',
  ],
  statisticsFigure: '2.9 million',
  statisticsNote:
    'people went to an emergency room in 2022 with injuries that involved stairs, ramps, landings or floors. No other group of products sent more people there.',
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
}
