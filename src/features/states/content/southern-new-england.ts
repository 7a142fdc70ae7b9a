import { noStatute, type StateProfile } from './profile.ts'

export const southernNewEngland: readonly StateProfile[] = [
  {
    code: 'CT',
    name: 'Connecticut',
    population: '3,605,944',
    majorCities: ['Bridgeport', 'Stamford', 'New Haven', 'Hartford'],
    intro:
      'Commuters pack I-95 and the Merritt Parkway, where low bridges and short ramps leave little room for a mistake. Its plants and shipyards turn out helicopters, submarines and jet engines. Connecticut gives you two years to sue, and a fall on a town sidewalk can have a deadline of only 90 days.',
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
    funding: {
      text: 'An advance of up to $50,000 is a small loan under Connecticut’s statute, and the company needs a license. With all charges the yearly rate may be at most 36% below $5,000, and 25% above that. Ask for the rate in one number, for the license, and for a table of what you would owe at 12, 24 and 36 months.',
      source: 'Conn. Gen. Stat. § 36a-555 et seq.; Public Act 23-126',
    },
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
    funding: {
      text: 'The state’s highest court did away with the old ban on outside money in lawsuits in 1997, but kept the right to strike down an unfair agreement. So a fair price matters in law as well: ask for the yearly rate and for the most you could ever owe.',
      source: 'Saladini v. Righellis, 426 Mass. 231 (1997)',
    },
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
    funding: {
      text: 'With pure comparative fault a case keeps some value even when the blame is shared, and that can make funding possible where another state’s rule would not. We know of no Rhode Island statute only for consumer legal funding, so ask how the charge grows and whether it ever stops.',
      source: noStatute,
    },
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
]
