import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { noStatute } from './no-statute.ts'

export const northernPlains = {
  IA: {
    majorCities: ['Des Moines', 'Cedar Rapids', 'Davenport', 'Sioux City'],
    intro:
      'I-80 carries the country’s freight across Iowa, and at harvest time combines share the county roads. Since 2023 the law limits pain and suffering in truck and medical cases. Meat plants and grain bins account for many of its worst work injuries.',
    timeToSue: {
      text: 'You have two years to file suit for a personal injury.',
      source: 'Iowa Code § 614.1(2)',
    },
    sharedFault: {
      text: 'You’re barred only if you carry more fault than all the defendants combined. Otherwise your share comes off.',
      source: 'Iowa Code § 668.3',
    },
    otherRules: [
      {
        topic: 'Truck cases',
        text: 'Against the owner or driver of a commercial vehicle, pain and suffering stops at $5 million a person. There are exceptions, such as drunk driving.',
        source: 'Iowa Code § 668.15A',
      },
      {
        topic: 'Medical cases',
        text: 'Pain and suffering stops at $250,000. For a lasting loss, disfigurement or death it’s $1 million, or $2 million when a hospital is sued. The two higher figures grow from 2028.',
        source: 'Iowa Code § 147.136A',
      },
    ],
    funding: {
      text: 'Bills on lawsuit funding came up in the Iowa legislature in 2025 and 2026, and we couldn’t confirm that one became law. Ask any company which Iowa rules it follows and whether charges ever stop. And have your attorney approve the contract in writing.',
      source: noStatute,
    },
    caseTypes: [
      'I-80 truck collisions',
      'County road and farm vehicle crashes',
      'Meat plant and grain bin injuries',
      'Hospital errors',
    ],
  },
  MN: {
    majorCities: ['Minneapolis', 'Saint Paul', 'Rochester', 'Bloomington'],
    intro:
      'Minnesota gives most injured people six years, though a death claim gets three. After a crash, your own no-fault policy pays first, and a threshold decides who can sue. The state’s supreme court has looked at contracts like ours twice and explained what it expects.',
    timeToSue: {
      text: 'You have six years for negligence, four for medical cases and three for wrongful death.',
      source: 'Minn. Stat. §§ 541.05, 541.076, 573.02',
    },
    sharedFault: {
      text: 'You can recover if your fault isn’t greater than that of the person you sue. Your share comes off.',
      source: 'Minn. Stat. § 604.01',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'No-fault benefits pay first. To sue for pain and suffering, you need more than $4,000 of medical costs, a permanent injury, lasting disfigurement, 60 days of disability, or a death.',
        source: 'Minn. Stat. §§ 65B.44, 65B.51',
      },
      {
        topic: 'Claims against government',
        text: 'A city or county should get notice within 180 days.',
        source: 'Minn. Stat. § 466.05',
      },
    ],
    funding: {
      text: 'The state’s supreme court lifted the ban on these contracts in 2020. In 2023 it held that the usury law doesn’t apply when repayment depends on the case. One test remains: a price can still be too unfair to enforce. Ask for the yearly rate as one number.',
      source:
        'Maslowski v. Prospect Funding Partners, 944 N.W.2d 235 (Minn. 2020) and 994 N.W.2d 293 (Minn. 2023)',
    },
    caseTypes: [
      'Winter car crashes',
      'Medical errors',
      'Mine, mill and plant injuries',
      'Snowmobile and motorcycle crashes',
    ],
  },
  NE: {
    majorCities: ['Omaha', 'Lincoln', 'Bellevue', 'Grand Island'],
    intro:
      'Cattle, corn and railroads run Nebraska, and I-80 ties them together for 455 miles. Four years to sue is generous, but the rest is strict: no punitive damages, and nothing if half the blame is yours. Meatpacking lines hurt people here as much as the highway does.',
    timeToSue: {
      text: 'You have four years to file an injury suit, and two for professional negligence.',
      source: 'Neb. Rev. Stat. §§ 25-207, 25-222',
    },
    sharedFault: {
      text: 'If your negligence is equal to or greater than that of everyone you sue, you recover nothing. Below that, your share comes off.',
      source: 'Neb. Rev. Stat. § 25-21,185.09',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Courts don’t award punitive damages to injured people. Medical cases have a ceiling on the whole award: $2.25 million for acts after 2014.',
        source: 'Neb. Const. art. VII, § 5; Neb. Rev. Stat. § 44-2825',
      },
      {
        topic: 'Claims against government',
        text: 'You have one year to file a written claim with a city, county or school.',
        source: 'Neb. Rev. Stat. § 13-919',
      },
    ],
    funding: {
      text: 'Under the Nonrecourse Civil Litigation Act, a funding company needs a certificate from the Secretary of State. It has to show all costs up front and leave every decision about the case to you and your attorney. You can cancel within five business days after you get the money. Ask for the certificate.',
      source: 'Neb. Rev. Stat. §§ 25-3301 to 25-3309',
    },
    caseTypes: [
      'I-80 truck collisions',
      'Meatpacking and rail injuries',
      'Rural road crashes',
      'Farm equipment failures',
    ],
  },
  ND: {
    majorCities: ['Fargo', 'Bismarck', 'Grand Forks', 'Minot'],
    intro:
      'The Bakken oil field filled North Dakota’s western roads with water trucks and tired drivers. You have six years for most injury suits here, and no-fault insurance pays first after a crash. Winter closes highways for days, and the pileups that come first fill the courts.',
    timeToSue: {
      text: 'You have six years for most injuries, and two for medical malpractice or a wrongful death.',
      source: 'N.D. Cent. Code §§ 28-01-16(5), 28-01-18',
    },
    sharedFault: {
      text: 'If your fault is as great as everyone else’s combined, you recover nothing. Below that, your share comes off.',
      source: 'N.D. Cent. Code § 32-03.2-02',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Basic no-fault benefits go up to $30,000. You can sue for pain and suffering only after a serious injury. That means more than $2,500 of medical costs, disfigurement, or 60 days of disability, for example.',
        source: 'N.D. Cent. Code ch. 26.1-41',
      },
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering in medical cases stops at $500,000.',
        source: 'N.D. Cent. Code § 32-42-02',
      },
      {
        topic: 'Claims against government',
        text: 'You have 180 days to notify the state.',
        source: 'N.D. Cent. Code § 32-12.2-04',
      },
    ],
    funding: {
      text: 'A bill to license lawsuit funding reached Bismarck in 2025, and we couldn’t confirm that it passed. Until that’s clear, ask a company whether it holds any state license and what you’d owe after two winters. Then ask what your attorney thinks of the terms.',
      source: noStatute,
    },
    caseTypes: [
      'Oilfield injuries',
      'Oil and grain truck collisions',
      'Winter pile-ups',
      'Families after a fatal crash',
    ],
  },
  SD: {
    majorCities: ['Sioux Falls', 'Rapid City', 'Aberdeen', 'Brookings'],
    intro:
      'South Dakota is the only state left that weighs blame as “slight” or “more than slight,” not in percent. Each August hundreds of thousands of riders come to Sturgis, and the curves of the Black Hills do the rest. A case here turns on one word, so how the crash is told matters.',
    timeToSue: {
      text: 'You have three years for an injury and two for medical malpractice.',
      source: 'S.D. Codified Laws §§ 15-2-14(3), 15-2-14.1',
    },
    sharedFault: {
      text: 'You can recover only if your own negligence was slight next to the other side’s. Your award then drops in proportion. If it was more than slight, you get nothing.',
      source: 'S.D. Codified Laws § 20-9-2',
    },
    otherRules: [
      {
        topic: 'Claims against government',
        text: 'You have 180 days from the injury to give written notice.',
        source: 'S.D. Codified Laws § 3-21-2',
      },
      {
        topic: 'Medical cases',
        text: 'General damages, such as pain and suffering, stop at $500,000. There’s no limit on bills and lost wages.',
        source: 'S.D. Codified Laws § 21-3-11',
      },
    ],
    funding: {
      text: 'Licensed money lenders in South Dakota can charge at most 36% a year. Does that reach an advance you repay only if you win? Ask your attorney. A bill on lawsuit funding came up in 2025, and we couldn’t confirm how it ended.',
      source: 'S.D. Codified Laws § 54-4-44',
    },
    caseTypes: [
      'Motorcycle crashes',
      'Interstate truck collisions',
      'Farm and packing plant injuries',
      'Rural car crashes',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
