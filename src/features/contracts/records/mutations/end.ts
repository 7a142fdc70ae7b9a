import { isLiveContract } from '#domain/contracts.ts'
import { findPaidOn, listEarlier } from '#features/contract-forms/figures/data.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { recordExplained } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { type PreparationRefusal, prepareContract } from '../data/prepare.ts'
import { type ContractRow, findReissue, openFacts } from '../data/rows.ts'
import { readSource, type Services, type Source } from '../data/source.ts'
import type { NewContract, Reissue } from '../schema.ts'
import { isSame, keepDraft } from './draft.ts'
import {
  type ContractServices,
  changeContract,
  detailsOf,
  inContracts,
  keepEvent,
  lockContract,
  ofDesk,
} from './locked.ts'

export type VoidRefusal = 'unknown' | 'off' | 'ended' | 'paid'
type Ended = Outcome<{ contract: ContractRow }, VoidRefusal>

/** Asked twice, it is void once. */
export function voidContract(
  services: ContractServices,
  id: string,
  reason: string,
  reviewer: Reviewer,
): Promise<Ended> {
  return inContracts(services, async (writing): Promise<Ended> => {
    const { tx, rowSealer } = writing
    const row = await lockContract(tx, id)
    if (!row) return refuse('unknown')
    if (!(await areContractsOn(tx))) return refuse('off')
    if (row.status === 'voided') return { ok: true, contract: row }
    if (!isLiveContract(row.status)) return refuse('ended')
    const { applicationId, advance } = row
    if (applicationId && (await findPaidOn(tx, applicationId, advance))) return refuse('paid')
    const contract = await changeContract(tx, id, { status: 'voided', endedAt: new Date() })
    await keepEvent(writing, row, 'voided', ofDesk(reviewer), { reason })
    const details = detailsOf(row, reviewer)
    if (applicationId)
      await recordExplained(
        { db: tx, rowSealer },
        [{ applicationId, type: 'contract-voided', details }],
        reason,
      )
    return { ok: true, contract }
  })
}

export type ReissueRefusal = PreparationRefusal | VoidRefusal | 'not sent'
type Reissued = Outcome<{ contract: ContractRow }, ReissueRefusal>

/** The one that was sent ends, and another draft for the same advance says what differs. */
export function reissueContract(
  services: ContractServices,
  id: string,
  { reason, ...request }: Reissue,
  reviewer: Reviewer,
): Promise<Reissued> {
  return inContracts(services, async (writing): Promise<Reissued> => {
    const { tx, rowSealer } = writing
    const row = await lockContract(tx, id)
    if (!row) return refuse('unknown')
    if (!(await areContractsOn(tx))) return refuse('off')
    if (row.status === 'drafted') return refuse('not sent')
    const within = { db: tx, rowSealer }
    const { applicationId, advance } = row
    const source = applicationId && (await readSource(within, applicationId))
    const next = row.status === 'replaced' && source ? await findReissue(tx, row.id) : undefined
    if (!source || !applicationId || (!isLiveContract(row.status) && !next)) return refuse('ended')
    const claim = await listEarlier(tx, applicationId)
    if (claim.advance !== advance) return refuse('paid')
    const outcome = await prepareContract(within, source, complete(row, request, within, source), claim)
    if (!outcome.ok) return outcome
    if (next)
      return isSame(rowSealer, next, outcome.prepared) ? { ok: true, contract: next } : refuse('ended')
    await changeContract(tx, id, { status: 'replaced', endedAt: new Date() })
    const place = { applicationId, advance, replacesId: id }
    const contract = await keepDraft(writing, outcome.prepared, place, reviewer)
    await keepEvent(writing, row, 'reissued', ofDesk(reviewer), { reason })
    await keepEvent(writing, contract, 'drafted', ofDesk(reviewer))
    const details = { ...detailsOf(contract, reviewer), replaces: row.number }
    await recordExplained(within, [{ applicationId, type: 'contract-reissued', details }], reason)
    return { ok: true, contract }
  })
}

/** What the request leaves out is as it was. The name is the file's, unless both names were given. */
export function complete(
  row: ContractRow,
  request: Omit<Reissue, 'reason'>,
  { rowSealer }: Services,
  { documents }: Source,
): NewContract {
  const { person, signer, answers } = openFacts(rowSealer, row)
  const { capacity = signer.capacity } = request
  const names = person.formerName ? { name: person.name, formerName: person.formerName } : {}
  const stillThere = (id: string | null) => (id && documents.has(id) ? id : undefined)
  return {
    fundingOn: row.fundingOn,
    amount: row.amount,
    language: row.language,
    ...(request.name === undefined && names),
    signer: capacity === 'self' || signer.capacity === 'self' ? undefined : signer.name,
    documentId: stillThere(signer.documentId),
    courtDocumentId: stillThere(signer.courtDocumentId),
    ...given(request),
    ...{ capacity, answers: { ...answers, ...request.answers } },
  }
}

const given = (request: Omit<Reissue, 'reason'>) =>
  Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as Partial<NewContract>
