import type { CaseTypeDefinition } from '../schema.ts'

export const productLiability = {
  id: 6,
  slug: 'product-liability',
  icon: '🪜',
  picture: 'ladder',
  applicationCode: 'product-liability',
  funding: [10_000, 500_000],
  months: [12, 72],
  copy: {
    en: {
      name: 'Product Liability',
      inASentence: 'product liability',
      description:
        'A ladder that folded, a battery that burned, an implant that failed, a drug without the warning it needed. You are one person against a maker with a legal department. Staying power matters.',
      metaDescription:
        'Product liability funding for people hurt by a defective tool, device, drug or vehicle part, while experts and lawyers work on the case.',
      keywords: [
        'product liability funding',
        'defective product lawsuit funding',
        'mass tort settlement advance',
      ],
      commonChallenges: [
        'The broken thing itself is the main evidence, and it is easily thrown out, repaired or taken back.',
        'The maker says you used it wrong, changed it, or did not read the manual.',
        'Engineers must test the design and show that a safer one was possible.',
        'The part was made abroad, sold online or built by a firm that no longer exists.',
        'Cases against drugs and devices are often joined by the thousand and move at the pace of the slowest.',
      ],
      whyFundingHelps: [
        'Sees you through multidistrict litigation, where a trial date can be years away.',
        'Pays for revision surgery when an implant has to come out.',
        'Covers burn care, scar treatment and counseling that insurers call optional.',
        'Keeps a family steady while company lawyers bury the case in paper.',
        'Lets you wait for the test results that decide what the case is worth.',
      ],
      eligibilityFactors: [
        'The product, or what is left of it, has been kept safe and unrepaired.',
        'Receipt, serial number, implant card or prescription shows exactly which one it was.',
        'There is a recall, a safety notice or a record of the same failure elsewhere.',
        'A doctor links your injury to the defect.',
        'A maker or seller with assets or insurance can be sued in the United States.',
      ],
      statisticsFigure: '12.7 million',
      statisticsNote:
        'people were treated in emergency departments in 2022 for injuries in which a consumer product was involved. The count includes every cause, not only defects.',
      statisticsSource: 'U.S. Consumer Product Safety Commission estimates for 2022',
    },
  },
} as const satisfies CaseTypeDefinition
