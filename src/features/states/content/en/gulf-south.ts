import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { noStatute } from './no-statute.ts'

export const gulfSouth = {
  AL: {
    majorCities: ['Huntsville', 'Birmingham', 'Montgomery', 'Mobile'],
    intro:
      'Alabama builds cars, ships and rockets, and most of it moves by truck on I-65 and I-20. Its courts keep a hard old rule: if you were even slightly to blame, you can lose everything. When someone dies, the law punishes the wrongdoer instead of counting what the family lost.',
    timeToSue: {
      text: 'You have two years to file suit for a personal injury.',
      source: 'Ala. Code § 6-2-38(l)',
    },
    sharedFault: {
      text: 'If your own negligence helped cause the injury, you recover nothing. The defendant has to prove it. The rule doesn’t protect wanton conduct.',
      source: 'Golden v. McCurry, 392 So. 2d 815 (Ala. 1980)',
    },
    otherRules: [
      {
        topic: 'Wrongful death',
        text: 'Families can get punitive damages only. So the award depends on how bad the conduct was, not on what the person earned.',
        source: 'Ala. Code § 6-5-410',
      },
      {
        topic: 'Limits on damages',
        text: 'There’s no general cap on pain and suffering. In injury cases, punitive damages stop at three times the other damages or an amount the state adjusts, whichever is more.',
        source: 'Ala. Code § 6-11-21',
      },
      {
        topic: 'Claims against government',
        text: 'A claim against a city is due within six months, and against a county within 12 months.',
        source: 'Ala. Code §§ 11-47-23, 11-12-8',
      },
    ],
    funding: {
      text: 'An Alabama court voided an advance for living costs that was repaid with a share of the recovery. Some companies fund people here anyway, and we know of no statute that sets their terms. Before you sign, have your attorney read the contract against that decision.',
      source: 'Wilson v. Harris, 688 So. 2d 265 (Ala. Civ. App. 1996)',
    },
    caseTypes: [
      'Car crashes with clear fault',
      'Steel and log truck collisions',
      'Auto plant and shipyard injuries',
      'Families after a fatal crash',
    ],
  },
  AR: {
    majorCities: ['Little Rock', 'Fayetteville', 'Fort Smith', 'Springdale'],
    intro:
      'Some of the country’s largest trucking firms are based in Arkansas, and I-40 between Memphis and Little Rock is a wall of freight. The constitution forbids limits on what an injured person can recover. It also holds down the price of credit, and that includes us.',
    timeToSue: {
      text: 'You have three years for most injuries and two for medical injuries.',
      source: 'Ark. Code §§ 16-56-105, 16-114-203',
    },
    sharedFault: {
      text: 'You can recover only if your fault is less than that of the people you sue. At half, you get nothing.',
      source: 'Ark. Code § 16-64-122',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'No law can limit what you recover for an injury or a death.',
        source: 'Ark. Const. art. 5, § 32',
      },
      {
        topic: 'Claims against government',
        text: 'You can sue a city or county only up to the limits of its insurance. Claims against the state go to its Claims Commission.',
        source: 'Ark. Code §§ 21-9-301, 19-10-201 et seq.',
      },
    ],
    funding: {
      text: 'Arkansas treats everything you pay above the advance as interest, and the state’s ceiling is 17% a year. The contract must show the yearly rate in a box in large bold type. If an offer doesn’t show it, don’t sign.',
      source: 'Ark. Code § 4-57-109; Ark. Const. amend. 89',
    },
    caseTypes: [
      'I-40 truck collisions',
      'Rural road crashes',
      'Poultry and timber plant injuries',
      'Nursing home and hospital neglect',
    ],
  },
  LA: {
    majorCities: ['New Orleans', 'Baton Rouge', 'Shreveport', 'Lafayette'],
    intro:
      'Louisiana’s law has French roots, and much of it is new. The time to sue doubled in 2024, and the fault rule changed in 2026. Refineries, river barges and rigs in the Gulf cause injuries other states rarely see. So when you got hurt matters as much as where.',
    timeToSue: {
      text: 'You have two years for harm done on or after July 1, 2024. For anything earlier, it was one year. Medical malpractice still has one year.',
      source: 'La. Civ. Code art. 3493.1; La. Rev. Stat. § 9:5628',
    },
    sharedFault: {
      text: 'For injuries from January 1, 2026, you recover nothing if 51% or more of the fault is yours. Below that, your share comes off. Earlier injuries follow the old rule, when no share shut you out.',
      source: 'La. Civ. Code art. 2323, as changed by 2025 Act 15',
    },
    otherRules: [
      {
        topic: 'Driving without insurance',
        text: 'Since August 2025, an uninsured owner or driver can’t collect the first $100,000 of injury damages, with some exceptions.',
        source: 'La. Rev. Stat. § 32:866, as changed by 2025 Act 16',
      },
      {
        topic: 'Limits on damages',
        text: 'Medical cases stop at $500,000 plus future care. General damages against a public body stop at $500,000.',
        source: 'La. Rev. Stat. §§ 40:1231.2, 13:5106',
      },
    ],
    funding: {
      text: 'Louisiana’s law on litigation financing leaves out money that’s only for your personal and family needs. That’s what our advance is for. Tell us the exact day you got hurt, because two sets of rules are running side by side.',
      source: 'La. Rev. Stat. § 9:3580.12',
    },
    caseTypes: [
      'Offshore, barge and refinery injuries',
      'Truck collisions on I-10 and I-12',
      'Car crashes',
      'Defective equipment',
    ],
  },
  MS: {
    majorCities: ['Jackson', 'Gulfport', 'Southaven', 'Biloxi'],
    intro:
      'Mississippi has long had one of the highest rates of road deaths in the nation, most of them far from a city. In 1910 it became the first state to let people recover even when they shared the blame, and it still does. What a jury can award for pain, though, is limited.',
    timeToSue: {
      text: 'You have three years for most injuries, two for medical negligence and one when you sue a public body.',
      source: 'Miss. Code §§ 15-1-49, 15-1-36, 11-46-11',
    },
    sharedFault: {
      text: 'Your own negligence lowers the award in proportion but never bars it.',
      source: 'Miss. Code § 11-7-15',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering stops at $1 million, or $500,000 in medical cases.',
        source: 'Miss. Code § 11-1-60',
      },
      {
        topic: 'Claims against government',
        text: 'You have to give notice 90 days before you sue, and damages stop at $500,000.',
        source: 'Miss. Code §§ 11-46-11, 11-46-15',
      },
    ],
    funding: {
      text: 'Shared blame doesn’t end a case here, so we can often fund crashes where both drivers made mistakes. We know of no Mississippi statute just for consumer legal funding. Ask how the charge is figured, whether it compounds, and what happens if the settlement is smaller than you hoped.',
      source: noStatute,
    },
    caseTypes: [
      'Rural highway crashes',
      'Log truck collisions',
      'Shipyard and poultry plant injuries',
      'Casino and store falls',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
