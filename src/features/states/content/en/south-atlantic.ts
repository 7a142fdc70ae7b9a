import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { noStatute } from './no-statute.ts'

export const southAtlantic = {
  FL: {
    majorCities: ['Jacksonville', 'Miami', 'Tampa', 'Orlando'],
    intro:
      'Florida rewrote its injury law in 2023. The time to sue was cut in half, and a person mostly to blame now gets nothing. Tourists in rental cars, motorcycles all year and I-4 through Orlando keep its courts full. After a crash, see a doctor within 14 days or you lose your own insurance benefits.',
    timeToSue: {
      text: 'You have two years for negligence that happened after March 24, 2023. Before that date it was four.',
      source: 'Fla. Stat. § 95.11(5)(a); ch. 2023-15, Laws of Florida (HB 837)',
    },
    sharedFault: {
      text: 'If you’re found more than 50% at fault, you recover nothing. Medical negligence is the exception: there, your share only lowers the award.',
      source: 'Fla. Stat. § 768.81(6)',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'Florida’s no-fault law was still in force when we last checked. Your own policy pays 80% of medical costs up to $10,000 if you get care within 14 days. You can sue for pain and suffering only after a permanent injury, serious scars or a death. Lawmakers try to repeal this almost every year, so ask.',
        source: 'Fla. Stat. §§ 627.736, 627.737',
      },
      {
        topic: 'Limits on damages',
        text: 'The state’s supreme court struck down the caps on pain and suffering in medical cases.',
        source:
          'Estate of McCall v. United States, 134 So. 3d 894 (Fla. 2014); N. Broward Hosp. Dist. v. Kalitan, 219 So. 3d 49 (Fla. 2017)',
      },
    ],
    funding: {
      text: 'A Florida appeals court held that an agreement isn’t usury when the lender’s earnings depend on how a suit turns out. No Florida statute we know of sets the price. Compare the total cost, not the monthly rates, and ask when the charges stop.',
      source: 'Kraft v. Mason, 668 So. 2d 679 (Fla. 4th DCA 1996)',
    },
    caseTypes: [
      'Car and rental car crashes',
      'Motorcycle crashes',
      'Hotel, store and theme park falls',
      'Hospital and nursing home neglect',
    ],
  },
  GA: {
    majorCities: ['Atlanta', 'Columbus', 'Augusta', 'Macon'],
    intro:
      'Three interstates meet in the middle of Atlanta, and the port of Savannah sends trucks down all of them. Georgia draws the line at half: if 50% of the blame is yours, you get nothing. Since 2026 the state also registers every company that advances money on a lawsuit.',
    timeToSue: {
      text: 'You have two years to file suit for a personal injury.',
      source: 'Ga. Code § 9-3-33',
    },
    sharedFault: {
      text: 'If you’re 50% or more responsible, you recover nothing. Below that, your share comes off.',
      source: 'Ga. Code § 51-12-33',
    },
    otherRules: [
      {
        topic: 'Claims against government',
        text: 'You have six months to give a city written notice, and 12 months for the state.',
        source: 'Ga. Code §§ 36-33-5, 50-21-26',
      },
      {
        topic: 'Limits on damages',
        text: 'The cap on pain and suffering in medical cases was struck down in 2010. Most punitive awards stop at $250,000.',
        source: 'Atlanta Oculoplastic Surgery v. Nestlehutt, 286 Ga. 731 (2010); Ga. Code § 51-12-5.1',
      },
    ],
    funding: {
      text: 'The Georgia Courts Access and Consumer Protection Act took effect on January 1, 2026. A funding company must register with the Department of Banking and Finance. It can’t steer your case or pay for referrals. You can cancel within five business days of signing or getting the money, whichever is later. It can never take more than what’s left for you, and the other side can ask to see its contract.',
      source: '2025 Senate Bill 69',
    },
    caseTypes: [
      'Port and freight truck collisions',
      'Atlanta freeway crashes',
      'Warehouse and poultry plant injuries',
      'Store and apartment falls',
    ],
  },
  NC: {
    majorCities: ['Charlotte', 'Raleigh', 'Greensboro', 'Durham'],
    intro:
      'North Carolina grew fast, but its fault rule didn’t change. Under an old doctrine, one percent of the blame is enough to lose, unless the other side had the last clear chance to stop. Banking towers, furniture plants and I-85 freight all face the same strict rule.',
    timeToSue: {
      text: 'You have three years for an injury and two for a wrongful death.',
      source: 'N.C. Gen. Stat. §§ 1-52(16), 1-53(4)',
    },
    sharedFault: {
      text: 'Any negligence of your own that helped cause the injury bars the claim. The one exception is when the other person had the last clear chance to avoid it. The defendant has to prove your negligence.',
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
      text: 'In 2008 a North Carolina appeals court ruled on one company’s advance. It wasn’t a loan, the court held, but it still broke the usury law because the rate was far over the limit. So price is a legal question here. Have your attorney compare any offer with that decision.',
      source: 'Odell v. Legal Bucks, 192 N.C. App. 298 (2008)',
    },
    caseTypes: [
      'Car crashes with clear fault',
      'Freight truck collisions on I-85',
      'Plant and furniture factory injuries',
      'Defective products',
    ],
  },
  SC: {
    majorCities: ['Charleston', 'Columbia', 'North Charleston', 'Mount Pleasant'],
    intro:
      'South Carolina’s rural two-lane roads are among the deadliest in the country for the miles driven. The beaches bring visitors, and the port and the car plants bring trucks. For injuries from 2026 on, new rules decide how several defendants share the blame.',
    timeToSue: {
      text: 'You have three years for an injury, or two when you sue a public body.',
      source: 'S.C. Code §§ 15-3-530(5), 15-78-110',
    },
    sharedFault: {
      text: 'You can recover if your negligence isn’t greater than that of all the defendants combined. Your share comes off.',
      source: 'Nelson v. Concrete Supply Co., 303 S.C. 243 (1991)',
    },
    otherRules: [
      {
        topic: 'More than one defendant',
        text: 'For injuries from January 1, 2026, the jury can also blame people who aren’t in the case. That can lower what each defendant pays.',
        source: 'S.C. Code § 15-38-15, as changed by 2025 Act 42',
      },
      {
        topic: 'Claims against government',
        text: 'Most claims against public bodies stop at $300,000 a person and $600,000 an event.',
        source: 'S.C. Code § 15-78-120',
      },
    ],
    funding: {
      text: 'The Department of Consumer Affairs calls an advance a loan, even one you repay only if you win. A company that charges more than 12% a year needs a license, even if all it has is a website. The old ban on outside interest in a lawsuit ended in 2000, but courts still ask whether the deal was fair. Ask for the license first.',
      source:
        'S.C. Administrative Interpretation 3.104,106-1403; Osprey, Inc. v. Cabana Ltd. P’ship, 340 S.C. 367 (2000)',
    },
    caseTypes: [
      'Rural road crashes',
      'Motorcycle crashes',
      'Port and auto plant injuries',
      'Families after a fatal crash',
    ],
  },
  VA: {
    majorCities: ['Virginia Beach', 'Chesapeake', 'Norfolk', 'Richmond'],
    intro:
      'In Virginia, an insurer only needs to show that you were careless too. It’s one of the last states where that ends a claim completely. Traffic around Washington, the naval yards of Hampton Roads and trucks on I-81 bring most of its serious cases.',
    timeToSue: {
      text: 'You have two years to file any suit for personal injuries.',
      source: 'Va. Code § 8.01-243(A)',
    },
    sharedFault: {
      text: 'If your own negligence was a cause of the injury, you can’t recover, no matter how small it was.',
      source: 'Baskett v. Banks, 186 Va. 1022 (1947)',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Medical cases have a ceiling on the whole award, and it goes up $50,000 each July. Punitive damages stop at $350,000 in any case.',
        source: 'Va. Code §§ 8.01-581.15, 8.01-38.1',
      },
      {
        topic: 'Claims against government',
        text: 'You have six months to notify a city or town, and one year for the state.',
        source: 'Va. Code §§ 15.2-209, 8.01-195.6',
      },
    ],
    funding: {
      text: 'One careless moment can be the whole defense here, so we go by proof: photos, the crash report, a witness with a name. Without it, we often have to say no. We know of no Virginia statute just for consumer legal funding. Ask how the contract fits the state’s consumer finance laws.',
      source: noStatute,
    },
    caseTypes: [
      'Northern Virginia car crashes',
      'I-81 truck collisions',
      'Shipyard and harbor injuries',
      'Hospital errors',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
