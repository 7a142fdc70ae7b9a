import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { entryCorrections } from '#db/schema/index.ts'
import type { DecisionEnding } from '#domain/decisions.ts'
import type { MoneyStep } from '#domain/money.ts'
import { ofDesk } from '#features/contracts/records/mutations/locked.ts'
import { openEntryWords } from '#features/ledger/data.ts'
import { keepEntry } from '#features/ledger/mutations.ts'
import { followClaim } from '#features/payoffs/endings/mutations/follow.ts'
import {
  findAloneFrom,
  findSecond,
  lockBookkeeper,
  type SecondRefusal,
} from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import {
  type EntryCorrectionRow,
  findByKey,
  findCorrection,
  findWaiting,
  findWrongDay,
  insteadOf,
  openCorrectionWords,
} from '../data/entries.ts'
import { mailEntryAlone } from '../jobs.ts'
import type { NewEntryCorrection } from '../schema.ts'
import { type About, type EntryServices, type EntryWriting, withEntry } from './locked.ts'

type Which = { entryId: string; correctionId: string }
export type EntryRefusal =
  | SecondRefusal
  | 'unknown'
  | 'says the contract'
  | 'without a contract'
  | 'not a payment'
  | 'gone'
  | 'same'
  | 'wrong day'
  | 'waiting'
  | 'key used'
  | 'no longer waiting'
type Done = Outcome<object, EntryRefusal>

/** The first signature. The entry counts as it is until the second. Sent twice, it's kept once. */
export function askEntryCorrection(
  services: EntryServices,
  entryId: string,
  { instead, reason, submissionKey }: NewEntryCorrection,
  reviewer: Reviewer,
): Promise<Done> {
  return withEntry(services, entryId, async (writing, about): Promise<Done> => {
    const { tx, rowSealer, enqueue } = writing
    const same = await findByKey(tx, entryId, submissionKey)
    if (same) return isSame(insteadOf(same), instead) ? { ok: true } : refuse('key used')
    const refused = findObstacle(about, instead, await readToday(tx))
    if (refused) return refused
    const signer = await lockBookkeeper(tx, reviewer.person?.id)
    if (!signer) return refuse('may not sign')
    const aloneFrom = await findAloneFrom(tx, signer.id, 'record payments')
    const waiting = await findWaiting(tx, entryId)
    if (waiting && (aloneFrom === null || waiting.aloneFrom !== null)) return refuse('waiting')
    if (waiting) await end(writing, about, waiting, { ending: 'void', reviewer })
    const id = randomUUID()
    const { amount = null, on = null } = instead ?? {}
    await tx.insert(entryCorrections).values({
      ...{ id, entryId, submissionKey, amount, on, aloneFrom },
      sealedWords: rowSealer.seal(entryCorrections.sealedWords, id, { reason }),
      ...{ personId: signer.id, personName: signer.name },
    })
    await tell(writing, about, { step: 'entry-correction-signed', instead, reviewer })
    if (aloneFrom) await enqueue(tx, mailEntryAlone, { correctionId: id })
    return { ok: true }
  })
}

/** The second signature. Entries are added; none is changed. */
export function signEntryCorrection(
  services: EntryServices,
  which: Which,
  reviewer: Reviewer,
): Promise<Done> {
  return withCorrection(services, which, async (writing, about, row) => {
    if (row.effectiveAt && isSignedBy(row, reviewer)) return { ok: true }
    if (row.effectiveAt || row.endedAt) return refuse('no longer waiting')
    const { tx } = writing
    const found = await findSecond(tx, row, reviewer.person?.id, 'record payments')
    const isOutdated = findObstacle(about, insteadOf(row), await readToday(tx)) !== undefined
    if (!found.ok && found.reason !== 'void') return found
    if (!found.ok || isOutdated) {
      await end(writing, about, row, { ending: 'void', reviewer })
      return refuse('void')
    }
    await keepCorrected(writing, about, row)
    await tx.update(entryCorrections).set(found.signature).where(eq(entryCorrections.id, row.id))
    const { applicationId } = about.advance.row
    if (applicationId) await followClaim(writing, applicationId, ofDesk(reviewer))
    const { isAlone } = found.signature
    await tell(writing, about, { step: 'entry-corrected', instead: insteadOf(row), reviewer, isAlone })
    return { ok: true }
  })
}

