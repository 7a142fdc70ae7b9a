import type { CaseTypeCopy } from '../../schema.ts'
export const en: CaseTypeCopy = {
  name: 'Motorcycle Accident',
  inASentence: 'motorcycle accidents',
  audience: 'People with a pending motorcycle accident case',
  description:
    '“I never saw the bike.” That’s how many of these cases start. Riders get hurt worse and believed less. We go by the evidence, not by what you were riding. If the police report got it wrong, say so, and your attorney can show us why.',
  metaDescription:
    'Motorcycle accident funding for riders hurt by a turning or careless driver, while the insurer argues about blame. No credit check. No win, no payment.',
  keywords: ['motorcycle accident funding', 'rider injury settlement advance', 'motorcycle lawsuit funding'],
  commonChallenges: [
    'Adjusters and juries assume that riders speed, and your attorney has to undo that with facts.',
    'A driver who turned left across your lane says you came out of nowhere.',
    'Helmet laws differ from state to state, but they’ll argue about yours even where the law didn’t require one.',
    'Road rash, broken legs and head injuries come together, and each one heals at its own pace.',
    'No-fault benefits often leave motorcycles out, so the first bills land on you while you’re still in the hospital.',
  ],
  whyFundingHelps: [
    'Pays hospital and ambulance bills that no-fault or health insurance left to you.',
    'Replaces wages when a bad hand or knee means no work at all, in a shop, on a roof or behind the wheel.',
    'Pays for skin grafts, braces and physical therapy in the order your doctors want them.',
    'Gives your attorney time to have an expert look at the skid marks, your helmet and what’s left of the bike.',
    'Lets you meet a lowball offer with the one thing the insurer doesn’t expect: patience.',
  ],
  eligibilityFactors: [
    'The other driver got a ticket, or a witness or camera backs you up.',
    'You had a motorcycle license, and the bike was insured as your state requires.',
    'You weren’t riding on alcohol or drugs.',
    'Hospital records from that day tie your injuries to the crash.',
    'The driver’s coverage, or your own underinsured policy, is enough to repay an advance.',
  ],
  statisticsFigure: '15%',
  statisticsNote:
    'of the people killed in traffic in 2022 were on a motorcycle: 6,218 riders and passengers. An estimated 82,687 more were hurt.',
  statisticsSource:
    'National Highway Traffic Safety Administration, Traffic Safety Facts: Motorcycles, 2022 data',
}
