import type { StateCode } from '#domain/states.ts'
import { type ContractNotes, frontPage, readOn, sixMonths } from './notes.ts'
import { arkansas, california, illinois, indiana } from './wording.ts'

export const statesAToM = {
  AR: {
    contract: {
      rateDisclosure: 'annual',
      notices: [
        {
          text: arkansas,
          points: 20,
          bold: true,
          box: true,
          source: 'Ark. Code 4-57-109',
          checkedOn: readOn,
        },
      ],
    },
    contractNote:
      'Everything above the advance is interest. The APR stands in Arial, in a box of 1.5 points.',
  },
  CA: {
    contract: {
      maximumStated: true,
      initials: 'required',
      type: { page: 'front' },
      notices: [{ text: california, place: 'body', source: 'Cal. B&P 6252', checkedOn: readOn }],
      attorney: {
        required: true,
        statements: [
          { about: 'disclosures-reviewed' },
          { about: 'trust-account' },
          { about: 'no-referral-fee' },
        ],
      },
      languages: { bothOnNegotiation: true },
      earlierFunder: { buyOut: true },
    },
    notSeen: ['schedule'],
    fromSummary: ['initials', 'attorney', 'languages'],
    contractNote:
      'The schedule has dates; we don’t know how long a step is. An attorney may tell us privileged things only with the client’s written consent.',
  },
  CO: { contract: { license: { kind: 'license' } }, notSeen: ['caps'] },
  CT: {
    rateMethod: 'military',
    contract: { license: { kind: 'license' }, refinance: { kind: 'advantage' } },
    notSeen: ['report'],
    contractNote:
      'The ban on refinancing without a distinct advantage is from an older text of § 36a-560. Disclosures are those of a loan.',
  },
  GA: {
    contract: {
      type: { points: 14, bold: true },
      assignment: 'ban',
      license: { kind: 'registration' },
    },
    notSeen: ['cancelFrom', 'cancelWays', 'notices', 'report'],
    fromSummary: ['cancelDays', 'type', 'assignment'],
    contractNote:
      'We saw the agency’s page, not the code. A contract that the attorney signs for the client is void.',
  },
  IL: {
    schedule: sixMonths,
    contract: {
      cancelWays: ['in-person', 'tracked-mail'],
      maximumStated: true,
      initials: 'required',
      type: frontPage,
      notices: [
        {
          text: illinois,
          place: 'body',
          points: 12,
          bold: true,
          box: true,
          source: '815 ILCS 121/30 before P.A. 103-974',
          checkedOn: readOn,
        },
      ],
      attorney: {
        required: true,
        statements: [
          { about: 'costs-disclosed' },
          { about: 'contingency' },
          { about: 'trust-account' },
          { about: 'instructions' },
          { about: 'no-referral-fee' },
        ],
      },
      languages: { bothOnNegotiation: true },
      refinance: { kind: 'within-months', months: 24, tables: true },
      assignment: 'licensees',
      license: { kind: 'license', bond: 50_000_00 },
      report: { required: true },
      retention: { years: 3, from: 'last-entry' },
    },
    notSeen: ['oneTimeCharges', 'notices', 'earlierFunder', 'report'],
    fromSummary: ['caps', 'license'],
    contractNote:
      'The notice is the one before P.A. 103-974: check it. Nobody saw the amount of the preparation fee, the day of the report, or 38 IAC 170.80, .90, .140 and .200. A blank in a contract says “none”.',
  },
  IN: {
    earning: 'in-advance',
    oneTimeCharges: { most: 500_00, per: 'claim' },
    schedule: sixMonths,
    contract: {
      cancelWays: ['in-person', 'tracked-mail'],
      scope: { residence: true, forum: true },
      maximumStated: true,
      initials: 'required',
      type: frontPage,
      notices: [
        {
          text: indiana,
          place: 'body',
          bold: true,
          box: true,
          source: 'Ind. Code 24-12-4-1',
          checkedOn: readOn,
        },
      ],
      attorney: {
        required: true,
        statements: [{ about: 'costs-disclosed' }, { about: 'contingency' }, { about: 'trust-account' }],
      },
      noticeToOthers: { who: ['parties', 'insurers'] },
      license: { kind: 'license', bond: 50_000_00 },
    },
    notSeen: ['attorney', 'earlierFunder', 'report'],
    contractNote:
      'The bond is of up to $50,000 and kept for two years after the end. The other side is told within a reasonable time. The act speaks of proceedings in Indiana; until your lawyer says otherwise, we apply it to residents, too.',
  },
  MD: {
    contract: {
      license: { kind: 'license' },
      unexpressed: 'The rates that Maryland allows for loans, from 24 to 33%.',
    },
    notSeen: ['caps'],
  },
  ME: {
    rateMethod: 'effective',
    contract: { type: frontPage, license: { kind: 'registration' }, report: { required: true } },
    notSeen: ['schedule', 'cancelDays', 'cancelFrom', 'initials', 'attorney', 'languages', 'notices'],
    contractNote:
      'The front page is a form of the statute, “DISCLOSURE STATEMENT”; we saw its first two lines.',
  },
  MO: {
    schedule: sixMonths,
    contract: { maximumStated: true, type: frontPage, license: { kind: 'license' } },
    notSeen: [
      'cancelDays',
      'cancelFrom',
      'cancelWays',
      'notices',
      'attorney',
      'earlierFunder',
      'attorneyCopyDays',
      'license',
    ],
    contractNote:
      'The bill asked for notice to the attorney within three business days and for at most 48 months; check the act. The license ends each June 30; there is a bond, and we don’t know of how much.',
  },
  MT: {
    contract: {
      cancelWays: ['mail'],
      scope: { residence: true, forum: true },
      type: { points: 14, bold: true, page: 'above-signature' },
      assignment: 'ban',
      license: { kind: 'registration' },
      unexpressed: 'The yearly rate is at most 15%, or prime plus 6 points if that is more.',
    },
    notSeen: ['notices', 'noticeToOthers'],
    contractNote:
      'Our copy of the “IMPORTANT DISCLOSURES” breaks off, so they’re not among the notices. Page 1 has our name and addresses.',
  },
} satisfies Partial<Record<StateCode, ContractNotes>>
