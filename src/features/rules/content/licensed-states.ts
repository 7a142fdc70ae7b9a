import type { StateCode } from '#domain/states.ts'
import type { GivenSuggestion } from './suggestion.ts'

export const licensedStates = {
  CT: {
    posture: 'license',
    sentence:
      'Connecticut treats an advance of up to $50,000 as a small loan. It takes a license, and the yearly rate can’t go over 36% below $5,000 or 25% above.',
    caps: [
      { kind: 'yearly-rate', percent: 36, below: 5_000_00 },
      { kind: 'yearly-rate', percent: 25, from: 5_000_00 },
    ],
    source: 'Conn. Gen. Stat. 36a-555 ff.; P.A. 23-126',
    confidence: 'high',
    isSeen: true,
    note: 'The rates are APRs by the Military Lending Act’s method: every fee counts. The act reaches advances up to $50,000; the 25% is kept above that too until your lawyer says otherwise.',
  },
  GA: {
    posture: 'license',
    effectiveFrom: '2026-01-01',
    sentence:
      'Georgia requires funding companies to register with its Department of Banking. You never owe more than your net share of what the case pays.',
    caps: [{ kind: 'share-of-recovery', percent: 100, plusAdvance: false, of: 'net' }],
    cancelDays: 5,
    source: 'SB 69 (2025)',
    confidence: 'high',
    isSeen: true,
    note: 'We saw the five days to cancel in a summary of the act, and not from when they count; the later of signing and getting the money is the longest reading. From $25,000 for a claim, ask your lawyer about joint liability for sanctions.',
  },
  IL: {
    posture: 'license',
    sentence:
      'In Illinois, charges can’t go over 18% for each six months, and they stop after 42 months. You can cancel within 14 business days after the money is sent.',
    caps: [{ kind: 'half-year-rate', percent: 18 }],
    mostMonths: 42,
    cancelDays: 14,
    source: '815 ILCS 121',
    confidence: 'high',
    isSeen: true,
    note: 'Funding without a license is void. The 18% are of the funded amount, without charges on charges.',
  },
  IN: {
    posture: 'license',
    sentence:
      'Indiana requires a license and caps the cost at 36% a year plus a servicing charge of 7% and a fee. The other side of your case has to be told about the funding.',
    caps: [
      { kind: 'yearly-rate', percent: 36 },
      { kind: 'servicing', percent: 7 },
    ],
    cancelDays: 5,
    source: 'Ind. Code 24-12',
    confidence: 'high',
    isSeen: true,
    note: 'Notice to the other side is required. The fee is at most $500 per proceeding. Both yearly charges are earned in full at the start of each year. The act follows the proceeding: an Indiana case binds you wherever the client lives.',
  },
  ME: {
    posture: 'license',
    sentence:
      'Maine requires funding companies to register. Charges compound every six months at most and stop after 42 months.',
    mostMonths: 42,
    compounding: 'semiannual',
    source: 'Me. 9-A 12-101 to 107',
    confidence: 'high',
    isSeen: true,
    note: 'There is a right to cancel. Our notes have five days from receipt, from memory, so it is not among the numbers.',
  },
  MO: {
    posture: 'license',
    sentence:
      'Missouri requires funding companies to be licensed or registered with its Division of Finance.',
    source: 'Mo. 436.550-.572',
    confidence: 'high',
    isSeen: true,
    note: 'There is a right to cancel, of five or ten days; § 436.554 was not seen, so it is not among the numbers.',
  },
  NE: {
    posture: 'license',
    sentence:
      'Nebraska requires funding companies to register. Charges compound every six months at most and stop after 36 months. You can cancel within five business days after you get the money.',
    mostMonths: 36,
    compounding: 'semiannual',
    cancelDays: 5,
    source: 'Neb. 25-3301 to 3309',
    confidence: 'high',
    isSeen: true,
  },
  NV: {
    posture: 'license',
    sentence: 'Nevada requires a license, and the cost can’t go over 40% a year.',
    caps: [{ kind: 'yearly-rate', percent: 40 }],
    cancelDays: 5,
    source: 'NRS 604C',
    confidence: 'high',
    isSeen: true,
    note: 'The act covers advances up to $500,000. That is what it applies to, not a limit on advances.',
  },
  NY: {
    posture: 'license',
    effectiveFrom: '2026-12-19',
    sentence:
      'If you win in New York, the most you can owe is your advance plus 25% of what the case pays before fees and costs. You can cancel within 10 business days after you get the money.',
    caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }],
    cancelDays: 10,
    source: 'N.Y. Fin. Serv. Law 1001-1011',
    confidence: 'high',
    isSeen: true,
    note: 'Registration with DFS is required. The act covers advances up to $500,000, which is what it applies to, not a limit. § 1004 was not seen. The act’s “charges” contain the advance itself, and its schedule goes by outcomes, not by dates.',
  },
  OK: {
    posture: 'license',
    sentence:
      'Oklahoma requires funding companies to be licensed by its Department of Consumer Credit and to post a bond.',
    source: 'Okla. 14A 3-801',
    confidence: 'high',
    note: 'There is a right to cancel. Our notes have five days from receipt, from memory, so it is not among the numbers. The act also reaches claims in the state, wherever the client lives.',
  },
  SC: {
    posture: 'license',
    sentence:
      'South Carolina’s regulator treats an advance as a loan. One that costs more than 12% takes a license.',
    source: 'Administrative Interpretation 3.104,106-1403',
    confidence: 'high',
    isSeen: true,
    note: 'The license is needed for offers on a website, too. Don’t say "this is not a loan" there.',
  },
  TN: {
    posture: 'license',
    sentence:
      'Tennessee requires funding companies to register and caps the cost at 10% a year plus $360 a year for each $1,000, for at most three years.',
    caps: [{ kind: 'yearly-per-thousand', percent: 10, dollars: 360 }],
    mostMonths: 36,
    compounding: 'none',
    cancelDays: 5,
    source: 'Tenn. 47-16-101 ff.',
    confidence: 'high',
    isSeen: true,
    note: 'One annual fee for each claim, and no rolling into a new contract. The act also reaches claims in the state, wherever the client lives.',
  },
  UT: {
    posture: 'license',
    sentence:
      'Utah requires funding companies to register. You can cancel within ten business days after you sign.',
    cancelDays: 10,
    source: 'Utah 13-57',
    confidence: 'high',
    isSeen: true,
    note: 'Ten days since May 6, 2026.',
  },
  VT: {
    posture: 'license',
    sentence: 'Vermont requires funding companies to register.',
    source: 'Vt. 8 V.S.A. ch. 74',
    confidence: 'high',
    note: 'There is a right to cancel. Our notes have five days from receipt, from memory, so it is not among the numbers. The act also reaches claims in the state, wherever the client lives.',
  },
} satisfies Partial<Record<StateCode, GivenSuggestion>>
