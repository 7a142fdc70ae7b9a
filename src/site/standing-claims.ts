import { en } from './content/en/standing-claims.ts'
import { type Localized, localized } from './locale.ts'

export const claimKinds = ['contract', 'law', 'clocks', 'record'] as const
export type ClaimKind = (typeof claimKinds)[number]

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

type Standing = { text: string; kind: ClaimKind; source: string; to: string; day: string }

export const standingClaims: Localized<Readonly<Record<StandingClaim, Standing>>> = localized({ en })
