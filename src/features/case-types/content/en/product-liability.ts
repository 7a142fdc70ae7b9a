import type { CaseTypeCopy } from '../../schema.ts'
export const en: CaseTypeCopy = {
  name: 'Product Liability',
  inASentence: 'product liability',
  audience: 'People with a pending product liability case',
  description:
    'A ladder that folded, a battery that burned, an implant that failed, a drug without the warning it needed. You’re one person against a company with a legal department. It helps to be able to wait.',
  metaDescription:
    'Product liability funding for people hurt by a defective tool, device, drug or vehicle part, while experts and lawyers work on the case.',
  keywords: [
    'product liability funding',
    'defective product lawsuit funding',
    'mass tort settlement advance',
  ],
  commonChallenges: [
    'The broken thing itself is your main evidence, and it’s easily thrown out, repaired or taken back.',
    'The maker says you used it wrong, changed it or didn’t read the manual.',
    'Engineers have to test the design and show that a safer one was possible.',
    'The part was made overseas, sold online or built by a company that’s gone.',
    'Drug and device cases are often joined by the thousands and move at the pace of the slowest one.',
  ],
  whyFundingHelps: [
    'Gets you through multidistrict litigation, where a trial date can be years away.',
    'Pays for revision surgery when an implant has to come out.',
    'Covers burn care, scar treatment and counseling that insurers call optional.',
    'Keeps your family steady while company lawyers bury the case in paper.',
    'Lets you wait for the test results that decide what the case is worth.',
  ],
  eligibilityFactors: [
    'Someone kept the product, or what’s left of it, safe and unrepaired.',
    'A receipt, serial number, implant card or prescription shows exactly which one it was.',
    'There is a recall, a safety notice or a record of the same failure elsewhere.',
    'A doctor links your injury to the defect.',
    'A maker or seller with assets or insurance can be sued in the United States.',
  ],
  statisticsFigure: '12.7 million',
  statisticsNote:
    'people were treated in emergency rooms in 2022 for injuries involving a consumer product. That counts every cause, not just defects.',
  statisticsSource: 'U.S. Consumer Product Safety Commission estimates for 2022',
}
