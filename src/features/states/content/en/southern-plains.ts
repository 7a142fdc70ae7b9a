import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'

export const southernPlains = {
  KS: {
    majorCities: ['Wichita', 'Overland Park', 'Kansas City', 'Olathe'],
    intro:
      'Wichita builds airplanes, and the rest of Kansas grows, slaughters and hauls food. In 2019 the state’s supreme court threw out a cap on pain and suffering that had stood for thirty years. Your own no-fault coverage pays first, and you can sue once medical costs reach $2,000.',
    timeToSue: {
      text: 'You have two years to file an injury suit.',
      source: 'K.S.A. 60-513',
    },
    sharedFault: {
      text: 'Your fault has to be less than that of everyone you sue. At 50% you get nothing.',
      source: 'K.S.A. 60-258a',
    },
    otherRules: [
      {
        topic: 'Car insurance',
        text: 'No-fault benefits pay first. You can sue for pain and suffering with $2,000 of medical costs, or for a fracture of a weight-bearing bone, a permanent injury or a death.',
        source: 'K.S.A. 40-3117',
      },
      {
        topic: 'Limits on damages',
        text: 'The state’s supreme court held that the cap on pain and suffering violates the right to a jury.',
        source: 'Hilburn v. Enerpipe Ltd., 309 Kan. 1127 (2019)',
      },
      {
        topic: 'Claims against government',
        text: 'You have to file a written claim with a city or county first. It gets 120 days to answer before you can sue.',
        source: 'K.S.A. 12-105b',
      },
    ],
    funding: {
      text: 'Since 2025, some funding agreements must be shown to the judge in private within 30 days. The rule is aimed at money that pays for the lawsuit itself, and ours is for rent and bills. Let your attorney decide whether yours has to be reported.',
      source: 'K.S.A. 60-226',
    },
    caseTypes: [
      'Highway truck collisions',
      'Car crashes over the threshold',
      'Aircraft and meat plant injuries',
      'Defective machines',
    ],
  },
  MO: {
    majorCities: ['Kansas City', 'St. Louis', 'Springfield', 'Columbia'],
    intro:
      'Missouri has two big cities at opposite ends of I-70 and a lot of trucks in between. Five years to sue is one of the longest periods anywhere, and bills to shorten it come up nearly every spring. Even if you were mostly at fault, you can recover the rest.',
    timeToSue: {
      unsettled: 'unless a 2026 bill made it 3',
      text: 'You have five years for most injuries, two for medical cases and three for wrongful death. A bill to cut the five years to three was before the 2026 session, so check with your attorney before you count on it.',
      source: 'Mo. Rev. Stat. §§ 516.120, 516.105, 537.100',
    },
    sharedFault: {
      text: 'Your share of the fault comes off, and no share shuts you out.',
      source: 'Gustafson v. Benda, 661 S.W.2d 11 (Mo. 1983)',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering is limited only in medical cases, at two levels that go up a little every year.',
        source: 'Mo. Rev. Stat. § 538.210',
      },
      {
        topic: 'Streets and sidewalks',
        text: 'You have 90 days to give a large city written notice of an injury on a defective street or sidewalk.',
        source: 'Mo. Rev. Stat. § 82.210',
      },
    ],
    funding: {
      text: 'Under the Consumer Legal Funding Act, the Division of Finance licenses companies. You repay only when the claim is settled or won. Ask for the license and look it up on the Division’s site.',
      source: 'Mo. Rev. Stat. §§ 436.550 to 436.572',
    },
    caseTypes: [
      'I-70 and I-44 truck collisions',
      'Car crashes',
      'Hospital errors',
      'Drug and product injuries',
    ],
  },
  OK: {
    majorCities: ['Oklahoma City', 'Tulsa', 'Norman', 'Broken Arrow'],
    intro:
      'Oil rigs, wind farms and three crossing interstates give Oklahoma its serious injury cases. The cap on pain and suffering was struck down in 2019, and a new one came in 2025. Which of the two applies to you depends on when your case began.',
    timeToSue: {
      text: 'You have two years to file an injury suit.',
      source: 'Okla. Stat. tit. 12, § 95(A)(3)',
    },
    sharedFault: {
      text: 'You can recover unless your negligence is greater than that of the people you sue. Your share comes off.',
      source: 'Okla. Stat. tit. 23, §§ 13, 14',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'From September 1, 2025, pain and suffering is limited to $500,000. For the worst injuries and the worst conduct the limit is higher, or there is none. The 2011 cap was void.',
        source: '2025 Senate Bill 453; Beason v. I.E. Miller Services, 2019 OK 28',
      },
      {
        topic: 'Claims against government',
        text: 'You have one year from the loss to file a written claim.',
        source: 'Okla. Stat. tit. 51, § 156',
      },
    ],
    funding: {
      text: 'Oklahoma’s Administrator of Consumer Credit licenses litigation funders, and each one has to post a bond. Workers’ compensation claims are outside that law. Under a 2025 law, the other side can ask to see a funding agreement.',
      source: 'Okla. Stat. tit. 14A, § 3-801 et seq.',
    },
    caseTypes: [
      'Oil and gas field injuries',
      'Interstate truck collisions',
      'Car crashes',
      'Motorcycle crashes',
    ],
  },
  TX: {
    majorCities: ['Houston', 'San Antonio', 'Dallas', 'Austin'],
    intro:
      'Texas has more road deaths than any other state, and oil trucks from the Permian Basin are part of the reason. Employers here can opt out of workers’ compensation, and one that did can be sued like anyone else. Trucking cases are tried in two parts if the company asks.',
    timeToSue: {
      text: 'You have two years to file suit for an injury or wrongful death.',
      source: 'Tex. Civ. Prac. & Rem. Code § 16.003',
    },
    sharedFault: {
      text: 'If more than 50% of the responsibility is yours, you recover nothing. Up to that, your share comes off.',
      source: 'Tex. Civ. Prac. & Rem. Code §§ 33.001, 33.012',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'Pain and suffering is capped only in medical cases. The cap is $250,000 for all doctors together and $250,000 for each institution, with at most $500,000 for institutions.',
        source: 'Tex. Civ. Prac. & Rem. Code § 74.301',
      },
      {
        topic: 'Truck cases',
        text: 'The company can ask for a trial in two parts. The first decides the crash and your damages, the second its own conduct and any punitive award.',
        source: 'Tex. Civ. Prac. & Rem. Code § 72.052',
      },
      {
        topic: 'Claims against government',
        text: 'You have six months to notify a public body. Some city charters ask for it sooner.',
        source: 'Tex. Civ. Prac. & Rem. Code § 101.101',
      },
    ],
    funding: {
      text: 'A Houston appeals court upheld an agreement that was repaid only if the case was won, and didn’t count it as a usurious loan. No Texas statute we know of sets the price. Compare totals, and ask whether the charge compounds.',
      source: 'Anglo-Dutch Petroleum v. Haskell, 193 S.W.3d 87 (Tex. App. 2006)',
    },
    caseTypes: [
      'Oilfield and refinery injuries',
      '18-wheeler collisions',
      'Car crashes',
      'Families after a fatal crash',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
