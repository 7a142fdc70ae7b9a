import { openFacts } from '#features/contracts/records/data/rows.ts'
import { inContracts } from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { isSameSecret } from '#lib/secrets.ts'
import { consentVersion } from '../content/consent.ts'
import { countWrong, waitsUntil } from '../data/reading-code.ts'
import {
  byPerson,
  lockSent,
  lockStanding,
  type Named,
  type SigningServices,
  type StandingRefusal,
  traceOf,
} from './standing.ts'

export type ConsentRefusal = StandingRefusal | 'other code' | 'wait' | 'mailed on paper'

/**
 * Electronic records instead of paper, by the code that is on the PDF alone. With `agrees: false` the code is only
 * looked at, and counts the same if it's wrong.
 */
export function agreeToRecords(
  services: SigningServices,
  signer: Signer,
  { code, agrees, ...named }: Named & { code: string; agrees: boolean },
  now = new Date(),
): Promise<Outcome<object, ConsentRefusal>> {
  return inContracts(services, async (writing): Promise<Outcome<object, ConsentRefusal>> => {
    const { tx, rowSealer } = writing
    const found = await lockStanding(writing, signer, named)
    if (!found.ok) return found
    const { contract, kept } = found
    const until = waitsUntil(kept, now)
    if (until) return refuse('wait', { wait: until.getTime() - now.getTime() })
    const typed = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
    if (!isSameSecret(typed, openFacts(rowSealer, contract).readingCode)) {
      await changeSigning(tx, contract.id, countWrong(kept, now))
      return refuse('other code')
    }
    const isAgreed = kept?.consentedAt && !kept.withdrewAt && !kept.onPaperSince
    if (!agrees || isAgreed) return { ok: true }
    if (kept?.mailedOn) return refuse('mailed on paper')
    await changeSigning(tx, contract.id, {
      ...{ consentedAt: now, consentVersion, withdrewAt: null, onPaperSince: null },
      ...{ wrongCodes: 0, wrongSince: null },
    })
    const words = { ...traceOf(signer), version: consentVersion }
    await recordStep(writing, contract, 'consented', byPerson, words)
    return { ok: true }
  })
}

/** From then on it is signed on paper, until they agree to electronic records again. */
export function choosePaper(
  services: SigningServices,
  signer: Signer,
  named: Named = {},
  now = new Date(),
): Promise<Outcome<object, StandingRefusal>> {
  return inContracts(services, async (writing): Promise<Outcome<object, StandingRefusal>> => {
    const found = await lockStanding(writing, signer, named)
    if (!found.ok || found.kept?.onPaperSince) return found
    await changeSigning(writing.tx, found.contract.id, { onPaperSince: now })
    await recordStep(writing, found.contract, 'chose-paper', byPerson, traceOf(signer))
    return { ok: true }
  })
}

export type WithdrawalRefusal = 'unknown' | 'not known' | 'replaced' | 'no consent'

/** At any time. What was signed stays signed; from then on we mail paper. */
export function withdrawConsent(
  services: SigningServices,
  signer: Signer,
  named: Named = {},
  now = new Date(),
): Promise<Outcome<object, WithdrawalRefusal>> {
  return inContracts(services, async (writing): Promise<Outcome<object, WithdrawalRefusal>> => {
    const found = await lockSent(writing, signer, named)
    if (!found.ok || found.kept?.withdrewAt) return found
    const { contract, kept } = found
    if (!kept?.consentedAt) return refuse('no consent')
    await changeSigning(writing.tx, contract.id, {
      withdrewAt: now,
      ...(contract.status === 'issued' && { onPaperSince: kept.onPaperSince ?? now }),
    })
    const version = kept.consentVersion ?? consentVersion
    await recordStep(writing, contract, 'withdrew', byPerson, { ...traceOf(signer), version })
    return { ok: true }
  })
}
