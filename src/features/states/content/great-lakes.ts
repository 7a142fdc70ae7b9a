import type { StateProfile } from './profile.ts'

export const greatLakes: readonly StateProfile[] = [
  {
    code: 'IL',
    name: 'Illinois',
    population: '12,812,508',
    majorCities: ['Chicago', 'Aurora', 'Joliet', 'Naperville'],
    intro:
      'A quarter of the nation’s rail freight passes Chicago, and the warehouses around Joliet turn it into trucks. Illinois courts have struck down every general cap on damages that lawmakers wrote. The state licenses funding companies, so you can look one up before you call.',
    timeToSue: {
      years: 2,
      text: 'Two years for an injury; only one year when you sue a city, a county or another local body.',
      source: '735 ILCS 5/13-202; 745 ILCS 10/8-101',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover nothing if you carry more than 50% of the fault. Up to that, your share is taken off.',
      source: '735 ILCS 5/2-1116',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'The supreme court struck down caps in 1997 and again, for medical cases, in 2010.',
        source:
          'Best v. Taylor Machine Works, 179 Ill. 2d 367 (1997); Lebron v. Gottlieb Mem’l Hosp., 237 Ill. 2d 217 (2010)',
      },
      {
        topic: 'Medical cases',
        text: 'The suit must come with an attorney’s affidavit and a health professional’s report that the case has merit.',
        source: '735 ILCS 5/2-622',
      },
    ],
    funding: {
      text: 'The Consumer Legal Funding Act of 2022 makes every company get a license from the Department of Financial and Professional Regulation. It limits the charges and how long they may run, asks for the whole schedule in the contract, gives you time to cancel, and bars referral fees. A contract with an unlicensed company is void.',
      source: '815 ILCS 121',
    },
    caseTypes: [
      { name: 'Freight truck collisions', page: 'truck-accident' },
      { name: 'Chicago car and pedestrian crashes', page: 'car-accident' },
      { name: 'Rail yard and warehouse injuries', page: 'workplace-injury' },
      { name: 'Hospital and birth injuries', page: 'medical-malpractice' },
    ],
    averageSettlement: '$20,000 - $110,000',
    timeToSettlement: '12 - 32 months',
    fundingAvailable: true,
  },
  {
    code: 'IN',
    name: 'Indiana',
    population: '6,785,528',
    majorCities: ['Indianapolis', 'Fort Wayne', 'Evansville', 'South Bend'],
    intro:
      'Indiana calls itself the crossroads of America, and its interstates meet in Indianapolis like spokes. A medical case goes before a panel of doctors before a court may hear it. The state was early to set a clear price limit on advances.',
    timeToSue: {
      years: 2,
      text: 'An action for injury to the person must be filed within two years.',
      source: 'Ind. Code § 34-11-2-4',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You are barred if your fault is greater than that of everyone who contributed. Otherwise your share is taken off.',
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
        text: 'Notice to a city, town or county is due in 180 days, to the state in 270 days. A person’s damages stop at $700,000. Any fault of your own bars a claim against a public body.',
        source: 'Ind. Code §§ 34-13-3-4, 34-13-3-6, 34-13-3-8; 34-51-2-2',
      },
    ],
    funding: {
      text: 'Indiana calls an advance a “civil proceeding advance payment”. The fee may not pass 36% a year of the funded amount, with at most 7% a year more for servicing and $500 for documents. The company must be registered, the other side must be told of the contract, and your attorney must sign that the costs were explained. You have five business days to cancel.',
      source: 'Ind. Code 24-12',
    },
    caseTypes: [
      { name: 'Crossroads truck collisions', page: 'truck-accident' },
      { name: 'Car crashes', page: 'car-accident' },
      { name: 'Steel, RV and auto plant injuries', page: 'workplace-injury' },
      { name: 'Hospital errors', page: 'medical-malpractice' },
    ],
    averageSettlement: '$15,000 - $80,000',
    timeToSettlement: '9 - 26 months',
    fundingAvailable: true,
  },
  {
    code: 'MI',
    name: 'Michigan',
    population: '10,077,331',
    majorCities: ['Detroit', 'Grand Rapids', 'Warren', 'Sterling Heights'],
    intro:
      'After a crash in Michigan your own insurer pays your medical care, up to the level you chose when you bought the policy. You may sue the other driver for pain only if the injury changed how you live. Factories, lakes and long winters supply the other cases.',
    timeToSue: {
      years: 3,
      text: 'Three years for an injury. A claim for your own no-fault benefits has a separate limit of one year.',
      source: 'Mich. Comp. Laws §§ 600.5805(2), 500.3145',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'If you carry more than half of the fault you get nothing for pain and suffering. Bills and wages are still paid, less your share.',
      source: 'Mich. Comp. Laws § 600.2959',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Michigan is a no-fault state. Since July 2020 drivers choose how much medical cover to carry. A suit for pain and suffering needs death, serious disfigurement or a serious impairment of an important body function.',
        source: 'Mich. Comp. Laws §§ 500.3107c, 500.3135',
      },
      {
        topic: 'Medical cases',
        text: 'Pain and suffering has two ceilings, by how grave the injury is, that the state adjusts each year.',
        source: 'Mich. Comp. Laws § 600.1483',
      },
      {
        topic: 'Road defects',
        text: 'Notice of a highway defect is due within 120 days.',
        source: 'Mich. Comp. Laws § 691.1404',
      },
    ],
    funding: {
      text: 'A Michigan appeals court in 2004 treated advances as usurious loans where fault was admitted and a jury had already ruled, so that repayment was hardly in doubt. We ask where your case stands for that reason. Have your attorney do the same.',
      source: 'Lawsuit Financial v. Curry, 261 Mich. App. 579 (2004)',
    },
    caseTypes: [
      { name: 'Serious-impairment car crashes', page: 'car-accident' },
      { name: 'Auto plant and parts injuries', page: 'workplace-injury' },
      { name: 'Motorcycle crashes', page: 'motorcycle-accident' },
      { name: 'Defective vehicles', page: 'product-liability' },
    ],
    averageSettlement: '$20,000 - $95,000',
    timeToSettlement: '12 - 28 months',
    fundingAvailable: true,
  },
  {
    code: 'OH',
    name: 'Ohio',
    population: '11,799,448',
    majorCities: ['Columbus', 'Cleveland', 'Cincinnati', 'Toledo'],
    intro:
      'Ohio makes tires, steel, jet engines and more car parts than almost anyone, and ships them on I-70, I-71 and I-75. Pain and suffering is capped unless the injury is catastrophic. Medical cases have only one year, half of the ordinary time.',
    timeToSue: {
      years: 2,
      text: 'Two years for bodily injury; one year for a medical claim.',
      source: 'Ohio Rev. Code §§ 2305.10, 2305.113',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover if your fault is not greater than that of everyone else combined. Your share is taken off.',
      source: 'Ohio Rev. Code § 2315.33',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering stops at $250,000 or three times the economic loss, up to $350,000 a person and $500,000 an event. There is no limit for a lost limb, lasting deformity or an injury that ends self-care.',
        source: 'Ohio Rev. Code § 2315.18',
      },
      {
        topic: 'Claims against government',
        text: 'Claims against the state are heard in the Court of Claims and must be filed within two years.',
        source: 'Ohio Rev. Code § 2743.16',
      },
    ],
    funding: {
      text: 'Ohio has had rules for advances since 2008: the front page must show the amount, each fee and what you would owe every six months for three years, and you may cancel within five business days. Lawmakers worked on a replacement in 2025 and 2026, so ask which law your contract follows.',
      source: 'Ohio Rev. Code § 1349.55',
    },
    caseTypes: [
      { name: 'Car crashes', page: 'car-accident' },
      { name: 'Freight truck collisions', page: 'truck-accident' },
      { name: 'Plant and machine injuries', page: 'workplace-injury' },
      { name: 'Hospital errors', page: 'medical-malpractice' },
    ],
    averageSettlement: '$15,000 - $85,000',
    timeToSettlement: '9 - 26 months',
    fundingAvailable: true,
  },
  {
    code: 'WI',
    name: 'Wisconsin',
    population: '5,893,718',
    majorCities: ['Milwaukee', 'Madison', 'Green Bay', 'Kenosha'],
    intro:
      'Dairy farms, paper mills and machine shops make Wisconsin a state of hard work near moving parts. You may sue the other driver’s insurer by name, which few states allow. If you are funded, the law expects the other side to be told.',
    timeToSue: {
      years: 3,
      text: 'Three years for an injury; two years for a death from a motor vehicle crash.',
      source: 'Wis. Stat. § 893.54',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover if your negligence is not greater than that of the person you sue. Each defendant is compared with you one by one.',
      source: 'Wis. Stat. § 895.045',
    },
    otherRules: [
      {
        topic: 'Medical cases',
        text: 'Pain and suffering stops at $750,000. The supreme court upheld that limit in 2018.',
        source: 'Wis. Stat. § 893.55; Mayo v. Wis. Injured Patients & Families Comp. Fund, 2018 WI 78',
      },
      {
        topic: 'Claims against government',
        text: 'Written notice of the injury is due within 120 days.',
        source: 'Wis. Stat. §§ 893.80, 893.82',
      },
      {
        topic: 'Suing the insurer',
        text: 'The insurer of the person at fault can be made a party to the suit.',
        source: 'Wis. Stat. § 632.24',
      },
    ],
    funding: {
      text: 'Since 2018 a party must give the other side any agreement under which someone may be paid out of the case, without being asked. So your contract will probably be read by the insurer. Keep it simple, and let your attorney know about it from the start.',
      source: 'Wis. Stat. § 804.01(2)(bg)',
    },
    caseTypes: [
      { name: 'Winter road crashes', page: 'car-accident' },
      { name: 'Farm and mill injuries', page: 'workplace-injury' },
      { name: 'Motorcycle crashes', page: 'motorcycle-accident' },
      { name: 'Falls on ice', page: 'slip-and-fall' },
    ],
    averageSettlement: '$15,000 - $80,000',
    timeToSettlement: '10 - 26 months',
    fundingAvailable: true,
  },
]
