import type { StateCode } from '#domain/states.ts'
import type { GivenSuggestion } from './suggestion.ts'

const nothingFound = {
  posture: 'open',
  source: 'No rule found, November 2026',
  confidence: 'middling',
} as const satisfies GivenSuggestion

const favorable = {
  posture: 'open',
  source: 'The cases that the state’s page cites',
  confidence: 'middling',
  note: 'Favorable cases.',
} as const satisfies GivenSuggestion

const conductRules = {
  posture: 'open',
  confidence: 'middling',
  note: 'There are rules on conduct or disclosure. Have your lawyer say what they ask of you.',
} as const

const caseLawRisk = {
  posture: 'open',
  confidence: 'middling',
  note: 'Case law is a risk in this group of states: a recovery that was certain, an unconscionable price, or champerty.',
} as const

const unclear = {
  posture: 'open',
  source: 'No source in our notes, November 2026',
  confidence: 'low',
  note: 'Ask your lawyer: bills are pending, and 36% caps for lenders may reach advances.',
} as const satisfies GivenSuggestion

export const openStates = {
  AK: nothingFound,
  AZ: { ...conductRules, source: 'Ariz. SB 1215' },
  CA: {
    posture: 'open',
    sentence:
      'In California, the price goes by time, for at most 36 months, and your attorney signs a statement with the contract. You can cancel within five business days after the money is sent.',
    mostMonths: 36,
    cancelDays: 5,
    source: 'AB 931 (2025)',
    confidence: 'high',
    isSeen: true,
    note: 'The contract has rules of its own: price by time, at most 36 months, the attorney’s attestation.',
  },
  DE: {
    ...caseLawRisk,
    source: 'No source in our notes, November 2026',
  },
  FL: favorable,
  HI: nothingFound,
  IA: unclear,
  ID: nothingFound,
  KS: {
    ...conductRules,
    source: 'Kan. 60-226',
    confidence: 'low',
    note: 'The act of 2025 doesn’t reach advances for living expenses.',
  },
  LA: { ...conductRules, source: 'La. 9:3580' },
  MA: favorable,
  MI: { ...caseLawRisk, source: 'Curry (Mich.)' },
  MN: { ...caseLawRisk, source: 'Maslowski (Minn.)' },
  MS: { ...caseLawRisk, source: 'Miss. 97-9-11' },
  ND: unclear,
  NH: nothingFound,
  NJ: nothingFound,
  NM: unclear,
  OH: {
    posture: 'open',
    sentence:
      'In Ohio, the law says what your contract has to look like, and you can cancel within five business days after you get the money.',
    cancelDays: 5,
    source: 'Ohio 1349.55',
    confidence: 'middling',
    isSeen: true,
    note: 'HB 105 (registration, ten days) passed the House in November 2025. We don’t know what became of it.',
  },
  OR: nothingFound,
  PA: { ...caseLawRisk, source: 'LaBarre (Pa.)' },
  RI: nothingFound,
  SD: unclear,
  TX: favorable,
  VA: nothingFound,
  WA: nothingFound,
  WI: { ...conductRules, source: 'Wis. 804.01' },
  WY: nothingFound,
} satisfies Partial<Record<StateCode, GivenSuggestion>>
