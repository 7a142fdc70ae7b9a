import type { StateProfile } from './profile.ts'

export const upperSouth: readonly StateProfile[] = [
  {
    code: 'KY',
    name: 'Kentucky',
    population: '4,505,836',
    majorCities: ['Louisville', 'Lexington', 'Bowling Green', 'Owensboro'],
    intro:
      'Kentucky gives an injured person only one year, except after a crash, when the clock can restart with the last insurance payment. Horses, bourbon warehouses, car plants and the great parcel hub at Louisville put many people around heavy things that move. Its constitution forbids any cap on what a jury may award.',
    timeToSue: {
      years: 1,
      text: 'One year for most injuries. After a motor vehicle crash: two years from the injury or from the last no-fault payment, whichever is later.',
      source: 'Ky. Rev. Stat. §§ 413.140(1)(a), 304.39-230(6)',
    },
    sharedFault: {
      rule: 'pure',
      text: 'The jury gives each side a percentage, and your award is lowered by yours. No percentage bars you.',
      source: 'Ky. Rev. Stat. § 411.182',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Kentucky has choice no-fault. Basic benefits of $10,000 pay first, and unless you rejected the system you may sue for pain and suffering only above $1,000 of medical costs or for certain injuries such as a fracture.',
        source: 'Ky. Rev. Stat. § 304.39-060',
      },
      {
        topic: 'Limits on damages',
        text: 'The legislature may not limit the amount recovered for injury or death.',
        source: 'Ky. Const. § 54',
      },
    ],
    funding: {
      text: 'In 2019 a federal appeals court, applying Kentucky law, refused to enforce one company’s agreements, as a forbidden interest in a lawsuit and as usury. Ask your attorney to read any contract against that decision first.',
      source:
        'Boling v. Prospect Funding Holdings, 771 F. App’x 562 (6th Cir. 2019); Ky. Rev. Stat. § 372.060',
    },
    caseTypes: [
      { name: 'Car crashes with no-fault benefits', page: 'car-accident' },
      { name: 'Parcel and freight truck collisions', page: 'truck-accident' },
      { name: 'Mine, plant and warehouse injuries', page: 'workplace-injury' },
      { name: 'Hospital and nursing home neglect', page: 'medical-malpractice' },
    ],
    averageSettlement: '$15,000 - $80,000',
    timeToSettlement: '9 - 24 months',
    fundingAvailable: true,
  },
  {
    code: 'TN',
    name: 'Tennessee',
    population: '6,910,840',
    majorCities: ['Nashville', 'Memphis', 'Knoxville', 'Chattanooga'],
    intro:
      'One year is all Tennessee allows, so papers are filed here while people are still in treatment. Memphis moves the nation’s parcels and I-40 runs the whole length of the state. The law sets a price limit on advances like ours, in dollars per thousand.',
    timeToSue: {
      years: 1,
      text: 'One year for most injuries; two years when criminal charges are brought against whoever hurt you.',
      source: 'Tenn. Code § 28-3-104(a)',
    },
    sharedFault: {
      rule: 'modified-50',
      text: 'You recover only if your fault is less than that of the people you sue; at 50% you get nothing.',
      source: 'McIntyre v. Balentine, 833 S.W.2d 52 (Tenn. 1992)',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering stops at $750,000, or $1 million for injuries such as paralysis, amputation or severe burns.',
        source: 'Tenn. Code § 29-39-102',
      },
      {
        topic: 'Claims against government',
        text: 'A suit against a city or county must be filed within 12 months and is heard without a jury.',
        source: 'Tenn. Code §§ 29-20-305, 29-20-307',
      },
    ],
    funding: {
      text: 'The Litigation Financing Consumer Protection Act requires registration with the state, limits a transaction to three years, and limits the price: a yearly fee of at most 10% of the advance plus at most $360 a year for each $1,000 still owed. You have five business days to cancel.',
      source: 'Tenn. Code §§ 47-16-101 to 47-16-110',
    },
    caseTypes: [
      { name: 'I-40 truck collisions', page: 'truck-accident' },
      { name: 'Car crashes', page: 'car-accident' },
      { name: 'Warehouse and parcel hub injuries', page: 'workplace-injury' },
      { name: 'Families after a fatal crash', page: 'wrongful-death' },
    ],
    averageSettlement: '$15,000 - $85,000',
    timeToSettlement: '10 - 26 months',
    fundingAvailable: true,
  },
  {
    code: 'WV',
    name: 'West Virginia',
    population: '1,793,716',
    majorCities: ['Charleston', 'Huntington', 'Morgantown', 'Parkersburg'],
    intro:
      'Coal, gas and timber leave West Virginia on steep roads shared with everyone else. Work injuries here often come with a claim that an employer knew of the danger. The state holds the price of an advance lower than almost any other.',
    timeToSue: {
      years: 2,
      text: 'An injury suit must be filed within two years.',
      source: 'W. Va. Code § 55-2-12',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover unless your fault is greater than the combined fault of everyone else. Your share is taken off.',
      source: 'W. Va. Code § 55-7-13c',
    },
    otherRules: [
      {
        topic: 'Work injuries',
        text: 'An employer with workers’ compensation cover can still be sued when it knowingly exposed you to an unsafe condition, as the statute defines it.',
        source: 'W. Va. Code § 23-4-2',
      },
      {
        topic: 'Medical cases',
        text: 'Pain and suffering is capped at two levels, by how grave the injury is, and the figures move with inflation.',
        source: 'W. Va. Code § 55-7B-8',
      },
      {
        topic: 'Claims against government',
        text: 'A state agency must get written notice at least 30 days before the suit.',
        source: 'W. Va. Code § 55-17-3',
      },
    ],
    funding: {
      text: 'A company may charge at most 18% a year of the amount advanced, may compound it no more often than twice a year, and may charge for no more than 42 months. It must register and post a bond, and the contract is shown to the other side.',
      source: 'W. Va. Code §§ 46A-6N-1 to 46A-6N-9',
    },
    caseTypes: [
      { name: 'Mine and gas field injuries', page: 'workplace-injury' },
      { name: 'Coal and log truck collisions', page: 'truck-accident' },
      { name: 'Mountain road crashes', page: 'car-accident' },
      { name: 'ATV and motorcycle crashes', page: 'motorcycle-accident' },
    ],
    averageSettlement: '$15,000 - $80,000',
    timeToSettlement: '10 - 26 months',
    fundingAvailable: true,
  },
]
