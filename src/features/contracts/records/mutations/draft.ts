import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { RowSealer } from '#db/row-sealer.ts'
import { contracts } from '#db/schema/index.ts'
import { listEarlier } from '#features/contract-forms/figures/data.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { drawNumber, drawReadingCode } from '../content/numbers.ts'
import { type PreparationRefusal, type Prepared, prepareContract } from '../data/prepare.ts'
import { type ContractRow, findLive, openFacts } from '../data/rows.ts'
import { readSource } from '../data/source.ts'
import type { NewContract } from '../schema.ts'
import {
  type ContractServices,
  changeContract,
  detailsOf,
  findNextVersion,
  inContracts,
  keepEvent,
  lockFile,
  ofDesk,
  type Writing,
} from './locked.ts'

export type DraftRefusal = PreparationRefusal | 'unknown' | 'off' | 'sent'
type Drafted = Outcome<{ contract: ContractRow }, DraftRefusal>

/** The same input gives the same draft. A different input replaces a draft that wasn't sent yet. */
export function draftContract(
  { db, rowSealer, accessLog }: ContractServices,
  applicationId: string,
  request: NewContract,
  reviewer: Reviewer,
): Promise<Drafted> {
  return inContracts({ db, rowSealer, accessLog }, async (writing): Promise<Drafted> => {
    const { tx } = writing
    if (!(await lockFile(tx, applicationId))) return refuse('unknown')
    if (!(await areContractsOn(tx))) return refuse('off')
    const services = { db: tx, rowSealer }
    const source = await readSource(services, applicationId)
    if (!source) return refuse('unknown')
    const { advance, earlier } = await listEarlier(tx, applicationId)
    const live = await findLive(tx, applicationId, advance)
    const outcome = await prepareContract(services, source, request, { earlier })
    if (!outcome.ok) return outcome
    if (live && live.status !== 'drafted') return refuse('sent')
    const { prepared } = outcome
    if (live && isSame(rowSealer, live, prepared)) return { ok: true, contract: live }
    if (live) await changeContract(tx, live.id, { status: 'replaced', endedAt: new Date() })
    const place = { applicationId, advance, replacesId: live?.replacesId ?? null }
    const contract = await keepDraft(writing, prepared, place, reviewer)
    await keepEvent(writing, contract, 'drafted', ofDesk(reviewer))
    const details = detailsOf(contract, reviewer)
    await recordEvents(tx, [{ applicationId, type: 'contract-drafted', details }])
    return { ok: true, contract }
  })
}

type Place = { applicationId: string; advance: number; replacesId: string | null }

export async function keepDraft(
  writing: Writing,
  prepared: Prepared,
  place: Place,
  reviewer: Reviewer,
): Promise<ContractRow> {
  return keepComposed(writing, composeDraft(writing.rowSealer, prepared, place, reviewer))
}

/** A contract that nobody has kept yet. */
export function composeDraft(
  rowSealer: RowSealer,
  { facts, ...prepared }: Prepared,
  place: Place,
  { person }: Partial<Reviewer>,
): Omit<ContractRow, 'version'> {
  const id = randomUUID()
  const now = new Date()
  return {
    ...prepared,
    ...place,
    ...{ id, number: drawNumber(), status: 'drafted', draftedAt: now, updatedAt: now },
    ...{ issuedAt: null, issuedByName: null, endedAt: null },
    sealedFacts: rowSealer.seal(contracts.sealedFacts, id, { ...facts, readingCode: drawReadingCode() }),
    personId: person?.id ?? null,
    personName: person?.name ?? null,
  }
}

/** As the next of its advance. */
export async function keepComposed(
  { tx }: Writing,
  { applicationId, advance, ...composed }: Omit<ContractRow, 'version'>,
): Promise<ContractRow> {
  if (!applicationId) throw new Error('a contract without a file')
  const version = await findNextVersion(tx, { applicationId, advance })
  const [row] = await tx
    .insert(contracts)
    .values({ ...composed, applicationId, advance, version })
    .returning()
  if (!row) throw new Error('the contract was not kept')
  return row
}

/** Whether a draft is what would be drafted now. Edits of a template that isn't confirmed show in its drafts. */
export function isSame(
  rowSealer: RowSealer,
  draft: Omit<ContractRow, 'version'>,
  prepared: Prepared,
): boolean {
  const { readingCode: _, ...facts } = openFacts(rowSealer, draft)
  const kept = Object.fromEntries(
    Object.keys(prepared).map((name) => [name, name === 'facts' ? facts : draft[name as keyof typeof draft]]),
  )
  const { templateRevision: _kept, ...before } = kept
  const { templateRevision: _now, ...now } = prepared
  return isDeepStrictEqual(inJson(before), inJson(now))
}

/** As it comes back from the database. */
const inJson = (value: object) => JSON.parse(JSON.stringify(value))
