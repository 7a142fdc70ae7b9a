import type { ContractEventWords } from '#db/schema/index.ts'
import { sentencesOf } from '#features/contract-forms/papers/content/said.ts'
import { mailAcknowledgmentAsk } from '#features/contracts/acknowledgment/jobs.ts'
import { findPaper } from '#features/contracts/archive/data.ts'
import { openTree } from '#features/contracts/archive/mutations.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import { findSent } from '#features/contracts/records/data/rows.ts'
import {
  changeContract,
  type EventAuthor,
  inContracts,
  type Writing,
} from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { isSameName, writeName } from '#lib/signed-name.ts'
import type { Locale } from '#site/locale.ts'
import { signingWords } from '../content/words.ts'
import { listPages } from '../data/signing.ts'
import { mailSigned } from '../jobs.ts'
import {
  byPerson,
  type ConsentMissing,
  findConsent,
  findEnd,
  lockSent,
  type Named,
  type SigningServices,
  type Standing,
  type StandingRefusal,
  traceOf,
} from './standing.ts'

export type Signature = Named & {
  name: string
  /** Places of the sentences on the paper, from 1. */
  confirmed: readonly number[]
  submissionKey: string
  locale: Locale
}

export type SignRefusal =
  | StandingRefusal
  | ConsentMissing
  | 'same session'
  | 'same address'
  | 'unread'
  | 'unconfirmed'
  | 'other name'
  | 'broken paper'

type Signed = Outcome<{ contract: ContractRow; signedAt: Date }, SignRefusal>

/** Signed once, whatever arrives twice: the answer to all is the first signature and its moment. */
export async function signContract(
  services: SigningServices,
  signer: Signer,
  { name, confirmed, submissionKey, locale, ...named }: Signature,
  now = new Date(),
): Promise<Signed> {
  const before = await findSent(services.db, signer.applicationId)
  const read = before && (await openTree(services, before.id, 'shown'))
  return inContracts(services, async (writing): Promise<Signed> => {
    const found = await lockSent(writing, signer, named)
    if (!found.ok) return found
    const { contract, kept } = found
    if (contract.id !== before?.id) return refuse('replaced')
    if (isSigned(contract) && kept?.signedAt) return { ok: true, contract, signedAt: kept.signedAt }
    if (!read?.ok) return refuse('broken paper')
    const sentences = sentencesOf(read.paper).person
    const may = await findObstacle(writing, signer, found, { name, confirmed, sentences, locale })
    if (!may.ok) return may
    const words = { ...traceOf(signer), name: writeName(name, found.name), sentences }
    await recordSigned(
      { ...writing, enqueue: services.enqueue },
      contract,
      { author: byPerson, words, signedKey: submissionKey },
      now,
    )
    return { ok: true, contract: { ...contract, status: 'signed' }, signedAt: now }
  })
}

const isSigned = ({ status }: ContractRow) => status === 'signed' || status === 'acknowledged'

type Given = Pick<Signature, 'name' | 'confirmed' | 'locale'> & { sentences: readonly string[] }

/** Why this signature doesn't count, in the order in which it can be put right. */
async function findObstacle(
  writing: Writing,
  { alsoOther, isSameAddress }: Signer,
  found: Standing,
  { name, confirmed, sentences, locale }: Given,
): Promise<Outcome<object, SignRefusal>> {
  const end = await findEnd(writing, found)
  if (!end.ok) return end
  if (alsoOther) return refuse('same session')
  if (isSameAddress) return refuse('same address')
  const agreed = findConsent(found)
  if (!agreed.ok) return agreed
  const { mistakes } = signingWords[locale]
  const paper = await findPaper(writing.tx, found.contract.id, 'shown')
  const unread = listPages(paper?.pages ?? 0, found.events).filter(({ doneAt }) => doneAt === null)
  if (unread.length > 0)
    return refuse('unread', { errors: { pages: unread.map(({ number }) => mistakes.page(number)) } })
  const missing = sentences.filter((_, place) => !confirmed.includes(place + 1))
  if (missing.length > 0) return refuse('unconfirmed', { errors: { confirmed: missing } })
  return isSameName(name, found.name)
    ? { ok: true }
    : refuse('other name', { errors: { name: [mistakes.name(found.name)] } })
}

type Kept = { author: EventAuthor; words: ContractEventWords; signedKey: string }

/** The person's signature, on a screen or on the paper that came back: everything that follows from it, or nothing. */
export async function recordSigned(
  { enqueue, ...writing }: Writing & { enqueue: Enqueue },
  contract: ContractRow,
  { author, words, signedKey }: Kept,
  now = new Date(),
): Promise<void> {
  const { tx } = writing
  const paper = await findPaper(tx, contract.id, 'shown')
  await changeContract(tx, contract.id, { status: 'signed' })
  await changeSigning(tx, contract.id, { signedAt: now, signedKey })
  const shown = paper ? { sha256: paper.sha256 } : {}
  await recordStep(writing, contract, 'signed', author, { ...words, ...shown })
  for (const job of [mailSigned, mailAcknowledgmentAsk]) await enqueue(tx, job, { contractId: contract.id })
}
