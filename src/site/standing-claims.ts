import { en } from './content/en/standing-claims.ts'
import { type Localized, localized } from './locale.ts'
import { paths } from './paths.ts'

export type ClaimKind = 'contract' | 'law' | 'clocks' | 'record'

export const standingClaimNames = [
  'oweNothing',
  'freeToApply',
  'noCreditCheck',
  'costInDollars',
  'answerInTime',
  'changeMind',
] as const
/** True by contract or by law, so nobody has to prove or hide it. */
export type StandingClaim = (typeof standingClaimNames)[number]

export const standingWords: Localized<Readonly<Record<StandingClaim, { text: string; source: string }>>> =
  localized({ en })

/** The terms make this promise. A test holds the day to theirs. */
const inTerms = (section: string) => ({
  kind: 'contract' as const,
  to: `${paths.terms}#${section}`,
  day: '2026-11-18',
})

/** Where each stands, and on which day somebody last read it there. */
export const standingPlaces: Readonly<Record<StandingClaim, { kind: ClaimKind; to: string; day: string }>> = {
  oweNothing: inTerms('non-recourse'),
  freeToApply: inTerms('applying'),
  noCreditCheck: inTerms('applying'),
  costInDollars: inTerms('your-contract'),
  answerInTime: inTerms('applying'),
  changeMind: { kind: 'law', to: paths.states, day: '2026-11-18' },
}
