import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { noStatute } from './no-statute.ts'

export const midAtlantic = {
  DE: {
    majorCities: ['Wilmington', 'Dover', 'Newark', 'Middletown'],
    intro:
      'Everyone driving from New York to Washington crosses a few miles of Delaware. So I-95 near Newark sees far more crashes than a small state should. Your own policy pays your first medical bills here, no matter who was at fault. You can still sue the other driver for the rest.',
    timeToSue: {
      text: 'You have two years from the injury to file suit.',
      source: '10 Del. C. § 8119',
    },
    sharedFault: {
      text: 'You can recover unless your negligence was greater than that of the people you sue. Your part comes off.',
      source: '10 Del. C. § 8132',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Every policy carries personal injury protection of at least $15,000 for one person and $30,000 for one crash. It pays early, and you can still sue.',
        source: '21 Del. C. § 2118',
      },
      {
        topic: 'Medical cases',
        text: 'You have to file a malpractice suit with an expert’s affidavit of merit.',
        source: '18 Del. C. § 6853',
      },
    ],
    funding: {
      text: 'One hospital stay can use up $15,000 in benefits. That’s often when people call us, so tell us how much you have left. We know of no Delaware statute just for consumer legal funding. Ask for every fee in one list, and for the total every six months.',
      source: noStatute,
    },
    caseTypes: [
      'I-95 through-traffic crashes',
      'Chicken and freight truck collisions',
      'Chemical plant injuries',
      'Shop and beach-town falls',
    ],
  },
  MD: {
    majorCities: ['Baltimore', 'Frederick', 'Gaithersburg', 'Rockville'],
    intro:
      'Maryland is one of four states where a small mistake of your own can end your case. Between the Beltways, the port of Baltimore and the Bay Bridge, insurers look hard for that mistake. What you can win for pain and suffering has a ceiling too, and it goes up every October.',
    timeToSue: {
      text: 'You have three years from the date your claim arises.',
      source: 'Md. Code, Cts. & Jud. Proc. § 5-101',
    },
    sharedFault: {
      text: 'If you were negligent at all and it helped cause the injury, you recover nothing. The state’s highest court kept this rule in 2013.',
      source: 'Coleman v. Soccer Ass’n of Columbia, 432 Md. 679 (2013)',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering is capped. The cap started at $500,000 in 1994 and goes up $15,000 each October 1. That makes it $980,000 for injuries from October 1, 2026.',
        source: 'Md. Code, Cts. & Jud. Proc. § 11-108',
      },
      {
        topic: 'Claims against government',
        text: 'You have one year to notify a city or county, or to file a claim with the state treasurer.',
        source: 'Md. Code, Cts. & Jud. Proc. § 5-304; State Gov’t § 12-106',
      },
    ],
    funding: {
      text: 'Maryland treats an advance as a loan. The company needs a lender’s license, and the law limits the rate to between 24% and 33% a year, depending on the loan. House Bill 1298 came up in the 2026 session, and we couldn’t confirm how it ended. Before you sign anything, ask for the license and the yearly rate.',
      source: 'Md. Code, Com. Law § 12-301 et seq.',
    },
    caseTypes: [
      'Beltway car crashes',
      'Port and warehouse injuries',
      'Hospital errors',
      'Freight truck collisions on I-95',
    ],
  },
  NJ: {
    majorCities: ['Newark', 'Jersey City', 'Paterson', 'Elizabeth'],
    intro:
      'No state is more crowded, and few roads carry more trucks than the Turnpike between the ports and the warehouses. A lot depends on one box you checked when you bought car insurance. If you chose the cheaper policy, you gave up most suits for pain and suffering.',
    timeToSue: {
      text: 'You have two years to file an injury suit.',
      source: 'N.J. Stat. § 2A:14-2',
    },
    sharedFault: {
      text: 'You can recover if your negligence wasn’t greater than that of the person you sue. Your share comes off.',
      source: 'N.J. Stat. § 2A:15-5.1',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'New Jersey is a choice no-fault state. With the “limitation on lawsuit” option, you can sue for pain and suffering only after certain injuries. They are a permanent injury, a displaced fracture, the loss of a body part or a fetus, serious scars or death.',
        source: 'N.J. Stat. § 39:6A-8',
      },
      {
        topic: 'Claims against government',
        text: 'A public body must get a notice of claim within 90 days.',
        source: 'N.J. Stat. § 59:8-8',
      },
      {
        topic: 'Limits on damages',
        text: 'There’s no general cap on pain and suffering. Punitive damages stop at five times the other damages or $350,000, whichever is more.',
        source: 'N.J. Stat. § 2A:15-5.14',
      },
    ],
    funding: {
      text: 'Send us your policy’s declarations page when you apply. It shows which lawsuit option you have, and that decides what a crash case is worth. We know of no New Jersey statute just for consumer legal funding. Ask what you’d owe if the case took three years.',
      source: noStatute,
    },
    caseTypes: [
      'Turnpike truck collisions',
      'Car and pedestrian crashes',
      'Warehouse and port injuries',
      'Drug and device injuries',
    ],
  },
  NY: {
    majorCities: ['New York', 'Buffalo', 'Yonkers', 'Rochester'],
    intro:
      'New York has a rule no other state has. A worker who falls from a scaffold or ladder can hold the owner and contractor fully responsible. Car cases are different: your own insurer pays first, and you can sue only for a serious injury. In the city, a trial date can be years away.',
    timeToSue: {
      text: 'You have three years for most injuries, two and a half for medical malpractice and two for wrongful death.',
      source: 'N.Y. C.P.L.R. 214(5), 214-a; E.P.T.L. § 5-4.1',
    },
    sharedFault: {
      text: 'Your damages drop by your share of the fault, however large. In 2026 lawmakers were asked to change this for car crashes, so ask your attorney how it stands for yours.',
      source: 'N.Y. C.P.L.R. 1411',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'No-fault coverage pays up to $50,000 of basic loss. To sue for pain and suffering, you need a “serious injury” as the statute defines it, such as a fracture or a lasting loss of use.',
        source: 'N.Y. Ins. Law §§ 5102, 5104',
      },
      {
        topic: 'Claims against government',
        text: 'You have 90 days to file a notice of claim. A suit against a city is due within one year and 90 days.',
        source: 'N.Y. Gen. Mun. Law §§ 50-e, 50-i',
      },
      {
        topic: 'Work at height',
        text: 'Owners and contractors have to provide proper scaffolds, ladders and ropes. When they don’t, they’re responsible for falls.',
        source: 'N.Y. Labor Law § 240',
      },
    ],
    funding: {
      text: 'The Consumer Litigation Funding Act applies from December 19, 2026. From that day a company must register with the Department of Financial Services (DFS). You can cancel within ten business days after you get the money. The most you can owe is the advance plus 25% of the gross recovery. The act covers advances of up to $500,000. Ask for the registration and the date of the contract form.',
      source: 'N.Y. Fin. Serv. Law §§ 1001 to 1011, effective December 19, 2026',
    },
    caseTypes: [
      'Scaffold and ladder falls',
      'Car, taxi and bus crashes',
      'Subway, stair and sidewalk falls',
      'Hospital and birth injuries',
    ],
  },
  PA: {
    majorCities: ['Philadelphia', 'Pittsburgh', 'Allentown', 'Reading'],
    intro:
      'Long-haul freight crosses Pennsylvania on I-80, I-76 and I-81, over ridges that are foggy in fall and icy in winter. Drivers pick “limited tort” or “full tort” when they insure a car. You make that choice in a minute, and it can decide your case years later.',
    timeToSue: {
      text: 'You have two years to file an injury or wrongful death suit.',
      source: '42 Pa. C.S. § 5524',
    },
    sharedFault: {
      text: 'You can recover if your negligence wasn’t greater than that of the people you sue, minus your own share.',
      source: '42 Pa. C.S. § 7102',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'With limited tort, you can claim bills and wages, but pain and suffering only for a serious injury. There are exceptions, such as a drunk driver or an out-of-state car.',
        source: '75 Pa. C.S. § 1705',
      },
      {
        topic: 'Limits on damages',
        text: 'The constitution bars lawmakers from limiting what you recover for injury or death. Claims against public bodies do have ceilings.',
        source: 'Pa. Const. art. III, § 18; 42 Pa. C.S. §§ 8528, 8553',
      },
      {
        topic: 'Claims against government',
        text: 'You have six months to give written notice.',
        source: '42 Pa. C.S. § 5522',
      },
    ],
    funding: {
      text: 'Pennsylvania courts still apply the old rule against buying into someone else’s lawsuit. Have your attorney read the contract with that in mind. And tell us which tort option is on your policy.',
      source: 'WFIC, LLC v. LaBarre, 148 A.3d 812 (Pa. Super. 2016)',
    },
    caseTypes: [
      'Interstate truck collisions',
      'Limited and full tort car crashes',
      'Mine, mill and gas field injuries',
      'Hospital errors',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
