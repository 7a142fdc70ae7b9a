import type { StateCode } from '#domain/states.ts'
import { type ContractNotes, frontPage, readOn, sixMonths } from './notes.ts'
import { nebraskaAndOhio, newYorkCancellation, newYorkMaximum } from './wording.ts'

export const statesNToW = {
  NE: {
    rateMethod: 'effective',
    schedule: sixMonths,
    contract: {
      cancelWays: ['in-person', 'tracked-mail'],
      rateDisclosure: 'per-step',
      type: frontPage,
      notices: [{ text: nebraskaAndOhio, source: 'Neb. 25-3303', checkedOn: readOn }],
      earlierFunder: { buyOut: true, writtenConsent: ['consumer', 'funders'] },
      license: { kind: 'registration' },
      report: { required: true },
    },
    contractNote:
      'The front page gives the broker’s fee in dollars. Our notes don’t say where the notice stands. The agency sets the day of the yearly report.',
  },
  NV: {
    contract: {
      cancelWays: ['in-person', 'tracked-mail'],
      maximumStated: true,
      cumulativeRow: true,
      initials: 'required',
      attorney: { required: true, statements: [{ about: 'contingency' }, { about: 'no-referral-fee' }] },
      formApproval: { required: true },
      earlierFunder: { buyOut: true },
      license: { kind: 'license' },
      report: { required: true, due: '01-31' },
      retention: { years: 2, from: 'last-entry' },
    },
    notSeen: ['notices', 'languages', 'attorneyCopyDays'],
    contractNote:
      'The client signs a disclosure of its own in 12-point type; the commissioner approves the contract’s form. Of NAC 604C we saw titles alone.',
  },
  NY: {
    capsPerClaim: true,
    schedule: { kind: 'outcomes', stepMonths: 0 },
    contract: {
      maximumStated: true,
      cumulativeRow: true,
      initials: 'space',
      type: frontPage,
      notices: [
        {
          text: newYorkMaximum,
          place: 'front',
          points: 12,
          bold: true,
          source: 'N.Y. Fin. Serv. Law 1005(a)(iv)',
          checkedOn: readOn,
        },
        {
          text: newYorkCancellation,
          place: 'body',
          source: 'N.Y. Fin. Serv. Law 1005(b)',
          checkedOn: readOn,
        },
      ],
      earlierFunder: { buyOut: true, writtenConsent: ['consumer', 'attorney'] },
      license: { kind: 'registration' },
      report: { required: true, due: '01-31' },
    },
    notSeen: ['attorney', 'license'],
    contractNote: '§§ 1006 to 1009, and the attorney’s sentences of § 1002(b), were not seen either.',
  },
  OH: {
    rateMethod: 'effective',
    schedule: sixMonths,
    contract: {
      rateDisclosure: 'per-step',
      type: frontPage,
      notices: [{ text: nebraskaAndOhio, source: 'Ohio 1349.55', checkedOn: readOn }],
    },
    notSeen: ['initials', 'attorney', 'languages'],
    contractNote: 'The schedule goes to 36 months. Our notes don’t say where the notice stands.',
  },
  OK: {
    contract: { scope: { residence: true, forum: true }, license: { kind: 'license' } },
    notSeen: ['schedule', 'cancelDays', 'cancelFrom', 'initials', 'attorney', 'notices', 'license', 'report'],
    contractNote: '§§ 3-804 to 3-808, on the contract, were not seen, nor the amount of the bond.',
  },
  SC: { contract: { license: { kind: 'license' } } },
  TN: {
    capsPerClaim: true,
    contract: {
      cancelWays: ['in-person', 'mail'],
      scope: { residence: true, forum: true },
      rateDisclosure: 'annual',
      maximumStated: true,
      type: { points: 14, bold: true, page: 'front' },
      attorney: {
        required: true,
        statements: [{ about: 'contract-reviewed' }, { about: 'contingency' }, { about: 'trust-account' }],
      },
      refinance: { kind: 'ban' },
      assignment: 'ban',
      license: { kind: 'registration' },
    },
    notSeen: ['attorney', 'notices', 'license', 'report'],
    contractNote:
      'Our copy of the cancellation notice breaks off, and the boxed texts were not seen, so there are no notices. The notice names office hours; a postmark on the last day is in time. The ban on assignment has exceptions. There is a bond; we don’t know of how much.',
  },
  UT: {
    schedule: sixMonths,
    contract: {
      cancelWays: ['in-person', 'tracked-mail'],
      license: { kind: 'registration' },
      report: { required: true, due: '04-01', sworn: false },
    },
    notSeen: ['notices', 'initials', 'attorney'],
    contractNote:
      '§ 13-57-302 was not seen. The report comes with an unsworn declaration of the CFO or principal.',
  },
  VT: {
    contract: {
      scope: { residence: true, forum: true },
      rateDisclosure: 'annual',
      cumulativeRow: true,
      type: { page: 'front' },
      assignment: 'servicing-kept',
      license: { kind: 'registration', bond: 50_000_00 },
      report: { required: true, due: '04-01', sworn: true },
    },
    notSeen: ['rateMethod', 'cancelDays', 'cancelFrom', 'notices', 'initials', 'attorney'],
    contractNote:
      'The bond is $50,000, or double the largest Vermont advance of three years. The front page is a form of the Commissioner that we haven’t seen whole.',
  },
  WI: { contract: { noticeToOthers: { who: ['parties'] } } },
  WV: {
    capsPerClaim: true,
    rateMethod: 'effective',
    schedule: sixMonths,
    contract: {
      cumulativeRow: true,
      type: { points: 14, bold: true, page: 'first-two' },
      attorney: {
        required: true,
        statements: [{ about: 'contract-reviewed' }, { about: 'no-referral-fee' }],
      },
      refinance: { kind: 'ban' },
      earlierFunder: { buyOut: true },
      noticeToOthers: { who: ['parties'] },
      license: { kind: 'registration', bond: 50_000_00 },
    },
    notSeen: ['notices', 'report'],
    contractNote:
      'Our copy of the cancellation notice breaks off, so it is not among the notices. One annual fee for each claim, and no rolling into a new contract. The agreement goes to all parties without being asked for.',
  },
} satisfies Partial<Record<StateCode, ContractNotes>>
