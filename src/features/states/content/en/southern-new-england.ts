import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { noStatute } from './no-statute.ts'

export const southernNewEngland = {
  CT: {
    majorCities: ['Bridgeport', 'Stamford', 'New Haven', 'Hartford'],
    intro:
      'Commuters pack I-95 and the Merritt Parkway, where low bridges and short ramps leave little room for a mistake. Its plants and shipyards turn out helicopters, submarines and jet engines. Connecticut gives you two years to sue, and a fall on a town sidewalk can have a deadline of only 90 days.',
    timeToSue: {
      text: 'You have two years from the day you find the injury, or should have found it. You never have more than three years from the act that caused it.',
      source: 'Conn. Gen. Stat. § 52-584',
    },
    sharedFault: {
      text: 'You can recover as long as your part of the blame isn’t greater than that of the people you sue. Your part comes off what you win.',
      source: 'Conn. Gen. Stat. § 52-572h',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'There’s no general cap on what a jury can award for pain and suffering.',
        source: 'Common law; no statute sets one',
      },
      {
        topic: 'Broken roads and sidewalks',
        text: 'A town must get written notice within 90 days of an injury from a defective road or sidewalk.',
        source: 'Conn. Gen. Stat. § 13a-149',
      },
    ],
    funding: {
      text: 'Under Connecticut’s statute, an advance of up to $50,000 is a small loan, and the company needs a license. With all charges, the yearly rate can be at most 36% below $5,000, and 25% above that. Ask for the rate as one number, for the license, and for what you’d owe at 12, 24 and 36 months.',
      source: 'Conn. Gen. Stat. § 36a-555 et seq.; Public Act 23-126',
    },
    caseTypes: [
      'Highway pile-ups on I-95',
      'Falls on ice and sidewalks',
      'Factory and shipyard injuries',
      'Hospital and surgery errors',
    ],
  },
  MA: {
    majorCities: ['Boston', 'Worcester', 'Springfield', 'Cambridge'],
    intro:
      'Boston has some of the country’s best hospitals, some of its oldest streets, and drivers known for nerve. After a crash, your own insurer pays first, no matter who caused it. To sue for pain and suffering, your medical bills have to pass a small threshold.',
    timeToSue: {
      text: 'You have three years to file an injury suit.',
      source: 'Mass. Gen. Laws ch. 260, § 2A',
    },
    sharedFault: {
      text: 'You can recover if your fault isn’t greater than that of everyone you sue combined. Your share comes off.',
      source: 'Mass. Gen. Laws ch. 231, § 85',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Massachusetts is a no-fault state: your own policy pays up to $8,000 first. You can sue for pain and suffering once medical costs pass $2,000, or for a broken bone, a lost limb, lasting scars or a death.',
        source: 'Mass. Gen. Laws ch. 90, § 34A; ch. 231, § 6D',
      },
      {
        topic: 'Claims against government',
        text: 'You have to notify a public employer in writing within two years. For a defect in a road or sidewalk, you have 30 days.',
        source: 'Mass. Gen. Laws ch. 258, § 4; ch. 84, § 18',
      },
      {
        topic: 'Medical cases',
        text: 'Pain and suffering is limited to $500,000 unless there’s a serious loss, disfigurement or other special circumstances.',
        source: 'Mass. Gen. Laws ch. 231, § 60H',
      },
    ],
    funding: {
      text: 'The state’s highest court dropped the old ban on outside money in lawsuits in 1997. It kept the right to strike down an unfair agreement. So a fair price is a legal matter here. Ask for the yearly rate and for the most you could ever owe.',
      source: 'Saladini v. Righellis, 426 Mass. 231 (1997)',
    },
    caseTypes: [
      'City traffic and pedestrian crashes',
      'Hospital and diagnosis errors',
      'Falls on ice and old stairs',
      'Construction site injuries',
    ],
  },
  RI: {
    majorCities: ['Providence', 'Cranston', 'Warwick', 'Pawtucket'],
    intro:
      'The smallest state packs a million people along I-95 and Narragansett Bay. Its fault rule is one of the kindest: even if you were mostly to blame, you can recover the rest. But a fall on a city street has a notice deadline of just 60 days.',
    timeToSue: {
      text: 'You have three years to file a suit for personal injury.',
      source: 'R.I. Gen. Laws § 9-1-14(b)',
    },
    sharedFault: {
      text: 'Your award drops by your own share of the blame, but no share shuts you out altogether.',
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
      text: 'Under pure comparative fault, a case keeps some value even when the blame is shared. That can make funding possible where another state’s rule wouldn’t. We know of no Rhode Island statute just for consumer legal funding. Ask how the charge grows and whether it ever stops.',
      source: noStatute,
    },
    caseTypes: [
      'Urban car and bus crashes',
      'Sidewalk and store falls',
      'Dock, boatyard and port injuries',
      'Nursing home and hospital neglect',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
