import type { Transaction } from '#db/database.ts'
import { findAloneFrom, listSigners, readSignatureSettings } from '#features/people/signatures/data.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { aloneMistake } from '../content/concerns.ts'
import type { NewDecision } from '../schema/form.ts'
import { type DecisionRow, findWaiting, type OpenApplication } from './records.ts'

type Signer = { id: string; approveUpTo: number | null }
type SecondNeed = Pick<
  DecisionRow,
  'secondAbove' | 'signerLimit' | 'aboveAdvice' | 'aloneFrom' | 'askedId' | 'askedName'
>
export type SecondNeedRefusal = 'already signed' | 'alone' | 'wrong signer'

const none: SecondNeed = {
  secondAbove: null,
  signerLimit: null,
  aboveAdvice: null,
  aloneFrom: null,
  askedId: null,
  askedName: null,
}

type Limits = Pick<SecondNeed, 'secondAbove' | 'signerLimit' | 'aboveAdvice'>

export const needsSecond = ({ secondAbove, signerLimit, aboveAdvice }: Limits) =>
  secondAbove !== null || signerLimit !== null || aboveAdvice !== null

/** Whether a second person has to sign, who is asked, and what holds where nobody else could. */
export async function findSecondNeed(
  tx: Transaction,
  row: OpenApplication,
  request: NewDecision,
  { signer, advised }: { signer: Signer; advised: number | null },
): Promise<Outcome<{ need: SecondNeed }, SecondNeedRefusal>> {
  if (request.kind === 'declined') return { ok: true, need: none }
  const { amount, askedId, aloneReason } = request
  const settings = await readSignatureSettings(tx)
  const isAbove = (most: number | null) => most !== null && amount > most
  const secondAbove = request.kind === 'funded' && isAbove(settings.secondAbove) ? settings.secondAbove : null
  const signerLimit = isAbove(signer.approveUpTo) ? signer.approveUpTo : null
  const aboveAdvice = request.kind === 'approved' && isAbove(advised) ? advised : null
  const limits = { secondAbove, signerLimit, aboveAdvice }
  if (!needsSecond(limits)) return { ok: true, need: none }
  const aloneFrom = await findAloneFrom(tx, signer.id)
  const waiting = await findWaiting(tx, row.id)
  const isSigned = waiting?.kind === request.kind && waiting.applicationVersion === row.version
  // A person who was left alone while it waited signs it again, alone.
  if (isSigned && (aloneFrom === null || waiting.aloneFrom !== null)) return refuse('already signed')
  if (aloneFrom) {
    return aloneReason
      ? { ok: true, need: { ...none, ...limits, aloneFrom } }
      : refuse('alone', { errors: { aloneReason: [aloneMistake] } })
  }
  const asked = (await listSigners(tx)).find(({ id }) => id === askedId && id !== signer.id)
  if (askedId && !asked) return refuse('wrong signer')
  const { id = null, name = null } = asked ?? {}
  return { ok: true, need: { ...limits, aloneFrom, askedId: id, askedName: name } }
}
