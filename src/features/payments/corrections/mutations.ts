import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { decisions, paymentCorrections } from '#db/schema/index.ts'
import type { DecisionEnding } from '#domain/decisions.ts'
import { type DecisionRow, findFunding } from '#features/decisions/data/records.ts'
import { findOrOpenAdvance } from '#features/decisions/mutations/advance.ts'
import { lockApplication } from '#features/decisions/mutations/record.ts'
import { findAdvanceOfDecision, findPaidOutEntry } from '#features/ledger/data.ts'
import { keepEntry } from '#features/ledger/mutations.ts'
import {
  findAloneFrom,
  findSecond,
  lockSigner,
  type SecondRefusal,
} from '#features/people/signatures/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import {
  beforeOf,
  type CorrectionRow,
  findMistakes,
  findWaitingCorrection,
  openCorrectionWords,
  paymentOf,
  toPayment,
} from './data.ts'
import { mailCorrectionAlone } from './jobs.ts'
import type { NewPaymentCorrection, Payment } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
type Writing = { tx: Transaction; rowSealer: RowSealer; enqueue: Enqueue }
type Whose = { applicationId: string; correctionId: string }
export type CorrectionRefusal =
  | SecondRefusal
  | 'unknown'
  | 'not funded'
  | 'not final'
  | 'has a contract'
  | 'same'
  | 'mistaken'
  | 'waiting'
  | 'key used'
  | 'no longer waiting'
type Done = Outcome<object, CorrectionRefusal>

const isSame = (one: Payment, other: Payment) =>
  one.amount === other.amount && one.fundedOn === other.fundedOn && one.method === other.method

/** The first signature. The payment stays as it is until the second. Sent twice, it is kept once. */
export function askCorrection(
  services: Services,
  applicationId: string,
  { reason, submissionKey, ...wanted }: NewPaymentCorrection,
  reviewer: Reviewer,
): Promise<Done> {
  return withFunding(services, applicationId, async (writing, funding) => {
    const { tx, rowSealer, enqueue } = writing
    const same = await findSame(tx, applicationId, submissionKey)
    if (same) return isSame(same, wanted) ? { ok: true } : refuse('key used')
    const before = paymentOf(funding)
    if (!before) return refuse('not funded')
    if (!funding.finalAt) return refuse('not final')
    if ((await findAdvanceOfDecision(tx, funding.id))?.row.contractId) return refuse('has a contract')
    if (isSame(before, wanted)) return refuse('same')
    const errors = await findMistakes(tx, funding, wanted)
    if (Object.keys(errors).length > 0) return refuse('mistaken', { errors })
    const signer = await lockSigner(tx, reviewer.person?.id)
    if (!signer) return refuse('may not sign')
    const aloneFrom = await findAloneFrom(tx, signer.id)
    const waiting = await findWaitingCorrection(tx, applicationId)
    if (waiting && (aloneFrom === null || waiting.aloneFrom !== null)) return refuse('waiting')
    if (waiting) await endCorrection(writing, waiting, 'void', reviewer)
    const id = randomUUID()
    const [row] = await tx
      .insert(paymentCorrections)
      .values({
        ...{ id, applicationId, decisionId: funding.id, submissionKey, ...wanted, aloneFrom },
        ...{ amountBefore: before.amount, fundedOnBefore: before.fundedOn, methodBefore: before.method },
        sealedWords: rowSealer.seal(paymentCorrections.sealedWords, id, { reason }),
        ...{ personId: signer.id, personName: signer.name },
      })
      .returning()
    if (!row) throw new Error('the correction was not kept')
    const details = { ...reviewer, ...factsOf(row) }
    await recordEvents(tx, [{ applicationId, type: 'payment-correction-signed', details }])
    if (aloneFrom) await enqueue(tx, mailCorrectionAlone, { correctionId: id })
    return { ok: true }
  })
}

