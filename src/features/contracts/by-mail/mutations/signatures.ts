import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { paperSignatures } from '#db/schema/index.ts'
import type { DecisionEnding } from '#domain/decisions.ts'
import { dropPrinted } from '#features/contracts/archive/mutations.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { ofDesk } from '#features/contracts/records/mutations/locked.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import { findAloneFrom, lockSigner } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { refuse } from '#lib/refusals.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { findMistakenDays } from '../content/days.ts'
import {
  findByKey,
  findPaperSignature,
  findScan,
  findWaiting,
  openBar,
  openWords,
  type PaperSignatureRow,
} from '../data.ts'
import { mailPaperAlone } from '../jobs.ts'
import type { NewPaperSignature } from '../schema.ts'
import { type Done, type OnPaper, type PaperServices, withSent } from './locked.ts'
import { recordScan, type Scan, sealScan } from './scan.ts'

/**
 * Somebody at the desk holds a signed paper. It counts once a second person has looked, too. What came back is sealed
 * beside the contract at once: both look at the same bytes.
 */
export async function recordPaperSignature(
  services: PaperServices,
  id: string,
  request: NewPaperSignature,
  reviewer: Reviewer,
): Promise<Done> {
  const scan = await sealDocument(services, id, request)
  let isKept = false
  const done = await withSent(services, id, async (found): Promise<Done> => {
    const same = await findByKey(found.writing.tx, id, request.submissionKey)
    if (same) return saysTheSame(found, same, request) ? { ok: true } : refuse('key used')
    const outcome = await keepSignature(found, request, { scan, reviewer })
    isKept = outcome.ok
    return outcome
  })
  if (scan && !isKept) await dropPrinted(services, scan)
  return done
}

/** Before the transaction, so that nobody waits for it. Sent again, it was sealed before. */
async function sealDocument(
  services: PaperServices,
  id: string,
  { documentId, submissionKey }: NewPaperSignature,
): Promise<Scan | undefined> {
  const { db } = services
  const contract = await findContract(db, id)
  if (!contract?.applicationId || (await findByKey(db, id, submissionKey))) return undefined
  const document = await findScan(db, contract.applicationId, documentId)
  return document && sealScan(services, contract, document)
}

async function keepSignature(
  found: OnPaper,
  request: NewPaperSignature,
  { scan, reviewer }: { scan: Scan | undefined; reviewer: Reviewer },
): Promise<Done> {
  const { contract, writing } = found
  const { tx, rowSealer, enqueue } = writing
  const { id: contractId } = contract
  const { party, signedOn, postmarkOn = null, receivedOn, documentId, submissionKey, reason } = request
  const problem = await findProblem(found, request, scan !== undefined)
  if (problem || !scan) return problem ?? refuse('mistaken')
  const signer = await lockSigner(tx, reviewer.person?.id)
  if (!signer) return refuse('may not sign')
  const aloneFrom = await findAloneFrom(tx, signer.id)
  if (aloneFrom && !reason) return refuse('alone')
  const waiting = await findWaiting(tx, contractId, party)
  if (waiting && (aloneFrom === null || waiting.aloneFrom !== null)) return refuse('waiting')
  if (waiting) await endSignature(found, waiting, 'void')
  const id = randomUUID()
  await tx.insert(paperSignatures).values({
    ...{ id, contractId, party, submissionKey, signedOn, postmarkOn, receivedOn, documentId },
    ...{ aloneFrom, personId: signer.id, personName: signer.name },
    ...(reason && { sealedWords: rowSealer.seal(paperSignatures.sealedWords, id, { reason }) }),
    ...(request.party === 'attorney' && {
      sealedBar: rowSealer.seal(paperSignatures.sealedBar, id, request.bar),
    }),
  })
  await recordScan(tx, contractId, scan)
  const words = { signedOn, receivedOn, ...(postmarkOn && { postmarkOn }), sha256: scan.sha256 }
  await recordStep(writing, contract, 'returned', ofDesk(reviewer), words)
  if (aloneFrom) await enqueue(tx, mailPaperAlone, { paperSignatureId: id })
  return { ok: true }
}

function saysTheSame({ writing }: OnPaper, row: PaperSignatureRow, request: NewPaperSignature): boolean {
  const { party, signedOn, postmarkOn = null, receivedOn, documentId } = request
  const bar = openBar(writing.rowSealer, row)
  const other = request.party === 'attorney' ? request.bar : undefined
  return (
    row.party === party &&
    row.signedOn === signedOn &&
    row.postmarkOn === postmarkOn &&
    row.receivedOn === receivedOn &&
    row.documentId === documentId &&
    bar?.number === other?.number &&
    bar?.state === other?.state
  )
}

/** Why it can't be recorded: whose turn it is, the days, the document. */
async function findProblem(
  { writing: { tx }, contract, signing }: OnPaper,
  request: NewPaperSignature,
  hasScan: boolean,
): Promise<Done | undefined> {
  const { id, status, issuedAt, signBy } = contract
  if (!signing?.onPaperSince) return refuse('not on paper')
  if (status === 'acknowledged' || (request.party === 'person' && status === 'signed'))
    return refuse('signed')
  if (request.party === 'attorney' && status === 'issued' && !(await findWaiting(tx, id, 'person')))
    return refuse('person first')
  const issuedOn = dateIn(brand.openHours.timeZone, issuedAt ?? new Date())
  const errors = {
    ...findMistakenDays(request, { issuedOn, signBy, today: await readToday(tx) }),
    ...(!hasScan && { documentId: ['Choose a PDF or a picture of this file.'] }),
  }
  return Object.keys(errors).length > 0 ? refuse('mistaken', { errors }) : undefined
}

/** Somebody says no to it, or takes their own back. */
export const refusePaperSignature = (
  services: PaperServices,
  { id, signatureId, reason }: { id: string; signatureId: string; reason: string },
  reviewer: Reviewer,
): Promise<Done> =>
  withSent(services, id, async (found): Promise<Done> => {
    const { tx } = found.writing
    const row = await findPaperSignature(tx, { contractId: id, id: signatureId })
    if (!row) return refuse('no such paper')
    if (row.effectiveAt || row.endedAt) return refuse('no longer waiting')
    if (!(await lockSigner(tx, reviewer.person?.id))) return refuse('may not sign')
    await endSignature(found, row, 'refused', reason)
    return { ok: true }
  })

export async function endSignature(
  { writing: { tx, rowSealer } }: OnPaper,
  row: PaperSignatureRow,
  ending: DecisionEnding,
  refusal?: string,
): Promise<void> {
  const words = { ...openWords(rowSealer, row), ...(refusal && { refusal }) }
  const sealedWords = rowSealer.seal(paperSignatures.sealedWords, row.id, words)
  await tx
    .update(paperSignatures)
    .set({ endedAt: new Date(), ending, sealedWords })
    .where(eq(paperSignatures.id, row.id))
}
