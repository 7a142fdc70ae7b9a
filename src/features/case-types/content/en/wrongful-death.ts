import type { CaseTypeCopy } from '../../schema.ts'
export const en: CaseTypeCopy = {
  name: 'Wrongful Death',
  inASentence: 'wrongful deaths',
  audience: 'People with a pending wrongful death case',
  description:
    'Money can’t make up for a person. It can keep the house, pay for the funeral and give your family time for a fair hearing. We go at your pace, and your attorney can speak for you.',
  metaDescription:
    'Wrongful death funding for families while the estate’s claim is open. Confidential, no credit check, no upfront fees, repaid only from a recovery.',
  keywords: ['wrongful death funding', 'wrongful death lawsuit funding', 'estate settlement advance'],
  commonChallenges: [
    'State law says who can bring the claim, and a court may have to appoint a personal representative first.',
    'Funeral bills come in the first week, and the paycheck that covered the mortgage has stopped.',
    'The other side’s lawyers argue about what a life would have earned.',
    'Relatives may not agree on suing, settling or how to share what comes in.',
    'The settlement often needs a judge’s approval, especially when children inherit.',
  ],
  whyFundingHelps: [
    'Pays for the funeral and the first months, when nothing else is settled.',
    'Keeps children in the same home and the same school.',
    'Replaces a lost income while probate and the lawsuit run side by side.',
    'Lets a grieving family say “not yet” to an offer.',
    'Pays for counseling, child care and the other costs no one plans for.',
  ],
  eligibilityFactors: [
    'A personal representative is appointed, or the court has been asked to appoint one.',
    'The person who signs has the authority to sign for the estate or the family.',
    'Another party’s negligence caused the death, and a report or autopsy supports it.',
    'There is insurance or a solvent defendant to pay a judgment.',
    'You met the deadline for death claims, which some states set shorter than for injuries.',
  ],
  statisticsFigure: '40,901',
  statisticsNote:
    'people died in U.S. traffic crashes in 2023. Another 5,283 died of injuries at work: one worker every 99 minutes.',
  statisticsSource:
    'National Highway Traffic Safety Administration, 2023 data; U.S. Bureau of Labor Statistics, Census of Fatal Occupational Injuries, 2023',
  examples: {
    title: 'For the family',
    items: [
      'A fatal crash or fall',
      'A death in a hospital or a nursing home',
      'A death at work',
      'Claims brought by an estate for the family',
    ],
  },
}
