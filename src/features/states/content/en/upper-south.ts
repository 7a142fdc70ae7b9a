import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'

export const upperSouth = {
  KY: {
    majorCities: ['Louisville', 'Lexington', 'Bowling Green', 'Owensboro'],
    intro:
      'Kentucky gives you only one year after most injuries. A crash is different: the clock can restart with the last insurance payment. Horse farms, bourbon warehouses, car plants and the huge parcel hub in Louisville put many people around heavy things that move. The constitution forbids any cap on what a jury can award.',
    timeToSue: {
      text: 'You have one year for most injuries. After a motor vehicle crash, it’s two years from the injury or from the last no-fault payment, whichever is later.',
      source: 'Ky. Rev. Stat. §§ 413.140(1)(a), 304.39-230(6)',
    },
    sharedFault: {
      text: 'The jury gives each side a percentage, and your award drops by yours. No percentage shuts you out.',
      source: 'Ky. Rev. Stat. § 411.182',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Kentucky has choice no-fault, and basic benefits of $10,000 pay first. Unless you opted out, you can sue for pain and suffering only above $1,000 of medical costs or for injuries such as a fracture.',
        source: 'Ky. Rev. Stat. § 304.39-060',
      },
      {
        topic: 'Limits on damages',
        text: 'Lawmakers can’t limit what you recover for injury or death.',
        source: 'Ky. Const. § 54',
      },
    ],
    funding: {
      text: 'In 2019 a federal appeals court, applying Kentucky law, refused to enforce one company’s agreements. It called them usury and a forbidden interest in a lawsuit. Have your attorney read any contract against that decision first.',
      source:
        'Boling v. Prospect Funding Holdings, 771 F. App’x 562 (6th Cir. 2019); Ky. Rev. Stat. § 372.060',
    },
    caseTypes: [
      'Car crashes with no-fault benefits',
      'Parcel and freight truck collisions',
      'Mine, plant and warehouse injuries',
      'Hospital and nursing home neglect',
    ],
  },
  TN: {
    majorCities: ['Nashville', 'Memphis', 'Knoxville', 'Chattanooga'],
    intro:
      'One year is all Tennessee gives you, so lawyers file here while people are still in treatment. Memphis moves the nation’s parcels, and I-40 runs the whole length of the state. The law caps the price of advances like ours, in dollars per thousand.',
    timeToSue: {
      text: 'You have one year for most injuries, or two years when criminal charges are brought against whoever hurt you.',
      source: 'Tenn. Code § 28-3-104(a)',
    },
    sharedFault: {
      text: 'You can recover only if your fault is less than that of the people you sue. At 50% you get nothing.',
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
        text: 'You have 12 months to sue a city or county, and a judge hears the case without a jury.',
        source: 'Tenn. Code §§ 29-20-305, 29-20-307',
      },
    ],
    funding: {
      text: 'The Litigation Financing Consumer Protection Act requires a company to register with the state. It limits a deal to three years. The yearly fee can be at most 10% of the advance, plus at most $360 a year for each $1,000 still owed. You can cancel within five business days of signing or getting the money, whichever is later.',
      source: 'Tenn. Code §§ 47-16-101 to 47-16-110',
    },
    caseTypes: [
      'I-40 truck collisions',
      'Car crashes',
      'Warehouse and parcel hub injuries',
      'Families after a fatal crash',
    ],
  },
  WV: {
    majorCities: ['Charleston', 'Huntington', 'Morgantown', 'Parkersburg'],
    intro:
      'Coal, gas and timber leave West Virginia on steep roads that everyone else uses too. Work injuries here often come with a claim that the employer knew about the danger. The state keeps the price of an advance lower than almost any other.',
    timeToSue: {
      text: 'You have two years to file an injury suit.',
      source: 'W. Va. Code § 55-2-12',
    },
    sharedFault: {
      text: 'You can recover unless your fault is greater than everyone else’s combined. Your share comes off.',
      source: 'W. Va. Code § 55-7-13c',
    },
    otherRules: [
      {
        topic: 'Work injuries',
        text: 'Even an employer with workers’ compensation coverage can be sued if it knowingly exposed you to an unsafe condition, as the statute defines it.',
        source: 'W. Va. Code § 23-4-2',
      },
      {
        topic: 'Medical cases',
        text: 'Pain and suffering is capped at two levels, depending on how severe the injury is. Both go up with inflation.',
        source: 'W. Va. Code § 55-7B-8',
      },
      {
        topic: 'Claims against government',
        text: 'You have to give a state agency written notice at least 30 days before you sue.',
        source: 'W. Va. Code § 55-17-3',
      },
    ],
    funding: {
      text: 'A company can charge at most 18% a year of the amount advanced. It can’t compound more than twice a year or charge past 42 months. It has to register and post a bond, and the other side gets to see the contract. You can cancel within five business days of signing or getting the money, whichever is later.',
      source: 'W. Va. Code §§ 46A-6N-1 to 46A-6N-9',
    },
    caseTypes: [
      'Mine and gas field injuries',
      'Coal and log truck collisions',
      'Mountain road crashes',
      'ATV and motorcycle crashes',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
