import type { StateProfile } from './profile.ts'

export const newEngland: readonly StateProfile[] = [
  {
    code: 'CT',
    name: 'Connecticut',
    population: '3,605,944',
    majorCities: ['Bridgeport', 'Stamford', 'New Haven', 'Hartford'],
    intro:
      'Commuters pack I-95 and the Merritt Parkway, where low bridges and short ramps leave little room for a mistake. Inland, helicopters, submarines and jet engines are built by hand. Connecticut gives you two years to sue, and a fall on a town sidewalk can have a deadline of only 90 days.',
    timeToSue: {
      years: 2,
      text: 'You have two years from the day you find the injury, or should have found it, and never more than three years from the act that caused it.',
      source: 'Conn. Gen. Stat. § 52-584',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You can recover as long as your part of the blame is not greater than that of the people you sue. What you win goes down by your part.',
      source: 'Conn. Gen. Stat. § 52-572h',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'There is no general cap on what a jury may give for pain and suffering.',
        source: 'Common law; no statute sets one',
      },
      {
        topic: 'Broken roads and sidewalks',
        text: 'A town must get written notice within 90 days of an injury from a defective road or sidewalk.',
        source: 'Conn. Gen. Stat. § 13a-149',
      },
    ],
    funding:
      'Connecticut cases in the larger courts can wait long for a trial date, so plan for the time and not only for the amount. Ask any company to write down what you would owe at 12, 24 and 36 months, and have your attorney read that table before you sign.',
    caseTypes: [
      { name: 'Highway pile-ups on I-95', page: 'car-accident' },
      { name: 'Falls on ice and sidewalks', page: 'slip-and-fall' },
      { name: 'Factory and shipyard injuries', page: 'workplace-injury' },
      { name: 'Hospital and surgery errors', page: 'medical-malpractice' },
    ],
    averageSettlement: '$20,000 - $95,000',
    timeToSettlement: '12 - 30 months',
    fundingAvailable: true,
  },
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
    funding:
      'Maine has a chapter of its own on this. A funding company must be registered, must put the whole cost on the front page of the contract, may not charge fees past 42 months, and may compound them no more often than twice a year (9-A M.R.S. §§ 12-101 to 12-107). The state keeps a public list of registered companies: look there first.',
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
    code: 'MA',
    name: 'Massachusetts',
    population: '7,029,917',
    majorCities: ['Boston', 'Worcester', 'Springfield', 'Cambridge'],
    intro:
      'Boston has some of the country’s best hospitals, some of its oldest streets and drivers with a name for both nerve and haste. After a crash your own insurer pays first, whoever caused it. To sue for pain and suffering you must first pass a small money threshold.',
    timeToSue: {
      years: 3,
      text: 'An injury suit must be filed within three years.',
      source: 'Mass. Gen. Laws ch. 260, § 2A',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover if your fault is not greater than that of everyone you sue together. Your share is taken off.',
      source: 'Mass. Gen. Laws ch. 231, § 85',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Massachusetts is a no-fault state: your own policy pays up to $8,000 first. You may sue for pain and suffering when medical costs pass $2,000, or for injuries such as a broken bone, a lost limb, lasting scars or death.',
        source: 'Mass. Gen. Laws ch. 90, § 34A; ch. 231, § 6D',
      },
      {
        topic: 'Claims against government',
        text: 'A public employer must be told in writing within two years. For a defect in a public way the notice is due in 30 days.',
        source: 'Mass. Gen. Laws ch. 258, § 4; ch. 84, § 18',
      },
      {
        topic: 'Medical cases',
        text: 'Pain and suffering is limited to $500,000 unless there is serious loss, disfigurement or other special circumstances.',
        source: 'Mass. Gen. Laws ch. 231, § 60H',
      },
    ],
    funding:
      'The state’s highest court did away with the old ban on outside money in lawsuits in 1997, but kept the right to strike down an unfair agreement (Saladini v. Righellis, 426 Mass. 231). So a fair price matters in law as well: ask for the yearly rate and for the most you could ever owe.',
    caseTypes: [
      { name: 'City traffic and pedestrian crashes', page: 'car-accident' },
      { name: 'Hospital and diagnosis errors', page: 'medical-malpractice' },
      { name: 'Falls on ice and old stairs', page: 'slip-and-fall' },
      { name: 'Construction site injuries', page: 'workplace-injury' },
    ],
    averageSettlement: '$20,000 - $100,000',
    timeToSettlement: '12 - 30 months',
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
    funding:
      'Because the other driver may carry no policy, we look early at your own uninsured-motorist cover. Bring the page of your policy that lists its limits. We know of no New Hampshire statute written for consumer legal funding: have your attorney check the contract against general lending and consumer law.',
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
    code: 'RI',
    name: 'Rhode Island',
    population: '1,097,379',
    majorCities: ['Providence', 'Cranston', 'Warwick', 'Pawtucket'],
    intro:
      'The smallest state packs a million people along I-95 and Narragansett Bay. Its fault rule is among the kindest: even a person mostly to blame may recover the rest. But a fall in a city street has a notice deadline of just 60 days.',
    timeToSue: {
      years: 3,
      text: 'A suit for injury to the person must be filed within three years.',
      source: 'R.I. Gen. Laws § 9-1-14(b)',
    },
    sharedFault: {
      rule: 'pure',
      text: 'Your award goes down by your own share of the blame, but no share bars you altogether.',
      source: 'R.I. Gen. Laws § 9-20-4',
    },
    otherRules: [
      {
        topic: 'Streets and sidewalks',
        text: 'A city or town must get notice within 60 days of an injury on a defective road, sidewalk or bridge.',
        source: 'R.I. Gen. Laws § 45-15-9',
      },
      {
        topic: 'Claims against government',
        text: 'Damages against the state are limited to $100,000 in most injury cases.',
        source: 'R.I. Gen. Laws § 9-31-2',
      },
    ],
    funding:
      'With pure comparative fault a case keeps some value even when the blame is shared, and that can make funding possible where another state’s rule would not. We know of no Rhode Island statute only for consumer legal funding, so ask how the charge grows and whether it ever stops.',
    caseTypes: [
      { name: 'Urban car and bus crashes', page: 'car-accident' },
      { name: 'Sidewalk and store falls', page: 'slip-and-fall' },
      { name: 'Dock, boatyard and port injuries', page: 'workplace-injury' },
      { name: 'Nursing home and hospital neglect', page: 'medical-malpractice' },
    ],
    averageSettlement: '$18,000 - $85,000',
    timeToSettlement: '12 - 28 months',
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
    funding:
      'Vermont regulates this closely. A company must register with the Commissioner of Financial Regulation and show a bond, and its contract must be in everyday words, list other ways to find money, and show the total owed at any time (8 V.S.A. ch. 74). Ask to see the registration.',
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
