import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'

export const greatLakes = {
  IL: {
    majorCities: ['Chicago', 'Aurora', 'Joliet', 'Naperville'],
    intro:
      'A quarter of the nation’s rail freight goes through Chicago, and the warehouses around Joliet load it onto trucks. Illinois courts have struck down every general cap on damages that lawmakers wrote. The state licenses funding companies, so you can look one up before you call.',
    timeToSue: {
      text: 'You have two years for an injury, but only one when you sue a city, a county or another local body.',
      source: '735 ILCS 5/13-202; 745 ILCS 10/8-101',
    },
    sharedFault: {
      text: 'If more than 50% of the fault is yours, you recover nothing. Up to that, your share comes off.',
      source: '735 ILCS 5/2-1116',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'The state’s supreme court struck down caps in 1997, and again for medical cases in 2010.',
        source:
          'Best v. Taylor Machine Works, 179 Ill. 2d 367 (1997); Lebron v. Gottlieb Mem’l Hosp., 237 Ill. 2d 217 (2010)',
      },
      {
        topic: 'Medical cases',
        text: 'You have to file with an attorney’s affidavit and a health professional’s report that the case has merit.',
        source: '735 ILCS 5/2-622',
      },
    ],
    funding: {
      text: 'Under the Consumer Legal Funding Act of 2022, every company needs a license from the Department of Financial and Professional Regulation. The act limits the charges and how long they can run. The contract has to show the whole schedule. You can cancel within 14 business days after the money is sent. Referral fees are barred. A contract with an unlicensed company is void.',
      source: '815 ILCS 121',
    },
    caseTypes: [
      'Freight truck collisions',
      'Chicago car and pedestrian crashes',
      'Rail yard and warehouse injuries',
      'Hospital and birth injuries',
    ],
  },
  IN: {
    majorCities: ['Indianapolis', 'Fort Wayne', 'Evansville', 'South Bend'],
    intro:
      'Indiana calls itself the crossroads of America, and its interstates meet in Indianapolis like spokes. A medical case goes to a panel of doctors before a court can hear it. The state was early to set a clear price limit on advances.',
    timeToSue: {
      text: 'You have two years to file suit for a personal injury.',
      source: 'Ind. Code § 34-11-2-4',
    },
    sharedFault: {
      text: 'You’re barred if your fault is greater than that of everyone else who contributed. Otherwise your share comes off.',
      source: 'Ind. Code § 34-51-2-6',
    },
    otherRules: [
      {
        topic: 'Medical cases',
        text: 'A review panel of health professionals gives an opinion first. The total award stops at $1.8 million for acts after June 30, 2019.',
        source: 'Ind. Code §§ 34-18-8-4, 34-18-14-3',
      },
      {
        topic: 'Claims against government',
        text: 'You have 180 days to notify a city, town or county, and 270 days for the state. One person’s damages stop at $700,000. Any fault of your own bars a claim against a public body.',
        source: 'Ind. Code §§ 34-13-3-4, 34-13-3-6, 34-13-3-8; 34-51-2-2',
      },
    ],
    funding: {
      text: 'Indiana calls an advance a “civil proceeding advance payment.” The fee can’t top 36% a year of the amount funded, plus at most 7% a year for servicing and $500 for documents. The company needs a license, and the other side must be told about the contract. Your attorney signs that the costs were explained. You can cancel within five business days after the money is sent.',
      source: 'Ind. Code 24-12',
    },
    caseTypes: [
      'Crossroads truck collisions',
      'Car crashes',
      'Steel, RV and auto plant injuries',
      'Hospital errors',
    ],
  },
  MI: {
    majorCities: ['Detroit', 'Grand Rapids', 'Warren', 'Sterling Heights'],
    intro:
      'After a crash in Michigan, your own insurer pays for your medical care, up to the level you picked when you bought the policy. You can sue the other driver for pain only if the injury changed how you live. Factories, lakes and long winters bring the other cases.',
    timeToSue: {
      text: 'You have three years for an injury. A claim for your own no-fault benefits has a separate limit of one year.',
      source: 'Mich. Comp. Laws §§ 600.5805(2), 500.3145',
    },
    sharedFault: {
      text: 'If more than half the fault is yours, you get nothing for pain and suffering. Bills and wages still get paid, minus your share.',
      source: 'Mich. Comp. Laws § 600.2959',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Michigan is a no-fault state. Since July 2020, drivers choose how much medical coverage to carry. To sue for pain and suffering takes a death, serious disfigurement or serious impairment of an important body function.',
        source: 'Mich. Comp. Laws §§ 500.3107c, 500.3135',
      },
      {
        topic: 'Medical cases',
        text: 'Pain and suffering has two ceilings, depending on how severe the injury is. The state adjusts them each year.',
        source: 'Mich. Comp. Laws § 600.1483',
      },
      {
        topic: 'Road defects',
        text: 'You have 120 days to give notice of a highway defect.',
        source: 'Mich. Comp. Laws § 691.1404',
      },
    ],
    funding: {
      text: 'In 2004 a Michigan appeals court treated advances as usurious loans. Fault had been admitted and a jury had already ruled, so repayment was hardly in doubt. That’s why we ask where your case stands. Have your attorney do the same.',
      source: 'Lawsuit Financial v. Curry, 261 Mich. App. 579 (2004)',
    },
    caseTypes: [
      'Serious-impairment car crashes',
      'Auto plant and parts injuries',
      'Motorcycle crashes',
      'Defective vehicles',
    ],
  },
  OH: {
    majorCities: ['Columbus', 'Cleveland', 'Cincinnati', 'Toledo'],
    intro:
      'Ohio makes tires, steel, jet engines and more car parts than almost anyone, and ships them on I-70, I-71 and I-75. Pain and suffering is capped unless the injury is catastrophic. Medical cases get only one year, half the usual time.',
    timeToSue: {
      text: 'You have two years for a bodily injury and one for a medical claim.',
      source: 'Ohio Rev. Code §§ 2305.10, 2305.113',
    },
    sharedFault: {
      text: 'You can recover if your fault isn’t greater than everyone else’s combined. Your share comes off.',
      source: 'Ohio Rev. Code § 2315.33',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering stops at $250,000 or three times the economic loss, up to $350,000 a person and $500,000 an event. There’s no limit for a lost limb, a lasting deformity or an injury that ends self-care.',
        source: 'Ohio Rev. Code § 2315.18',
      },
      {
        topic: 'Claims against government',
        text: 'The Court of Claims hears claims against the state. You have two years to file.',
        source: 'Ohio Rev. Code § 2743.16',
      },
    ],
    funding: {
      text: 'Ohio has had rules for advances since 2008. The front page must show the amount, each fee and what you’d owe every six months for three years. You can cancel within five business days after you get the money. Lawmakers worked on a replacement in 2025 and 2026, so ask which law your contract follows.',
      source: 'Ohio Rev. Code § 1349.55',
    },
    caseTypes: ['Car crashes', 'Freight truck collisions', 'Plant and machine injuries', 'Hospital errors'],
  },
  WI: {
    majorCities: ['Milwaukee', 'Madison', 'Green Bay', 'Kenosha'],
    intro:
      'Dairy farms, paper mills and machine shops make Wisconsin a state of hard work around moving parts. You can sue the other driver’s insurer by name, which few states allow. If you’re funded, the law expects the other side to be told.',
    timeToSue: {
      text: 'You have three years for an injury, or two for a death in a motor vehicle crash.',
      source: 'Wis. Stat. § 893.54',
    },
    sharedFault: {
      text: 'You can recover if your negligence isn’t greater than that of the person you sue. Each defendant is compared with you one by one.',
      source: 'Wis. Stat. § 895.045',
    },
    otherRules: [
      {
        topic: 'Medical cases',
        text: 'Pain and suffering stops at $750,000. The state’s supreme court upheld that limit in 2018.',
        source: 'Wis. Stat. § 893.55; Mayo v. Wis. Injured Patients & Families Comp. Fund, 2018 WI 78',
      },
      {
        topic: 'Claims against government',
        text: 'You have 120 days to give written notice of the injury.',
        source: 'Wis. Stat. §§ 893.80, 893.82',
      },
      {
        topic: 'Suing the insurer',
        text: 'You can make the at-fault person’s insurer a party to the suit.',
        source: 'Wis. Stat. § 632.24',
      },
    ],
    funding: {
      text: 'Since 2018, each side has to hand over any agreement that pays someone out of the case, without being asked. So the insurer will probably read your contract. Keep it simple, and tell your attorney about it from the start.',
      source: 'Wis. Stat. § 804.01(2)(bg)',
    },
    caseTypes: ['Winter road crashes', 'Farm and mill injuries', 'Motorcycle crashes', 'Falls on ice'],
  },
} satisfies Partial<Record<StateCode, StateWords>>
