import type { ContractEventWords } from '#db/schema/index.ts'
import { findSent, openFacts } from '#features/contracts/records/data/rows.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import { networkOf } from '#lib/attempts.ts'
import { type Outcome, type Refused, refuse } from '#lib/refusals.ts'
import { writeInitials, writeName } from '#lib/signed-name.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { findMistakes, listRefused } from '../content/answers.ts'
import type { AttorneyPage } from '../content/attorney-page.ts'
import { findLastEvent, readAttorney, readAttorneyPage } from '../data.ts'
import { mailAttorneyNews, mailClientNews } from '../jobs.ts'
import type { AcknowledgmentAnswers, AcknowledgmentStage } from '../schema.ts'
import { recordAcknowledged } from './recorded.ts'
import {
  type AcknowledgmentServices,
  type Acting,
  type AttorneyAtWork,
  byAttorney,
  onTheirs,
  type TheirContract,
  type TheirsRefusal,
  tracesOf,
} from './theirs.ts'

type StageRefusal = 'not signed' | 'expired' | 'ended'
export type AcknowledgeRefusal = TheirsRefusal | StageRefusal | 'left' | 'broken' | 'invalid' | 'reissued'
type Acknowledged = Outcome<{ isDone: boolean }, AcknowledgeRefusal>

/**
 * The attorney answers every statement and signs. A statement that they can't make isn't an error: it reaches us and the
 * client, and nothing is signed. However often it's sent, it's signed once.
 */
export async function acknowledge(
  services: AcknowledgmentServices & { db: Parameters<typeof readAttorneyPage>[0]['db']; storage: Storage },
  attorney: AttorneyAtWork,
  answers: AcknowledgmentAnswers,
): Promise<Acknowledged> {
  const sent = await findSent(services.db, attorney.application.id)
  if (!sent) return refuse('unknown')
  if (answers.contract !== undefined && answers.contract !== sent.id) return refuse('reissued')
  const read = await readAttorneyPage(services, sent)
  if (!read.ok) return read
  return onTheirs(services, attorney, async (acting, theirs): Promise<Acknowledged> => {
    const { contract, stage, signing } = theirs
    // Another contract was sent while the words of this one were read.
    if (contract.id !== sent.id) return refuse('reissued')
    if (stage === 'done') return { ok: true, isDone: true }
    if (stage !== 'open') return refuseStage(stage)
    if (signing?.leftAt) return refuse('left')
    const { tx, rowSealer } = acting
    const { name } = await readAttorney({ db: tx }, contract, openFacts(rowSealer, contract))
    const errors = findMistakes(read.page, answers, name)
    if (errors) return refuse('invalid', { errors })
    const refused = listRefused({ ...answers, statements: read.page.statements })
    if (refused.length > 0) return recordRefusal(acting, theirs, attorney, refused.join('\n'))
    const words = await wordsOf(acting, theirs, attorney, {
      page: read.page,
      answers,
      named: name ?? answers.name,
      ...read.paper,
    })
    const said = { author: byAttorney, words, acknowledgedKey: answers.submissionKey }
    await recordAcknowledged(acting, contract, said)
    return { ok: true, isDone: true }
  })
}

export const refuseStage = (stage: AcknowledgmentStage): Refused<StageRefusal> =>
  refuse(stage === 'reading' ? 'not signed' : stage === 'expired' ? 'expired' : 'ended')

type Signature = { page: AttorneyPage; answers: AcknowledgmentAnswers; named: string; sha256: string }

async function wordsOf(
  { tx, rowSealer }: Acting,
  { contract }: TheirContract,
  { signer }: AttorneyAtWork,
  { page, answers, named, sha256 }: Signature,
): Promise<ContractEventWords> {
  const signed = await findLastEvent({ db: tx, rowSealer }, contract.id, ['signed'])
  const from = signed?.words.address
  const { name, barNumber, barState, firm, initials } = answers
  return {
    ...tracesOf(signer),
    ...{ name: writeName(name, named), sentences: page.statements, firm: oneLine(firm), sha256 },
    ...(barState && { bar: { number: oneLine(barNumber), state: barState } }),
    ...(page.initials && initials.trim() && { initials: writeInitials(initials) }),
    ...(from && networkOf(from) === networkOf(signer.address) && { sameNetwork: true as const }),
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** In the attorney's words. They may still sign until the last day. The same words count once. */
export async function recordRefusal(
  acting: Acting,
  { contract, signing }: TheirContract,
  { signer }: AttorneyAtWork,
  reason: string,
): Promise<Outcome<{ isDone: boolean }, never>> {
  const { tx, rowSealer, enqueue } = acting
  const before = await findLastEvent({ db: tx, rowSealer }, contract.id, ['declined', 'paused', 'left'])
  const isSame = signing?.refusedAt && before?.event === 'declined' && before.words.reason === reason
  if (isSame) return { ok: true, isDone: false }
  await changeSigning(tx, contract.id, { refusedAt: new Date() })
  for (const job of [mailAttorneyNews, mailClientNews])
    await enqueue(tx, job, { contractId: contract.id, news: 'refused' })
  await recordStep(acting, contract, 'declined', byAttorney, { ...tracesOf(signer), reason })
  return { ok: true, isDone: false }
}