export function refuseEntryCorrection(
  services: EntryServices,
  { reason, ...which }: Which & { reason: string },
  reviewer: Reviewer,
): Promise<Done> {
  return withCorrection(services, which, async (writing, about, row) => {
    if (row.effectiveAt || row.endedAt) return refuse('no longer waiting')
    if (!(await lockBookkeeper(writing.tx, reviewer.person?.id))) return refuse('may not sign')
    await end(writing, about, row, { ending: 'refused', reviewer, refusal: reason })
    return { ok: true }
  })
}

const withCorrection = (
  services: EntryServices,
  { entryId, correctionId }: Which,
  run: (writing: EntryWriting, about: About, row: EntryCorrectionRow) => Promise<Done>,
): Promise<Done> =>
  withEntry(services, entryId, async (writing, about): Promise<Done> => {
    const row = await findCorrection(writing.tx, entryId, correctionId)
    return row ? run(writing, about, row) : refuse('unknown')
  })

type Instead = NewEntryCorrection['instead']

const isSame = (one: Instead, other: Instead) => one?.amount === other?.amount && one?.on === other?.on

/** Why the entry can't be put right like this. */
function findObstacle({ advance, entry, stands }: About, instead: Instead, today: string) {
  if (advance.row.contractId === null) return refuse('without a contract')
  if (entry.kind === 'paid-out' || entry.kind === 'one-time-charge') return refuse('says the contract')
  if (entry.kind !== 'payment') return refuse('not a payment')
  if (stands <= 0) return refuse('gone')
  if (!instead) return undefined
  if (instead.amount === stands && instead.on === entry.on) return refuse('same')
  const wrong = findWrongDay(instead.on, [advance], today)
  return wrong ? refuse('wrong day', { errors: { on: [wrong] } }) : undefined
}

/**
 * As of the day of the entry, so that what was owed since then is right. With another day it's taken out and stands there
 * again.
 */
async function keepCorrected(
  writing: EntryWriting,
  { advance, entry, stands }: About,
  row: EntryCorrectionRow,
) {
  const instead = insteadOf(row)
  const isMoved = instead !== null && instead.on !== entry.on
  const amount = (instead && !isMoved ? instead.amount : 0) - stands
  const submissionKey = `correction ${row.id}`
  const { reason = '' } = openCorrectionWords(writing.rowSealer, row)
  const { personId, personName } = row
  const by = { ...(personId && { personId }), ...(personName && { personName }) }
  const { id, kind, method, on } = entry
  const correction = {
    kind: 'correction',
    amount,
    on,
    corrects: id,
    submissionKey,
    words: { reason },
  } as const
  await keepEntry(writing, advance.row, correction, by)
  if (!isMoved) return
  const words = openEntryWords(writing.rowSealer, entry)
  await keepEntry(writing, advance.row, { ...instead, kind, method, replaces: id, submissionKey, words }, by)
}

const isSignedBy = ({ secondId, isAlone, personId }: EntryCorrectionRow, { person }: Reviewer) =>
  person !== undefined && (secondId ?? (isAlone ? personId : null)) === person.id

type Ending = { ending: DecisionEnding; reviewer: Reviewer; refusal?: string }

async function end(
  writing: EntryWriting,
  about: About,
  row: EntryCorrectionRow,
  { ending, reviewer, refusal }: Ending,
) {
  const { tx, rowSealer } = writing
  const words = { ...openCorrectionWords(rowSealer, row), ...(refusal && { refusal }) }
  const sealedWords = rowSealer.seal(entryCorrections.sealedWords, row.id, words)
  await tx
    .update(entryCorrections)
    .set({ endedAt: new Date(), ending, sealedWords })
    .where(eq(entryCorrections.id, row.id))
  await tell(writing, about, { step: 'entry-correction-ended', instead: insteadOf(row), reviewer })
}

type Told = { step: MoneyStep; instead: Instead; reviewer: Reviewer; isAlone?: boolean }

async function tell(
  { tx }: EntryWriting,
  { advance, stands }: About,
  { step, instead, reviewer, isAlone }: Told,
) {
  const { id: advanceId, applicationId, contractId } = advance.row
  if (!applicationId) return
  const details = {
    ...{ ...reviewer, step, party: 'desk' as const, advanceId, before: stands, ...instead },
    ...(contractId && { contractId }),
    ...(isAlone && { isAlone: true as const }),
  }
  await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
}
