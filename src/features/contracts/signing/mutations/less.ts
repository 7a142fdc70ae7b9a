import { listEarlier } from '#features/contract-forms/figures/data.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { dropPrinted, type Printed, printShown, recordPaper } from '#features/contracts/archive/mutations.ts'
import { listUnmet } from '#features/contracts/checks/content/checks.ts'
import { readChecks } from '#features/contracts/records/data/checks.ts'
import { readContentOf } from '#features/contracts/records/data/content.ts'
import { readEvents } from '#features/contracts/records/data/events.ts'
import { type Prepared, prepareContract } from '#features/contracts/records/data/prepare.ts'
import { type ContractRow, findReissue, findSent } from '#features/contracts/records/data/rows.ts'
import { readSource, type Services } from '#features/contracts/records/data/source.ts'
import { composeDraft, isSame, keepComposed } from '#features/contracts/records/mutations/draft.ts'
import { complete } from '#features/contracts/records/mutations/end.ts'
import {
  changeContract,
  type EventAuthor,
  inContracts,
  keepEvent,
  type Writing,
} from '#features/contracts/records/mutations/locked.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { leastLess, lessStep } from '../content/measures.ts'
import {
  byPerson,
  findEnd,
  lockSent,
  type Named,
  type SigningServices,
  type StandingRefusal,
  traceOf,
} from './standing.ts'

type LessServices = SigningServices & { printing: Printing }
export type LessRefusal = StandingRefusal | 'other amount' | 'not now'
/** `sent` unless the desk has to look at it first. */
type Taken = Outcome<{ isSent: boolean }, LessRefusal>

/**
 * Less than was offered: another contract takes the place of the one that was sent. The colleague who signed that one
 * signs this one, too. If something is missing before it can be sent, it waits for the desk as a draft.
 */
export async function takeLess(
  services: LessServices,
  signer: Signer,
  { amount, ...named }: Named & { amount: number },
): Promise<Taken> {
  const before = await findSent(services.db, signer.applicationId)
  if (!before) return refuse('unknown')
  if (!signer.isKnown) return refuse('not known')
  const taken = await findTaken(services, before, { amount, ...named })
  if (taken) return taken
  if (!isAmount(amount, before.amount)) return refuse('other amount')
  // Nothing is printed for a contract that has ended.
  const end = await findEnd({ tx: services.db, rowSealer: services.rowSealer }, { contract: before })
  if (!end.ok) return end
  const prepared = await prepareLess(services, before, amount)
  if (!prepared) return refuse('not now')
  const { applicationId, advance, issuedByName } = before
  const place = { applicationId: applicationId ?? '', advance, replacesId: before.id }
  const draft = composeDraft(services.rowSealer, prepared, place, {})
  const at = new Date()
  const sent = { ...draft, status: 'issued', issuedAt: at, issuedByName } as const
  const printed = (await isSendable(services, draft)) ? await printLess(services, sent) : undefined
  const kept = await inContracts(services, (writing) =>
    keepLess(writing, { signer, named, before, amount, draft, sent, printed }),
  )
  if (printed && !(kept.ok && kept.isSent)) await dropPrinted(services, printed)
  return kept
}

/** Asked twice, there is one: that it's there already is the answer. */
async function findTaken(
  { db }: Pick<LessServices, 'db'>,
  current: ContractRow,
  { amount, contract }: Named & { amount: number },
): Promise<Taken | undefined> {
  const isTheirs = contract === undefined || contract === current.id || contract === current.replacesId
  if (isTheirs && current.status === 'issued' && current.amount === amount) return { ok: true, isSent: true }
  if (current.status !== 'replaced') return undefined
  const draft = await findReissue(db, current.id)
  return draft?.amount === amount ? { ok: true, isSent: false } : undefined
}

const isAmount = (amount: number, most: number) =>
  amount >= Math.min(leastLess, most) && amount <= most && (amount % lessStep === 0 || amount === most)

/** As the desk would reissue it for that sum. */
async function prepareLess(
  services: Services,
  before: ContractRow,
  amount: number,
): Promise<Prepared | undefined> {
  const source = before.applicationId && (await readSource(services, before.applicationId))
  if (!source) return undefined
  const claim = await listEarlier(services.db, source.row.id)
  if (claim.advance !== before.advance) return undefined
  const outcome = await prepareContract(
    services,
    source,
    complete(before, { amount }, services, source),
    claim,
  )
  return outcome.ok ? outcome.prepared : undefined
}

type Draft = ReturnType<typeof composeDraft>
const asRow = (draft: Draft): ContractRow => ({ ...draft, version: 0 })

const isSendable = async (services: Services, draft: Draft): Promise<boolean> =>
  (await areContractsOn(services.db)) && listUnmet(await readChecks(services, asRow(draft))).length === 0

async function printLess(services: LessServices, sent: Draft): Promise<Printed> {
  const { content, template } = await readContentOf(services, asRow(sent))
  return printShown(services, { content, template })
}

type Less = {
  signer: Signer
  named: Named
  before: ContractRow
  amount: number
  draft: Draft
  sent: Draft
  printed: Printed | undefined
}

/** Both at once: the old one ends, and the new one is there, if nothing about the file has changed meanwhile. */
async function keepLess(
  writing: Writing,
  { signer, named, before, amount, draft, sent, printed }: Less,
): Promise<Taken> {
  const { tx, rowSealer } = writing
  const within = { db: tx, rowSealer }
  const found = await lockSent(writing, signer, {})
  if (!found.ok) return found
  const taken = await findTaken(within, found.contract, { amount, ...named })
  if (taken) return taken
  const { id } = found.contract
  if (id !== before.id || id !== (named.contract ?? id)) return refuse('replaced')
  const end = await findEnd(writing, found)
  if (!end.ok) return end
  const prepared = await prepareLess(within, before, amount)
  if (!prepared || !isSame(rowSealer, draft, prepared)) return refuse('not now')
  const paper = printed && (await isSendable(within, draft)) ? printed : undefined
  await changeContract(tx, before.id, { status: 'replaced', endedAt: new Date() })
  await recordStep(writing, before, 'reissued', byPerson, traceOf(signer))
  const contract = await keepComposed(writing, paper ? sent : draft)
  await keepEvent(writing, contract, 'drafted', byPerson, traceOf(signer))
  if (paper) {
    await recordPaper(tx, contract.id, 'shown', paper)
    await recordStep(writing, contract, 'issued', await findSender(within, before), { sha256: paper.sha256 })
  }
  return { ok: true, isSent: paper !== undefined }
}

/** The colleague who signed the one before for us. */
async function findSender(services: Services, { id }: ContractRow): Promise<EventAuthor> {
  const issued = (await readEvents(services, id)).findLast(({ event }) => event === 'issued')
  const { personId, personName } = issued ?? {}
  return { party: 'desk', ...(personId && personName && { person: { id: personId, name: personName } }) }
}
