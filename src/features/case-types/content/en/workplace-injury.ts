import type { CaseTypeCopy } from '../../schema.ts'
export const en: CaseTypeCopy = {
  name: 'Workplace Injury',
  inASentence: 'workplace injuries',
  audience: 'People with a pending workplace injury case',
  description:
    'Workers’ compensation pays part of your wages and nothing for pain. If a contractor, a driver or a machine maker caused the injury, you may have a second claim. That’s the one we can fund.',
  metaDescription:
    'Workplace injury funding for third-party and disputed claims: cash for the gap that comp leaves while the case is open. You repay only if you win.',
  keywords: [
    'workplace injury funding',
    'workers compensation funding',
    'construction accident settlement advance',
  ],
  commonChallenges: [
    'Workers’ compensation usually bars a suit against your employer, so the case turns on finding who else was at fault.',
    'Weekly checks are a fraction of your pay, start late, and stop when an insurer’s doctor says so.',
    'On a construction site, the owner, the general contractor and four subcontractors all blame each other.',
    'The comp insurer has a lien on what you win and wants its money back first.',
    'Co-workers saw it happen and still have to work there.',
  ],
  whyFundingHelps: [
    'Fills the gap between the comp check and the pay your rent was based on.',
    'Carries you through a hearing or appeal when benefits are cut off.',
    'Pays for retraining when you can’t do your old job anymore.',
    'Lets you go back to work when your own doctor says so, not when the money runs out.',
    'Keeps your health insurance going after the job that paid for it is gone.',
  ],
  eligibilityFactors: [
    'You reported the injury to your employer, and a comp claim was opened.',
    'Someone other than your employer shares the fault, or your state lets the claim be funded.',
    'An OSHA report, site log or co-worker statement describes what failed.',
    'Your treating doctor put your restrictions in writing.',
    'Your attorney has worked out the comp lien, at least roughly.',
  ],
  statisticsFigure: '2.6 million',
  statisticsNote:
    'injuries and illnesses at work were reported by private employers in 2023. About 946,500 of them kept someone home from the job.',
  statisticsSource: 'U.S. Bureau of Labor Statistics, Survey of Occupational Injuries and Illnesses, 2023',
  examples: {
    title: 'At work',
    items: [
      'Falls from roofs and scaffolds',
      'Machines without a guard',
      'Crashes in a company vehicle',
      'Harm done by another contractor',
    ],
  },
}
