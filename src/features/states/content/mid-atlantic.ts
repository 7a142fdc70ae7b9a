import { noStatute, type StateProfile } from './profile.ts'

export const midAtlantic: readonly StateProfile[] = [
  {
    code: 'DE',
    name: 'Delaware',
    population: '989,948',
    majorCities: ['Wilmington', 'Dover', 'Newark', 'Middletown'],
    intro:
      'Everyone who drives from New York to Washington crosses a few miles of Delaware, so I-95 near Newark sees far more crashes than a small state should. Your own policy pays your first medical bills here, whoever was at fault. You may still sue the other driver for the rest.',
    timeToSue: {
      years: 2,
      text: 'A personal-injury suit must be filed within two years of the injury.',
      source: '10 Del. C. § 8119',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover unless your negligence was greater than that of the people you sue. Your part is taken off.',
      source: '10 Del. C. § 8132',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Every policy carries personal injury protection of at least $15,000 for one person and $30,000 for one crash. It pays early and does not take away your right to sue.',
        source: '21 Del. C. § 2118',
      },
      {
        topic: 'Medical cases',
        text: 'A malpractice suit must be filed with an expert’s affidavit of merit.',
        source: '18 Del. C. § 6853',
      },
    ],
    funding: {
      text: 'Protection benefits of $15,000 can be gone after one hospital stay; that is often when people call us. Tell us how much of it is left. We know of no Delaware statute only for consumer legal funding, so ask for every fee in one list and for the total at each half year.',
      source: noStatute,
    },
    caseTypes: [
      { name: 'I-95 through-traffic crashes', page: 'car-accident' },
      { name: 'Chicken and freight truck collisions', page: 'truck-accident' },
      { name: 'Chemical plant injuries', page: 'workplace-injury' },
      { name: 'Shop and beach-town falls', page: 'slip-and-fall' },
    ],
    averageSettlement: '$18,000 - $85,000',
    timeToSettlement: '10 - 26 months',
    fundingAvailable: true,
  },
  {
    code: 'MD',
    name: 'Maryland',
    population: '6,177,224',
    majorCities: ['Baltimore', 'Frederick', 'Gaithersburg', 'Rockville'],
    intro:
      'Maryland is one of four states where a small mistake of your own can end your case. Between the Beltways, the port of Baltimore and the Bay Bridge, insurers look hard for that mistake. What you win for pain and suffering also has a ceiling that moves up every October.',
    timeToSue: {
      years: 3,
      text: 'A civil action must be filed within three years from the date it arises.',
      source: 'Md. Code, Cts. & Jud. Proc. § 5-101',
    },
    sharedFault: {
      rule: 'contributory',
      text: 'If you were negligent at all and it helped cause the injury, you recover nothing. The highest court kept this rule in 2013.',
      source: 'Coleman v. Soccer Ass’n of Columbia, 432 Md. 679 (2013)',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering is capped. The cap started at $500,000 in 1994 and rises by $15,000 each October 1, which makes it $980,000 for injuries from October 1, 2026.',
        source: 'Md. Code, Cts. & Jud. Proc. § 11-108',
      },
      {
        topic: 'Claims against government',
        text: 'Notice to a city or county, or a claim to the state treasurer, is due within one year.',
        source: 'Md. Code, Cts. & Jud. Proc. § 5-304; State Gov’t § 12-106',
      },
    ],
    funding: {
      text: 'Maryland treats an advance as a loan. The company needs a lender’s license, and the law limits the rate to between 24% and 33% a year, depending on the loan. A bill on this came before the 2026 session (House Bill 1298), and we could not confirm how it ended. Ask for the license and the yearly rate in one number before you sign anything.',
      source: 'Md. Code, Com. Law § 12-301 et seq.',
    },
    caseTypes: [
      { name: 'Beltway car crashes', page: 'car-accident' },
      { name: 'Port and warehouse injuries', page: 'workplace-injury' },
      { name: 'Hospital errors', page: 'medical-malpractice' },
      { name: 'Freight truck collisions on I-95', page: 'truck-accident' },
    ],
    averageSettlement: '$18,000 - $90,000',
    timeToSettlement: '11 - 28 months',
    fundingAvailable: true,
  },
  {
    code: 'NJ',
    name: 'New Jersey',
    population: '9,288,994',
    majorCities: ['Newark', 'Jersey City', 'Paterson', 'Elizabeth'],
    intro:
      'No state is more crowded, and few have more trucks per mile than the Turnpike between the ports and the warehouses. Much depends on one box you ticked when you bought car insurance. Those who chose the cheaper policy gave up most suits for pain and suffering.',
    timeToSue: {
      years: 2,
      text: 'An injury suit must be filed within two years.',
      source: 'N.J. Stat. § 2A:14-2',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover if your negligence was not greater than that of the person you sue. Your share is taken off.',
      source: 'N.J. Stat. § 2A:15-5.1',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'New Jersey is a choice no-fault state. Under the “limitation on lawsuit” option you may sue for pain and suffering only for a permanent injury, a displaced fracture, the loss of a body part or a fetus, serious scars or death.',
        source: 'N.J. Stat. § 39:6A-8',
      },
      {
        topic: 'Claims against government',
        text: 'A public body must get a notice of claim within 90 days.',
        source: 'N.J. Stat. § 59:8-8',
      },
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering has no general cap. Punitive damages are held to five times the other damages or $350,000, whichever is more.',
        source: 'N.J. Stat. § 2A:15-5.14',
      },
    ],
    funding: {
      text: 'Send us the declarations page of your policy with your application: it shows which lawsuit option you have, and that decides what a crash case is worth. We know of no New Jersey statute written only for consumer legal funding; ask what you would owe if the case took three years.',
      source: noStatute,
    },
    caseTypes: [
      { name: 'Turnpike truck collisions', page: 'truck-accident' },
      { name: 'Car and pedestrian crashes', page: 'car-accident' },
      { name: 'Warehouse and port injuries', page: 'workplace-injury' },
      { name: 'Drug and device injuries', page: 'product-liability' },
    ],
    averageSettlement: '$20,000 - $100,000',
    timeToSettlement: '14 - 32 months',
    fundingAvailable: true,
  },
  {
    code: 'NY',
    name: 'New York',
    population: '20,201,249',
    majorCities: ['New York', 'Buffalo', 'Yonkers', 'Rochester'],
    intro:
      'New York has one rule that no other state has: a worker who falls from a scaffold or ladder can hold the owner and contractor fully responsible. Car cases are different, for your own insurer pays first and only a serious injury lets you sue. In the city, a trial date can be years away.',
    timeToSue: {
      years: 3,
      text: 'You have three years for most injuries, two and a half for medical malpractice and two for wrongful death.',
      source: 'N.Y. C.P.L.R. 214(5), 214-a; E.P.T.L. § 5-4.1',
    },
    sharedFault: {
      rule: 'pure',
      text: 'Your damages go down by your own share of the fault, whatever that share is. Lawmakers were asked to change this for car crashes in 2026: ask your attorney how it stands for yours.',
      source: 'N.Y. C.P.L.R. 1411',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'No-fault cover pays up to $50,000 of basic loss. To sue for pain and suffering you need a “serious injury” as the statute defines it, such as a fracture or a lasting loss of use.',
        source: 'N.Y. Ins. Law §§ 5102, 5104',
      },
      {
        topic: 'Claims against government',
        text: 'A notice of claim is due within 90 days, and a suit against a city within one year and 90 days.',
        source: 'N.Y. Gen. Mun. Law §§ 50-e, 50-i',
      },
      {
        topic: 'Work at height',
        text: 'Owners and contractors must give proper scaffolds, ladders and ropes, and answer for falls when they do not.',
        source: 'N.Y. Labor Law § 240',
      },
    ],
    funding: {
      text: 'The Consumer Litigation Funding Act applies from December 19, 2026. From that day a company must be registered with the Department of Financial Services (DFS), you have ten business days to cancel, and the most you can owe is the advance plus 25% of the gross recovery. The act covers advances of up to $500,000. Ask for the registration and the date of the contract form.',
      source: 'N.Y. Fin. Serv. Law §§ 1001 to 1011, effective December 19, 2026',
    },
    caseTypes: [
      { name: 'Scaffold and ladder falls', page: 'workplace-injury' },
      { name: 'Car, taxi and bus crashes', page: 'car-accident' },
      { name: 'Subway, stair and sidewalk falls', page: 'slip-and-fall' },
      { name: 'Hospital and birth injuries', page: 'medical-malpractice' },
    ],
    averageSettlement: '$25,000 - $150,000',
    timeToSettlement: '18 - 42 months',
    fundingAvailable: true,
  },
  {
    code: 'PA',
    name: 'Pennsylvania',
    population: '13,002,700',
    majorCities: ['Philadelphia', 'Pittsburgh', 'Allentown', 'Reading'],
    intro:
      'Long-haul freight crosses Pennsylvania on I-80, I-76 and I-81, over ridges that are foggy in fall and icy in winter. Drivers choose “limited tort” or “full tort” when they insure a car. The choice is made in a minute and can decide a case years later.',
    timeToSue: {
      years: 2,
      text: 'An injury or wrongful death suit must be filed within two years.',
      source: '42 Pa. C.S. § 5524',
    },
    sharedFault: {
      rule: 'modified-51',
      text: 'You recover if your negligence was not greater than that of those you sue, less your own share.',
      source: '42 Pa. C.S. § 7102',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'With limited tort you may claim bills and wages, but pain and suffering only for a serious injury. There are exceptions, such as a drunk driver or a car from another state.',
        source: '75 Pa. C.S. § 1705',
      },
      {
        topic: 'Limits on damages',
        text: 'The constitution forbids the legislature to limit what is recovered for injury or death. Claims against public bodies do have ceilings.',
        source: 'Pa. Const. art. III, § 18; 42 Pa. C.S. §§ 8528, 8553',
      },
      {
        topic: 'Claims against government',
        text: 'Written notice is due within six months.',
        source: '42 Pa. C.S. § 5522',
      },
    ],
    funding: {
      text: 'Pennsylvania courts still know the old rule against buying into another person’s lawsuit. Have your attorney look at the contract with that in mind, and tell us which tort option stands on your policy.',
      source: 'WFIC, LLC v. LaBarre, 148 A.3d 812 (Pa. Super. 2016)',
    },
    caseTypes: [
      { name: 'Interstate truck collisions', page: 'truck-accident' },
      { name: 'Limited and full tort car crashes', page: 'car-accident' },
      { name: 'Mine, mill and gas field injuries', page: 'workplace-injury' },
      { name: 'Hospital errors', page: 'medical-malpractice' },
    ],
    averageSettlement: '$20,000 - $100,000',
    timeToSettlement: '12 - 30 months',
    fundingAvailable: true,
  },
]
