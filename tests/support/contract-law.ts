import type { ContractLaw } from '../../src/domain/contract-law.ts'

/** Of a rule, each member that says how a price is made. */
export const everyPriceMember = {
  compounding: 'annual',
  earning: 'per-step',
  oneTimeCharges: { most: 500_00, per: 'claim' },
  capsPerClaim: true,
  rateMethod: 'military',
  schedule: { kind: 'dated', stepMonths: 6 },
} as const

/** And each that says what a contract has to be. */
export const everyContractMember = {
  cancelWays: ['in-person', 'tracked-mail', 'mail'],
  scope: { residence: false, forum: true },
  rateDisclosure: 'per-step',
  maximumStated: true,
  cumulativeRow: false,
  initials: 'space',
  type: { points: 14, bold: true, box: false, caps: true, page: 'first-two' },
  notices: [
    {
      text: 'READ THIS:\n“It’s yours.”',
      place: 'above-signature',
      points: 14,
      bold: true,
      box: false,
      source: 'Mont. 31-4-107',
      checkedOn: '2026-11-01',
    },
    { text: 'Nobody compared these words.', source: 'A letter', checkedOn: null },
  ],
  attorney: {
    required: true,
    statements: [
      { about: 'contingency' },
      { about: 'other', text: 'I read it twice.' },
      { about: 'other', text: 'And once more.' },
    ],
  },
  languages: { bothOnNegotiation: true, translatorAffidavit: true },
  formApproval: { required: true, number: 'F-7', date: '2026-10-01' },
  refinance: { kind: 'within-months', months: 24, tables: true },
  earlierFunder: { buyOut: true, writtenConsent: ['consumer', 'attorney', 'funders'] },
  assignment: 'servicing-kept',
  noticeToOthers: { who: ['parties', 'insurers', 'court'], days: 30 },
  attorneyCopyDays: 3,
  license: { kind: 'registration', from: '2026-01-01', to: '2026-12-31', bond: 50_000_00 },
  report: { required: true, due: '04-01', sworn: true },
  retention: { years: 3, from: 'last-entry' },
  unexpressed: 'Prime plus 6 points.',
} satisfies ContractLaw
