import { noStatute, type StateProfile } from './profile.ts'

export const northernNewEngland: readonly StateProfile[] = [
  {
    code: 'ME',
    name: 'Maine',
    population: '1,362,359',
    majorCities: ['Portland', 'Lewiston', 'Bangor', 'South Portland'],
    intro:
      'Maine lives from woods, boats and summer visitors, and its worst crashes happen on two-lane roads in the dark, often with a moose. The law is patient: most injury suits may be filed for six years. Maine was also one of the first states to write rules for companies like ours.',
    timeToSue: {
      years: 6,
      text: 'Most injury suits may be filed within six years, one of the longest periods in the country. Medical cases have three years.',
      source: '14 M.R.S. § 752; 24 M.R.S. § 2902',
    },
    sharedFault: {
      rule: 'modified-50',
      text: 'If the jury finds you equally at fault, you get nothing. Below that, it lowers the award by what it thinks is just for your part.',
      source: '14 M.R.S. § 156',
    },
    otherRules: [
      {
        topic: 'Claims against government',
        text: 'A written notice must reach the state or town within 365 days.',
        source: '14 M.R.S. § 8107',
      },
      {
        topic: 'Limits on damages',
        text: 'Ordinary injury cases have no cap. Wrongful death has a ceiling on what the family may get for lost comfort and companionship.',
        source: '18-C M.R.S. § 2-807',
      },
    ],
    funding: {
      text: 'Maine has a chapter of its own on this. A funding company must be registered, must put the whole cost on the front page of the contract, may not charge fees past 42 months, and may compound them no more often than twice a year. The state keeps a public list of registered companies: look there first.',
      source: '9-A M.R.S. §§ 12-101 to 12-107',
    },
    caseTypes: [
      { name: 'Two-lane road and wildlife crashes', page: 'car-accident' },
      { name: 'Logging truck collisions', page: 'truck-accident' },
      { name: 'Shipyard and paper mill injuries', page: 'workplace-injury' },
      { name: 'Winter falls on ice', page: 'slip-and-fall' },
    ],
    averageSettlement: '$15,000 - $70,000',
    timeToSettlement: '10 - 26 months',
    fundingAvailable: true,
  },
  {
    code: 'NH',
    name: 'New Hampshire',
    population: '1,377,529',
    majorCities: ['Manchester', 'Nashua', 'Concord', 'Dover'],
    intro:
      'New Hampshire does not make most drivers buy car insurance, so the first question after a crash on I-93 is whether there is any policy to pay. Your own uninsured-motorist cover may be the whole case. Skiing, motorcycles and mountain roads bring many of the rest.',
    timeToSue: {
      years: 3,
      text: 'You have three years. If the injury could not be found at once, the three years run from the day you found it or should have.',
      source: 'N.H. Rev. Stat. § 508:4',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You may recover if your fault was not greater than that of all the people you sue. Your award is cut by your part.',
      source: 'N.H. Rev. Stat. § 507:7-d',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'The state’s supreme court struck down a cap on pain and suffering in 1991. Punitive damages are barred by statute.',
        source: 'Brannigan v. Usitalo, 134 N.H. 50 (1991); N.H. Rev. Stat. § 507:16',
      },
      {
        topic: 'Car insurance',
        text: 'Insurance is not required of every driver, only proof that you can pay after certain crashes or offences. A policy that is sold must include cover against uninsured drivers.',
        source: 'N.H. Rev. Stat. ch. 264',
      },
    ],
    funding: {
      text: 'Because the other driver may carry no policy, we look early at your own uninsured-motorist cover. Bring the page of your policy that lists its limits. We know of no New Hampshire statute written for consumer legal funding: have your attorney check the contract against general lending and consumer law.',
      source: noStatute,
    },
    caseTypes: [
      { name: 'Uninsured driver crashes', page: 'car-accident' },
      { name: 'Motorcycle crashes', page: 'motorcycle-accident' },
      { name: 'Ski area and winter falls', page: 'slip-and-fall' },
      { name: 'Defective tools and gear', page: 'product-liability' },
    ],
    averageSettlement: '$15,000 - $75,000',
    timeToSettlement: '9 - 24 months',
    fundingAvailable: true,
  },
  {
    code: 'VT',
    name: 'Vermont',
    population: '643,077',
    majorCities: ['Burlington', 'South Burlington', 'Rutland', 'Essex Junction'],
    intro:
      'Vermont’s roads are narrow, steep and salted half the year. Ski injuries follow a clock of their own here: one year instead of three. A small court system also means that a case may be heard in the county where everyone knows the road.',
    timeToSue: {
      years: 3,
      text: 'Most injury suits must be filed within three years of finding the injury. A skiing injury has only one year.',
      source: '12 V.S.A. §§ 512(4), 513',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover if your fault is not greater than the total fault of the people you sue. The rest is reduced by your share.',
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
        text: 'A malpractice suit must be filed within three years of the act or two years of finding the injury, whichever is later, and at most seven years from the act.',
        source: '12 V.S.A. § 521',
      },
    ],
    funding: {
      text: 'Vermont regulates this closely. A company must register with the Commissioner of Financial Regulation and show a bond, and its contract must be in everyday words, list other ways to find money, and show the total owed at any time. Ask to see the registration.',
      source: '8 V.S.A. ch. 74',
    },
    caseTypes: [
      { name: 'Winter road crashes', page: 'car-accident' },
      { name: 'Ski and snowmobile injuries' },
      { name: 'Farm and quarry injuries', page: 'workplace-injury' },
      { name: 'Falls on ice', page: 'slip-and-fall' },
    ],
    averageSettlement: '$15,000 - $70,000',
    timeToSettlement: '10 - 24 months',
    fundingAvailable: true,
  },
]
