import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { noStatute } from './no-statute.ts'

export const southwest = {
  AZ: {
    majorCities: ['Phoenix', 'Tucson', 'Mesa', 'Chandler'],
    intro:
      'Arizona’s constitution says twice that no law can limit what’s paid for an injury or a death. Wide, fast streets make Phoenix one of the most dangerous places in the country to cross on foot. Dust storms, desert heat and winter visitors add their own kinds of crashes.',
    timeToSue: {
      text: 'You have two years to file suit for an injury or a death.',
      source: 'Ariz. Rev. Stat. § 12-542',
    },
    sharedFault: {
      text: 'Your share of the fault comes off, however large it is. Each defendant pays its own percentage and no one else’s.',
      source: 'Ariz. Rev. Stat. §§ 12-2505, 12-2506',
    },
    otherRules: [
      {
        topic: 'Limits on damages',
        text: 'The constitution forbids caps on damages for injury or death, in two places.',
        source: 'Ariz. Const. art. 2, § 31; art. 18, § 6',
      },
      {
        topic: 'Claims against government',
        text: 'You have 180 days to give a public body notice of your claim, with a figure you’d settle for. The suit has to follow within one year.',
        source: 'Ariz. Rev. Stat. §§ 12-821, 12-821.01',
      },
    ],
    funding: {
      text: 'A 2025 law bars a funder from steering your case or paying attorneys and health care providers for referrals. It doesn’t set a price, so ask for the total. And since each defendant pays only its own share, we look at the insurance of every one of them.',
      source: 'Ariz. Rev. Stat. § 12-3451 et seq. (2025 Senate Bill 1215)',
    },
    caseTypes: [
      'Pedestrian and car crashes',
      'Motorcycle crashes',
      'Construction and heat injuries',
      'Store and resort falls',
    ],
  },
  NM: {
    majorCities: ['Albuquerque', 'Las Cruces', 'Rio Rancho', 'Santa Fe'],
    intro:
      'Oil from the Permian Basin made southeastern New Mexico rich and its roads dangerous. Large parts of the state are tribal land, and a crash there may belong in a tribal court. A claim against a town or school has a notice period of only 90 days.',
    timeToSue: {
      text: 'You have three years for an injury, or two when you sue a public body.',
      source: 'N.M. Stat. §§ 37-1-8, 41-4-15',
    },
    sharedFault: {
      text: 'Your share comes off, and no share shuts you out. Most defendants pay only their own part.',
      source: 'Scott v. Rizzo, 96 N.M. 682 (1981); N.M. Stat. § 41-3A-1',
    },
    otherRules: [
      {
        topic: 'Claims against government',
        text: 'You have 90 days to give written notice, or six months for a wrongful death.',
        source: 'N.M. Stat. § 41-4-16',
      },
      {
        topic: 'Limits on damages',
        text: 'Ordinary injury cases have no cap. Medical cases do, and it has changed in recent years, so ask which figure applies to yours.',
        source: 'N.M. Stat. § 41-5-6',
      },
    ],
    funding: {
      text: 'Tell us if it happened on tribal land. It can change the court, the law and the deadline. We know of no New Mexico statute just for consumer legal funding, but the state has strict limits on small loans. Ask your attorney whether they reach the contract you’re shown.',
      source: noStatute,
    },
    caseTypes: [
      'Oilfield truck collisions',
      'Oil and gas field injuries',
      'Car and pedestrian crashes',
      'Hospital errors',
    ],
  },
  NV: {
    majorCities: ['Las Vegas', 'Henderson', 'Reno', 'North Las Vegas'],
    intro:
      'Las Vegas never closes, and neither do its roads, hotel floors and swimming pools. Casinos film almost everything and erase it soon, so a letter to save the video should go out right away. Nevada licenses funding companies and limits their price by law.',
    timeToSue: {
      text: 'You have two years to file suit for an injury or a death.',
      source: 'Nev. Rev. Stat. § 11.190(4)(e)',
    },
    sharedFault: {
      text: 'You can recover if your negligence wasn’t greater than that of the people you sue. Your share comes off.',
      source: 'Nev. Rev. Stat. § 41.141',
    },
    otherRules: [
      {
        topic: 'Medical cases',
        text: 'Pain and suffering is capped. The cap goes up $80,000 each January: $590,000 in 2026, until it reaches $750,000 in 2028.',
        source: 'Nev. Rev. Stat. § 41A.035',
      },
      {
        topic: 'Claims against government',
        text: 'Damages stop at $200,000 a person.',
        source: 'Nev. Rev. Stat. § 41.035',
      },
    ],
    funding: {
      text: 'A company needs a license from the Financial Institutions Division. Its charges can’t top 40% a year, must be set in advance by time, and can never be a share of what you win. The law covers advances of up to $500,000, which isn’t a ban on more. You can cancel within five business days after the money is sent. If a company breaks the price rule on purpose, the contract is void.',
      source: 'Nev. Rev. Stat. ch. 604C',
    },
    caseTypes: [
      'Hotel, casino and pool falls',
      'Car and rideshare crashes',
      'Desert highway truck collisions',
      'Mine and construction injuries',
    ],
  },
} satisfies Partial<Record<StateCode, StateWords>>
