import type { StateCode } from '#domain/states.ts'
import type { GivenSuggestion } from './suggestion.ts'

/** Careful funders write no contracts there, though a statute doesn't always forbid it. */
export const closedStates = {
  AL: {
    posture: 'closed',
    sentence:
      'An Alabama court held that advances like ours, for a share of the recovery, are void. So we don’t fund people who live in Alabama.',
    source: 'Wilson v. Harris, 688 So. 2d 265',
    confidence: 'middling',
    isSeen: true,
    note: 'Advances for living expenses in return for a share of the recovery were held void. Some funders operate there.',
  },
  AR: {
    posture: 'closed',
    caps: [{ kind: 'yearly-rate', percent: 17 }],
    source: 'Ark. Code 4-57-109; Ark. Const. amend. 89',
    confidence: 'high',
    note: 'The 17% a year includes all charges.',
  },
  CO: {
    posture: 'closed',
    sentence:
      'Colorado’s highest court says an advance like ours is a loan. We don’t make loans, so we don’t fund people who live in Colorado.',
    source: 'Oasis v. Coffman, 2015 CO 63',
    confidence: 'high',
    isSeen: true,
    note: 'An advance is a loan there: it needs a UCCC license, and the UCCC’s rate caps apply. Ask for those rates before you open.',
  },
  KY: {
    posture: 'closed',
    source: 'Boling v. Prospect, 771 F. App’x 562; KRS 372.060',
    confidence: 'high',
    note: 'Champerty and usury.',
  },
  MD: {
    posture: 'closed',
    sentence:
      'Maryland treats advances like ours as loans. We don’t make loans, so we don’t fund people who live in Maryland.',
    source: 'Md. Com. Law 12-301 ff.',
    confidence: 'high',
    isSeen: true,
    note: 'Advances are treated as loans, at 24 to 33%, with a license. We don’t know what became of HB 1298 of 2026.',
  },
  MT: {
    posture: 'closed',
    caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: false, of: 'gross' }],
    cancelDays: 5,
    source: 'Mont. 31-4-101 ff.; 31-1-107',
    confidence: 'high',
    isSeen: true,
    note: 'Registration is required, the rate is at most 15% or prime plus 6, whichever is greater, and a breach makes the contract unenforceable. The rate follows prime, so it is not among the caps. The 25% reads as of the gross. The act also reaches claims in the state, wherever the client lives.',
  },
  NC: {
    posture: 'closed',
    source: 'Odell v. Legal Bucks, 192 N.C. App. 298',
    confidence: 'high',
    note: 'The usury law reaches advances that aren’t loans.',
  },
  WV: {
    posture: 'closed',
    caps: [{ kind: 'yearly-rate', percent: 18 }],
    mostMonths: 42,
    compounding: 'semiannual',
    cancelDays: 5,
    source: 'W. Va. 46A-6N',
    confidence: 'high',
    note: 'Funding is possible with a registration, at 18% a year of the original amount for at most 42 months, with compounding every six months at most.',
  },
} satisfies Partial<Record<StateCode, GivenSuggestion>>