/** The payment has the new figures from here on, and everything computed from it follows. */
export function signCorrection(services: Services, whose: Whose, reviewer: Reviewer): Promise<Done> {
  return withCorrection(services, whose, async (writing, funding, row) => {
    const { tx } = writing
    if (isSignedBy(row, reviewer)) return { ok: true }
    if (row.effectiveAt || row.endedAt) return refuse('no longer waiting')
    const found = await findSecond(tx, row, reviewer.person?.id)
    if (!found.ok && found.reason !== 'void') return found
    const now = paymentOf(funding)
    const isOutdated = funding.id !== row.decisionId || !now || !isSame(now, beforeOf(row))
    if (!found.ok || isOutdated || Object.keys(await findMistakes(tx, funding, row)).length > 0) {
      await endCorrection(writing, row, 'void', reviewer)
      return refuse('void')
    }
    await tx.update(decisions).set(toPayment(row)).where(eq(decisions.id, funding.id))
    await correctPaidOut(writing, funding, row, reviewer)
    await tx.update(paymentCorrections).set(found.signature).where(eq(paymentCorrections.id, row.id))
    const who = found.signature.isAlone ? { isAlone: true as const } : { first: found.first }
    const details = { ...reviewer, ...factsOf(row), ...who }
    await recordEvents(tx, [{ applicationId: row.applicationId, type: 'payment-corrected', details }])
    return { ok: true }
  })
}

/** The ledger keeps both: what was paid out before, with its correction, and what stands in its place. */
async function correctPaidOut(
  writing: Writing,
  funding: DecisionRow,
  { id: submissionKey, amount, fundedOn: on, method }: CorrectionRow,
  { person }: Reviewer,
) {
  const { row: advance, entries } = await findOrOpenAdvance(writing, funding)
  const old = findPaidOutEntry(entries)
  if (!old) throw new Error('a payment without its entry')
  const by = { personId: person?.id, personName: person?.name }
  const taken = { kind: 'correction', amount: -old.amount, on: old.on, corrects: old.id } as const
  await keepEntry(writing, advance, { ...taken, submissionKey }, by)
  const paid = { kind: 'paid-out', amount, on, method, replaces: old.id } as const
  await keepEntry(writing, advance, { ...paid, submissionKey }, by)
}

export function refuseCorrection(
  services: Services,
  { reason, ...whose }: Whose & { reason: string },
  reviewer: Reviewer,
): Promise<Done> {
  return withCorrection(services, whose, async (writing, _funding, row) => {
    if (row.effectiveAt || row.endedAt) return refuse('no longer waiting')
    if (!(await lockSigner(writing.tx, reviewer.person?.id))) return refuse('may not sign')
    await endCorrection(writing, row, 'refused', reviewer, reason)
    return { ok: true }
  })
}

const isSignedBy = ({ secondId, isAlone, personId }: CorrectionRow, { person }: Reviewer) =>
  person !== undefined && (secondId ?? (isAlone ? personId : null)) === person.id

const factsOf = (row: CorrectionRow) => ({ correctionId: row.id, from: beforeOf(row), to: toPayment(row) })

async function endCorrection(
  { tx, rowSealer }: Writing,
  row: CorrectionRow,
  ending: DecisionEnding,
  reviewer: Reviewer,
  refusal?: string,
) {
  const words = { ...openCorrectionWords(rowSealer, row), ...(refusal && { refusal }) }
  const sealedWords = rowSealer.seal(paymentCorrections.sealedWords, row.id, words)
  await tx
    .update(paymentCorrections)
    .set({ endedAt: new Date(), ending, sealedWords })
    .where(eq(paymentCorrections.id, row.id))
  const details = { ...reviewer, ...factsOf(row), ending }
  await recordEvents(tx, [{ applicationId: row.applicationId, type: 'payment-correction-ended', details }])
}

/** Everybody who writes about an application waits here. */
function withFunding(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  run: (writing: Writing, funding: DecisionRow) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return refuse('unknown')
    const funding = await findFunding(tx, applicationId)
    return funding ? run({ tx, rowSealer, enqueue }, funding) : refuse('not funded')
  })
}

function withCorrection(
  services: Services,
  { applicationId, correctionId }: Whose,
  run: (writing: Writing, funding: DecisionRow, row: CorrectionRow) => Promise<Done>,
): Promise<Done> {
  return withFunding(services, applicationId, async (writing, funding) => {
    const [row] = await writing.tx
      .select()
      .from(paymentCorrections)
      .where(
        and(eq(paymentCorrections.id, correctionId), eq(paymentCorrections.applicationId, applicationId)),
      )
    return row ? run(writing, funding, row) : refuse('unknown')
  })
}

async function findSame(tx: Transaction, applicationId: string, submissionKey: string) {
  const { applicationId: ofFile, submissionKey: key } = paymentCorrections
  const [row] = await tx
    .select()
    .from(paymentCorrections)
    .where(and(eq(ofFile, applicationId), eq(key, submissionKey)))
  return row
}
