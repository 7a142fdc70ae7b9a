import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { noStatute } from './no-statute.ts'

export const mountain = {
  CO: {
    majorCities: ['Denver', 'Colorado Springs', 'Aurora', 'Fort Collins'],
    intro:
      'I-70 climbs from Denver to the ski towns over passes where brakes fail and the weather turns in minutes. Colorado gives crash victims three years and most others two. In 2025 it roughly doubled its limit on pain and suffering.',
    timeToSue: {
      text: 'You have two years for most injuries, or three when a motor vehicle caused it.',
      source: 'Colo. Rev. Stat. §§ 13-80-102, 13-80-101(1)(n)',
    },
    sharedFault: {
      text: 'Your negligence has to be less than that of the people you sue. At 50% you get nothing.',
      source: 'Colo. Rev. Stat. § 13-21-111',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'In suits filed from January 1, 2025, pain and suffering stops at $1.5 million, and at $2.125 million for wrongful death. The figures follow inflation from 2028. Medical cases have lower limits that go up each year.',
        source: 'Colo. Rev. Stat. §§ 13-21-102.5, 13-21-203 (2024 House Bill 1472)',
      },
      {
        topic: 'Claims against government',
        text: 'You have 182 days from finding the injury to give written notice.',
        source: 'Colo. Rev. Stat. § 24-10-109',
      },
    ],
    funding: {
      text: 'Colorado’s supreme court ruled in 2015 that a lawsuit advance is a loan, even when you repay only if you win. So the state’s consumer credit code governs it. Ask how the rate in your offer fits that code and which license backs it.',
      source: 'Oasis Legal Finance Group v. Coffman, 2015 CO 63',
    },
    caseTypes: [
      'Mountain pass and freeway crashes',
      'Runaway and jackknifed trucks',
      'Ski area and trail injuries',
      'Construction and gas field injuries',
    ],
  },
  ID: {
    majorCities: ['Boise', 'Meridian', 'Nampa', 'Idaho Falls'],
    intro:
      'Boise’s valley has grown faster than its roads, while the rest of Idaho drives canyons and logging grades. Timber, dairies and phosphate mines make for hard work. Pain and suffering has a cap that goes up with wages every July.',
    timeToSue: {
      text: 'Idaho gives you two years to sue, whether for an injury or for a death.',
      source: 'Idaho Code § 5-219(4)',
    },
    sharedFault: {
      text: 'Your negligence has to be less than that of the person you sue. At half, you get nothing.',
      source: 'Idaho Code § 6-801',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'The cap on pain and suffering began at $250,000 in 2004 and follows average wages. It doesn’t protect reckless or criminal conduct.',
        source: 'Idaho Code § 6-1603',
      },
      {
        topic: 'Claims against government',
        text: 'The state, a county or a city has to hear of your claim within 180 days.',
        source: 'Idaho Code §§ 6-905, 6-906',
      },
    ],
    funding: {
      text: 'We know of no Idaho statute just for consumer legal funding. The cap on pain and suffering limits what most cases are worth, and our offers have to stay well under that. Ask how much of a likely settlement you’d keep after fees, liens and the advance.',
      source: noStatute,
    },
    caseTypes: [
      'Treasure Valley car crashes',
      'Log and hay truck collisions',
      'Farm, mine and mill injuries',
      'Motorcycle crashes',
    ],
  },
  MT: {
    majorCities: ['Billings', 'Missoula', 'Great Falls', 'Bozeman'],
    intro:
      'In Montana, help can be an hour away, and that’s why its crashes kill more often than most. Mines, ranches, rail lines and refineries fill out the list. Since 2024 no funder can take more than a quarter of what a case brings in.',
    timeToSue: {
      unsettled: 'for injuries before October 1, 2026',
      text: 'You have three years for injuries before October 1, 2026. The law was rewritten from that day on. If you got hurt since then, ask your attorney which period is yours.',
      source: 'Mont. Code § 27-2-204',
    },
    sharedFault: {
      text: 'You can recover if your negligence wasn’t greater than that of everyone you sue. Your share comes off.',
      source: 'Mont. Code § 27-1-702',
    },
    otherRules: [
      {
        topic: 'Medical cases',
        text: 'You have two years from the injury or from finding it, and five at the most. Pain and suffering is capped. Lawmakers have debated the figure, so ask for the current one.',
        source: 'Mont. Code §§ 27-2-205, 25-9-411',
      },
      {
        topic: 'Claims against government',
        text: 'You have to file a claim first, and the state has 120 days to answer it.',
        source: 'Mont. Code § 2-9-301',
      },
    ],
    funding: {
      text: 'A company must register with the Secretary of State, and the price is limited twice. The yearly rate can be at most 15%, or the prime rate plus 6 points if that’s more. And it can never take over 25% of what the case pays. A contract that breaks the act can’t be enforced. You can cancel within five business days of signing or getting the money, whichever is later.',
      source: 'Mont. Code §§ 31-4-101 et seq., 31-1-107',
    },
    caseTypes: [
      'Rural highway crashes',
      'Mine, ranch and rail injuries',
      'Interstate truck collisions',
      'Families after a fatal crash',
    ],
  },
  UT: {
    majorCities: ['Salt Lake City', 'West Valley City', 'West Jordan', 'Provo'],
    intro:
      'Most of Utah lives along eighty miles of I-15, and most of its crashes happen there too. Your own policy pays the first $3,000 of care, and you have to pass that mark to sue for pain. You get four years to file, so time is rarely the problem. Unpaid bills are.',
    timeToSue: {
      text: 'You have four years for most injuries, and two for wrongful death or medical malpractice.',
      source: 'Utah Code §§ 78B-2-307(4), 78B-2-304, 78B-3-404',
    },
    sharedFault: {
      text: 'Your fault has to be less than that of everyone you sue. At half, you get nothing.',
      source: 'Utah Code § 78B-5-818',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Utah is a no-fault state. You can sue for pain and suffering with more than $3,000 of medical costs, or for death, dismemberment, a bone fracture, permanent disability or disfigurement.',
        source: 'Utah Code §§ 31A-22-307, 31A-22-309',
      },
      {
        topic: 'Claims against government',
        text: 'You have one year to give written notice of a claim.',
        source: 'Utah Code § 63G-7-402',
      },
    ],
    funding: {
      text: 'The Maintenance Funding Practices Act calls our kind of money what it is: help to keep your household going. A provider must register with the Division of Consumer Protection every year and report what it charged. You can cancel within ten business days after you sign. Ask to see the current registration.',
      source: 'Utah Code § 13-57-101 et seq., amended in 2026',
    },
    caseTypes: [
      'I-15 car crashes',
      'Truck collisions',
      'Ski and trail injuries',
      'Construction and mine injuries',
    ],
  },
  WY: {
    majorCities: ['Cheyenne', 'Casper', 'Gillette', 'Laramie'],
    intro:
      'Wind blows trucks over on I-80 between Cheyenne and Rawlins, and snow closes the road many times each winter. Wyoming has fewer people than any other state and one of the highest rates of deaths at work. Its constitution says no law can limit what’s paid for an injury or a death.',
    timeToSue: {
      text: 'You have four years for most injuries. For professional and medical errors and for wrongful death, you have two.',
      source: 'Wyo. Stat. §§ 1-3-105(a)(iv), 1-3-107, 1-38-102',
    },
    sharedFault: {
      text: 'You can recover unless more than 50% of the fault is yours. Your share comes off, and each defendant pays only its own.',
      source: 'Wyo. Stat. § 1-1-109',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'No law can limit the damages for causing an injury or a death.',
        source: 'Wyo. Const. art. 10, § 4',
      },
      {
        topic: 'Claims against government',
        text: 'You have two years to file a claim with the public body, and one year after that to sue.',
        source: 'Wyo. Stat. §§ 1-39-113, 1-39-114',
      },
    ],
    funding: {
      text: 'A very large state has few lawyers and few courts, and experts often come from Denver or Salt Lake City. So cases take patience. We know of no Wyoming statute just for consumer legal funding. Ask what you’d owe if the trial moved back a year.',
      source: noStatute,
    },
    caseTypes: [
      'I-80 truck rollovers and pile-ups',
      'Coal, oil and gas field injuries',
      'Winter car crashes',
      'Families after a fatal accident',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
