import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { noStatute } from './no-statute.ts'

export const northernNewEngland = {
  ME: {
    majorCities: ['Portland', 'Lewiston', 'Bangor', 'South Portland'],
    intro:
      'Maine makes its living from woods, boats and summer visitors. Its worst crashes happen on dark two-lane roads, often with a moose. The law is patient: you have six years for most injury suits. Maine was also one of the first states to write rules for companies like ours.',
    timeToSue: {
      text: 'You have six years for most injury suits, one of the longest periods in the country. Medical cases get three.',
      source: '14 M.R.S. § 752; 24 M.R.S. § 2902',
    },
    sharedFault: {
      text: 'If the jury finds you equally at fault, you get nothing. Below that, it lowers the award by what it thinks is fair for your part.',
      source: '14 M.R.S. § 156',
    },
    otherRules: [
      {
        topic: 'Claims against government',
        text: 'Your written notice has to reach the state or town within 365 days.',
        source: '14 M.R.S. § 8107',
      },
      {
        topic: 'Limits on damages',
        text: 'Ordinary injury cases have no cap. In a wrongful death case, there’s a ceiling on what the family can get for lost comfort and companionship.',
        source: '18-C M.R.S. § 2-807',
      },
    ],
    funding: {
      text: 'Maine has a chapter of its own on this. A funding company must register and put the whole cost on the front page of the contract. It can’t charge fees past 42 months or compound them more than twice a year. The state keeps a public list of registered companies, so look there first.',
      source: '9-A M.R.S. §§ 12-101 to 12-107',
    },
    caseTypes: [
      'Two-lane road and wildlife crashes',
      'Logging truck collisions',
      'Shipyard and paper mill injuries',
      'Winter falls on ice',
    ],
  },
  NH: {
    majorCities: ['Manchester', 'Nashua', 'Concord', 'Dover'],
    intro:
      'New Hampshire doesn’t make most drivers buy car insurance. So the first question after a crash on I-93 is whether there’s any policy to pay. Your own uninsured-motorist coverage may be the whole case. Skiing, motorcycles and mountain roads account for many of the rest.',
    timeToSue: {
      text: 'You have three years. If you couldn’t have known about the injury right away, the three years start when you found it or should have.',
      source: 'N.H. Rev. Stat. § 508:4',
    },
    sharedFault: {
      text: 'You can recover if your fault wasn’t greater than that of all the people you sue. Your award drops by your part.',
      source: 'N.H. Rev. Stat. § 507:7-d',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'The state’s supreme court struck down a cap on pain and suffering in 1991. A statute bars punitive damages.',
        source: 'Brannigan v. Usitalo, 134 N.H. 50 (1991); N.H. Rev. Stat. § 507:16',
      },
      {
        topic: 'Car insurance',
        text: 'Not every driver has to carry insurance. You only have to prove you can pay after certain crashes or offenses. Any policy sold here must include coverage against uninsured drivers.',
        source: 'N.H. Rev. Stat. ch. 264',
      },
    ],
    funding: {
      text: 'Since the other driver may have no policy, we look early at your own uninsured-motorist coverage. Bring the page of your policy that lists its limits. We know of no New Hampshire statute written for consumer legal funding. Have your attorney check the contract against general lending and consumer law.',
      source: noStatute,
    },
    caseTypes: [
      'Uninsured driver crashes',
      'Motorcycle crashes',
      'Ski area and winter falls',
      'Defective tools and gear',
    ],
  },
  VT: {
    majorCities: ['Burlington', 'South Burlington', 'Rutland', 'Essex Junction'],
    intro:
      'Vermont’s roads are narrow, steep and salted half the year. Ski injuries run on their own clock here: one year instead of three. The court system is small, so your case may be heard in a county where everyone knows the road.',
    timeToSue: {
      text: 'You have three years from finding the injury to file most suits. For a skiing injury, you have only one.',
      source: '12 V.S.A. §§ 512(4), 513',
    },
    sharedFault: {
      text: 'You can recover if your fault isn’t greater than the total fault of the people you sue. Your share comes off the award.',
      source: '12 V.S.A. § 1036',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Vermont has no cap on damages for injured people.',
        source: 'No statute sets one',
      },
      {
        topic: 'Medical cases',
        text: 'You must file a malpractice suit within three years of the act or two years of finding the injury, whichever is later. Seven years from the act is the limit.',
        source: '12 V.S.A. § 521',
      },
    ],
    funding: {
      text: 'Vermont watches this closely. A company must register with the Commissioner of Financial Regulation and post a bond. Its contract must use everyday words, list other ways to find money, and show the total owed at any time. Ask to see the registration.',
      source: '8 V.S.A. ch. 74',
    },
    caseTypes: [
      'Winter road crashes',
      'Ski and snowmobile injuries',
      'Farm and quarry injuries',
      'Falls on ice',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
