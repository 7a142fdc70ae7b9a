import { noStatute, type StateProfile } from './profile.ts'

export const southAtlantic: readonly StateProfile[] = [
  {
    code: 'FL',
    name: 'Florida',
    population: '21,538,187',
    majorCities: ['Jacksonville', 'Miami', 'Tampa', 'Orlando'],
    intro:
      'Florida rewrote its injury law in 2023: the time to sue was cut in half, and a person mostly to blame now gets nothing. Tourists in rental cars, older drivers, motorcycles all year and I-4 through Orlando keep its courts full. After a crash you must see a doctor within 14 days or lose your own insurance benefits.',
    timeToSue: {
      years: 2,
      text: 'Two years for negligence that happened after March 24, 2023. Before that date the period was four years.',
      source: 'Fla. Stat. § 95.11(5)(a); ch. 2023-15, Laws of Florida (HB 837)',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'If you are found more than 50% at fault, you recover nothing. Medical negligence is the exception: there your share only lowers the award.',
      source: 'Fla. Stat. § 768.81(6)',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Florida’s no-fault law was still in force when we last checked. Your own policy pays 80% of medical costs up to $10,000 if you get care within 14 days. Pain and suffering needs a permanent injury, serious scars or death. Repeal is tried almost every year, so ask.',
        source: 'Fla. Stat. §§ 627.736, 627.737',
      },
      {
        topic: 'Limits on damages',
        text: 'The supreme court struck down the caps on pain and suffering in medical cases.',
        source:
          'Estate of McCall v. United States, 134 So. 3d 894 (Fla. 2014); N. Broward Hosp. Dist. v. Kalitan, 219 So. 3d 49 (Fla. 2017)',
      },
    ],
    funding: {
      text: 'A Florida appeals court has held that an agreement is not usurious when what the lender earns hangs on the outcome of a suit. No Florida statute that we know of sets the price. Compare total cost, not monthly rates, and ask when charges stop.',
      source: 'Kraft v. Mason, 668 So. 2d 679 (Fla. 4th DCA 1996)',
    },
    caseTypes: [
      { name: 'Car and rental car crashes', page: 'car-accident' },
      { name: 'Motorcycle crashes', page: 'motorcycle-accident' },
      { name: 'Hotel, store and theme park falls', page: 'slip-and-fall' },
      { name: 'Hospital and nursing home neglect', page: 'medical-malpractice' },
    ],
    averageSettlement: '$18,000 - $95,000',
    timeToSettlement: '9 - 26 months',
    fundingAvailable: true,
  },
  {
    code: 'GA',
    name: 'Georgia',
    population: '10,711,908',
    majorCities: ['Atlanta', 'Columbus', 'Augusta', 'Macon'],
    intro:
      'Three interstates meet in the middle of Atlanta, and the port of Savannah sends trucks down all of them. Georgia asks who was half to blame: at 50% you get nothing. Since 2026 the state also registers every company that advances money on a lawsuit.',
    timeToSue: {
      years: 2,
      text: 'An action for injury to the person must be filed within two years.',
      source: 'Ga. Code § 9-3-33',
    },
    sharedFault: {
      rule: 'modified-50',
      text: 'You recover nothing if you are 50% or more responsible. Below that, your share is taken off.',
      source: 'Ga. Code § 51-12-33',
    },
    otherRules: [
      {
        topic: 'Claims against government',
        text: 'A city must get written notice within six months, the state within 12 months.',
        source: 'Ga. Code §§ 36-33-5, 50-21-26',
      },
      {
        topic: 'Limits on damages',
        text: 'The cap on pain and suffering in medical cases was struck down in 2010. Most punitive awards stop at $250,000.',
        source: 'Atlanta Oculoplastic Surgery v. Nestlehutt, 286 Ga. 731 (2010); Ga. Code § 51-12-5.1',
      },
    ],
    funding: {
      text: 'The Georgia Courts Access and Consumer Protection Act took effect on January 1, 2026. A funding company must register with the Department of Banking and Finance, may not steer your case or pay for referrals, and must give you five business days to cancel. It may never take more than what is left for you, and the other side may ask to see its contract.',
      source: '2025 Senate Bill 69',
    },
    caseTypes: [
      { name: 'Port and freight truck collisions', page: 'truck-accident' },
      { name: 'Atlanta freeway crashes', page: 'car-accident' },
      { name: 'Warehouse and poultry plant injuries', page: 'workplace-injury' },
      { name: 'Store and apartment falls', page: 'slip-and-fall' },
    ],
    averageSettlement: '$18,000 - $95,000',
    timeToSettlement: '9 - 26 months',
    fundingAvailable: true,
  },
  {
    code: 'NC',
    name: 'North Carolina',
    population: '10,439,388',
    majorCities: ['Charlotte', 'Raleigh', 'Greensboro', 'Durham'],
    intro:
      'North Carolina grew fast; its fault rule did not change. Under an old doctrine one percent of the blame is enough to lose, unless the other side had the last clear chance to stop. Banking towers, furniture plants and I-85 freight all end up before the same strict rule.',
    timeToSue: {
      years: 3,
      text: 'Three years for an injury, two years for wrongful death.',
      source: 'N.C. Gen. Stat. §§ 1-52(16), 1-53(4)',
    },
    sharedFault: {
      rule: 'contributory',
      text: 'Any negligence of your own that helped cause the injury bars the claim, except where the other person had the last clear chance to avoid it. The defendant must prove your negligence.',
      source: 'Common law; N.C. Gen. Stat. § 1-139',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering is capped in medical cases only, at a figure the state adjusts every three years. Punitive damages stop at three times the other damages or $250,000, whichever is more.',
        source: 'N.C. Gen. Stat. §§ 90-21.19, 1D-25',
      },
      {
        topic: 'Claims against government',
        text: 'Negligence claims against the state go to the Industrial Commission, not to a jury.',
        source: 'N.C. Gen. Stat. § 143-291',
      },
    ],
    funding: {
      text: 'In 2008 a North Carolina appeals court held that one company’s advance, though not a loan, still broke the usury law because its rate was far above the limit. So price is a question of law here: your attorney should compare any offer with that decision.',
      source: 'Odell v. Legal Bucks, 192 N.C. App. 298 (2008)',
    },
    caseTypes: [
      { name: 'Car crashes with clear fault', page: 'car-accident' },
      { name: 'Freight truck collisions on I-85', page: 'truck-accident' },
      { name: 'Plant and furniture factory injuries', page: 'workplace-injury' },
      { name: 'Defective products', page: 'product-liability' },
    ],
    averageSettlement: '$15,000 - $80,000',
    timeToSettlement: '9 - 24 months',
    fundingAvailable: true,
  },
  {
    code: 'SC',
    name: 'South Carolina',
    population: '5,118,425',
    majorCities: ['Charleston', 'Columbia', 'North Charleston', 'Mount Pleasant'],
    intro:
      'South Carolina’s rural two-lane roads are among the deadliest in the country for the miles driven. Beaches bring visitors, the port and the car plants bring trucks. New rules on sharing the blame among several defendants apply to injuries from 2026 on.',
    timeToSue: {
      years: 3,
      text: 'Three years for an injury; two years when you sue a public body.',
      source: 'S.C. Code §§ 15-3-530(5), 15-78-110',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover if your negligence is not greater than that of the defendants together. Your share is taken off.',
      source: 'Nelson v. Concrete Supply Co., 303 S.C. 243 (1991)',
    },
    otherRules: [
      {
        topic: 'More than one defendant',
        text: 'For injuries from January 1, 2026 the jury may also put blame on people who are not in the case, which can lower what each defendant pays.',
        source: 'S.C. Code § 15-38-15, as changed by 2025 Act 42',
      },
      {
        topic: 'Claims against government',
        text: 'Most claims against public bodies stop at $300,000 a person and $600,000 an event.',
        source: 'S.C. Code § 15-78-120',
      },
    ],
    funding: {
      text: 'The Department of Consumer Affairs calls an advance a loan, even one that you repay only if you win: charging more than 12% a year takes a license, and that goes for a company with only a website too. The old ban on outside interest in a lawsuit ended in 2000, but courts still ask whether the bargain was fair. Ask for the license first.',
      source:
        'S.C. Administrative Interpretation 3.104,106-1403; Osprey, Inc. v. Cabana Ltd. P’ship, 340 S.C. 367 (2000)',
    },
    caseTypes: [
      { name: 'Rural road crashes', page: 'car-accident' },
      { name: 'Motorcycle crashes', page: 'motorcycle-accident' },
      { name: 'Port and auto plant injuries', page: 'workplace-injury' },
      { name: 'Families after a fatal crash', page: 'wrongful-death' },
    ],
    averageSettlement: '$15,000 - $85,000',
    timeToSettlement: '9 - 24 months',
    fundingAvailable: true,
  },
  {
    code: 'VA',
    name: 'Virginia',
    population: '8,631,393',
    majorCities: ['Virginia Beach', 'Chesapeake', 'Norfolk', 'Richmond'],
    intro:
      'In Virginia an insurer needs to show only that you, too, were careless. It is one of the last states where that ends a claim completely. Traffic around Washington, the naval yards of Hampton Roads and trucks on I-81 supply most of its serious cases.',
    timeToSue: {
      years: 2,
      text: 'Every action for personal injuries must be filed within two years.',
      source: 'Va. Code § 8.01-243(A)',
    },
    sharedFault: {
      rule: 'contributory',
      text: 'If your own negligence was a cause of the injury, you cannot recover, however small it was.',
      source: 'Baskett v. Banks, 186 Va. 1022 (1947)',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Medical cases have a ceiling on the whole award that rises by $50,000 each July. Punitive damages stop at $350,000 in any case.',
        source: 'Va. Code §§ 8.01-581.15, 8.01-38.1',
      },
      {
        topic: 'Claims against government',
        text: 'A city or town must get notice within six months, the state within one year.',
        source: 'Va. Code §§ 15.2-209, 8.01-195.6',
      },
    ],
    funding: {
      text: 'One careless moment can be the whole defense here, so we decide on proof: photographs, the crash report, a witness with a name. Cases without it are often declined. We know of no Virginia statute only for consumer legal funding; ask how the contract is treated under the state’s consumer finance laws.',
      source: noStatute,
    },
    caseTypes: [
      { name: 'Northern Virginia car crashes', page: 'car-accident' },
      { name: 'I-81 truck collisions', page: 'truck-accident' },
      { name: 'Shipyard and harbor injuries', page: 'workplace-injury' },
      { name: 'Hospital errors', page: 'medical-malpractice' },
    ],
    averageSettlement: '$18,000 - $90,000',
    timeToSettlement: '9 - 24 months',
    fundingAvailable: true,
  },
]
