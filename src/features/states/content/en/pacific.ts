import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { noStatute } from './no-statute.ts'

export const pacific = {
  AK: {
    majorCities: ['Anchorage', 'Fairbanks', 'Juneau', 'Wasilla'],
    intro:
      'Many Alaskans get to work by small plane or boat, and fishing and oil are among the most dangerous jobs there are. An injury at sea may fall under federal law, not Alaska’s. On land, the state limits pain and suffering by how long you’re expected to live.',
    timeToSue: {
      text: 'The deadline for an injury or a death is two years.',
      source: 'Alaska Stat. § 09.10.070',
    },
    sharedFault: {
      text: 'The award goes down by your percentage of fault and never to zero because of it. The defendants each pay for their own percentage.',
      source: 'Alaska Stat. §§ 09.17.060, 09.17.080',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering stops at $400,000 or $8,000 for each year of life expectancy, whichever is more. For severe impairment or disfigurement, it’s $1 million or $25,000 a year.',
        source: 'Alaska Stat. § 09.17.010',
      },
      {
        topic: 'Medical cases',
        text: 'The limits are lower: $250,000, or $400,000 for a death or the most severe disability.',
        source: 'Alaska Stat. § 09.55.549',
      },
    ],
    funding: {
      text: 'Tell us whether it happened on land, on a vessel or in the air. Each has its own law and its own clock. We know of no Alaska statute just for consumer legal funding. Ask how the price works out when experts have to fly in and a case runs long.',
      source: noStatute,
    },
    caseTypes: [
      'Fishing and vessel injuries',
      'Small plane and float plane crashes',
      'Winter road crashes',
      'Oilfield and mine injuries',
    ],
  },
  CA: {
    majorCities: ['Los Angeles', 'San Diego', 'San Jose', 'San Francisco'],
    intro:
      'No state has more people, more cars or more lawsuits waiting for a courtroom. California lets you recover even when most of the blame is yours. But a driver without insurance gives up pain and suffering. Since 2026 the state has its own law on advances like ours.',
    timeToSue: {
      text: 'You have two years to sue for an injury or a death.',
      source: 'Cal. Code Civ. Proc. § 335.1',
    },
    sharedFault: {
      text: 'Your recovery shrinks by your share of the fault but never disappears because of it. For pain and suffering, each defendant pays only its own part.',
      source: 'Li v. Yellow Cab Co., 13 Cal. 3d 804 (1975); Cal. Civ. Code § 1431.2',
    },
    otherRules: [
      {
        topic: 'Claims against government',
        text: 'You have six months to file a written claim.',
        source: 'Cal. Gov. Code § 911.2',
      },
      {
        topic: 'Medical cases',
        text: 'Pain and suffering is capped at $470,000 in 2026, or $650,000 for a death. Both go up each January.',
        source: 'Cal. Civ. Code § 3333.2',
      },
      {
        topic: 'Driving without insurance',
        text: 'After a crash, an uninsured owner or driver can’t recover for pain and suffering, unless the other driver was drunk.',
        source: 'Cal. Civ. Code § 3333.4',
      },
    ],
    funding: {
      text: 'The California Consumer Legal Funding Act took effect on January 1, 2026. The contract must be in plain English and in the language you spoke with the company. The price is set by time and stops growing after 36 months. Your attorney must acknowledge it. You can cancel within five business days after the money is sent.',
      source: '2025 Assembly Bill 931',
    },
    caseTypes: [
      'Freeway car crashes',
      'Motorcycle crashes',
      'Port, farm and warehouse injuries',
      'Defective products',
    ],
  },
  HI: {
    majorCities: ['Honolulu', 'East Honolulu', 'Pearl City', 'Hilo'],
    intro:
      'A visitor hurt in Hawaii goes home in a week, and the case stays behind in one of four island circuit courts. Mopeds, rental cars, surf and hotel walkways bring most of the claims. Drivers carry no-fault coverage, and to sue you need $5,000 of medical costs or a lasting injury.',
    timeToSue: {
      text: 'You have two years to file an injury suit.',
      source: 'Haw. Rev. Stat. § 657-7',
    },
    sharedFault: {
      text: 'You can recover if your negligence wasn’t greater than that of everyone you sue. Your share comes off.',
      source: 'Haw. Rev. Stat. § 663-31',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Personal injury protection of $10,000 pays first. You can sue the other driver above $5,000 of benefits, or for death, a lasting loss of use or serious disfigurement.',
        source: 'Haw. Rev. Stat. §§ 431:10C-103.5, 431:10C-306',
      },
      {
        topic: 'Limits on damages',
        text: 'Awards for physical pain and suffering stop at $375,000 in many cases. The statute lists the cases without that limit.',
        source: 'Haw. Rev. Stat. §§ 663-8.7, 663-10.9',
      },
    ],
    funding: {
      text: 'Everyday costs are the highest in the nation, so a few months without pay hurt sooner here. If you got hurt on a visit, Hawaii’s law decides your case and your home state’s law covers the advance. We know of no Hawaii statute just for consumer legal funding. Ask about the total at two years.',
      source: noStatute,
    },
    caseTypes: [
      'Rental car and moped crashes',
      'Hotel, beach and trail falls',
      'Pedestrian and car crashes',
      'Boat, dock and construction injuries',
    ],
  },
  OR: {
    majorCities: ['Portland', 'Eugene', 'Salem', 'Gresham'],
    intro:
      'Log trucks on the Coast Range, bikes in Portland and black ice on I-84 make Oregon’s cases very different from each other. Every car policy pays $15,000 of medical care right away. In 2020 the state’s supreme court set aside the $500,000 cap for injured people.',
    timeToSue: {
      text: 'You have two years to file an injury suit, and three for a wrongful death.',
      source: 'Or. Rev. Stat. §§ 12.110(1), 30.020',
    },
    sharedFault: {
      text: 'You can recover if your fault isn’t greater than everyone else’s put together. Your share comes off.',
      source: 'Or. Rev. Stat. § 31.600',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'A 2020 decision ended the $500,000 limit on pain and suffering for injured people. Since 2022 the statute covers wrongful death alone.',
        source: 'Busch v. McInnis Waste Systems, 366 Or. 628 (2020); Or. Rev. Stat. § 31.710',
      },
      {
        topic: 'Claims against government',
        text: 'You have 180 days to give notice, or one year for a death.',
        source: 'Or. Rev. Stat. § 30.275',
      },
      {
        topic: 'Car insurance',
        text: 'Personal injury protection of $15,000 pays medical costs for up to two years, no matter who was at fault.',
        source: 'Or. Rev. Stat. §§ 742.520, 742.524',
      },
    ],
    funding: {
      text: 'Your insurer’s medical payments may have to be paid back out of the settlement. So would an advance. Have your attorney add the two up before you decide how much to take. We know of no Oregon statute just for consumer legal funding.',
      source: noStatute,
    },
    caseTypes: [
      'Bicycle and car crashes',
      'Log truck collisions',
      'Mill, farm and nursery injuries',
      'Falls in shops and rentals',
    ],
  },
  WA: {
    majorCities: ['Seattle', 'Spokane', 'Tacoma', 'Vancouver'],
    intro:
      'Washington builds jets, lands crab and ships apples, and its ferries and bridges squeeze everyone onto the same few roads. There’s no cap on damages, and there are no punitive ones either. Even if you were mostly to blame, you keep the rest of the claim.',
    timeToSue: {
      text: 'You have three years to file an injury suit.',
      source: 'Wash. Rev. Code § 4.16.080(2)',
    },
    sharedFault: {
      text: 'Your share of the fault comes off but never shuts you out. If none of it was yours, the defendants who lose are liable together for the whole.',
      source: 'Wash. Rev. Code §§ 4.22.005, 4.22.070',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'The state’s supreme court struck down the cap on pain and suffering in 1989.',
        source: 'Sofie v. Fibreboard Corp., 112 Wn.2d 636 (1989)',
      },
      {
        topic: 'Claims against government',
        text: 'You have to file a claim form at least 60 days before you sue.',
        source: 'Wash. Rev. Code §§ 4.92.110, 4.96.020',
      },
    ],
    funding: {
      text: 'With no cap and a mild fault rule, case values hold steady. But a full King County calendar can mean a long wait. We know of no Washington statute just for consumer legal funding. Ask for the total after two years, and what happens to it if the trial is put off.',
      source: noStatute,
    },
    caseTypes: [
      'I-5 car and truck crashes',
      'Fishing, port and plant injuries',
      'Pedestrian and bicycle crashes',
      'Defective products',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
