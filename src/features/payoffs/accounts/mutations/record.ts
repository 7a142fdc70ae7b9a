import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { lockContract, lockFile, ofDesk } from '#features/contracts/records/mutations/locked.ts'
import {
  type EntryRow,
  findAdvanceOf,
  type KeptAdvance,
  listAdvances,
  openEntryWords,
} from '#features/ledger/data.ts'
import { keepEntry } from '#features/ledger/mutations.ts'
import { followClaim } from '#features/payoffs/endings/mutations/follow.ts'
import { findLetterByNumber } from '#features/payoffs/letters/data/letters.ts'
import { lockBookkeeper } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { balanceOfClaim } from '#lib/ledger/balance.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { splitPayment } from '../content/split.ts'
import { findWrongDay, standingOf } from '../data/entries.ts'
import type { NewPayment } from '../schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
type Writing = { tx: Transaction; rowSealer: RowSealer; enqueue: Enqueue }
export type PaymentRefusal =
  | 'unknown'
  | 'may not record'
  | 'not paid out'
  | 'without a contract'
  | 'ended'
  | 'wrong day'
  | 'key used'
  | 'same transfer'
  | 'another'
  | 'no such letter'
  | 'letter of another'
type Part = { advance: KeptAdvance; entry: EntryRow }
type Recorded = Outcome<{ parts: Part[] }, PaymentRefusal>

/** Of one contract, whatever else is out on its claim. Sent twice, it's recorded once. */
export function recordForContract(
  { db, rowSealer, enqueue }: Services,
  contractId: string,
  payment: NewPayment,
  reviewer: Reviewer,
): Promise<Recorded> {
  return db.transaction(async (tx) => {
    const contract = await lockContract(tx, contractId)
    if (!contract) return refuse('unknown')
    if (!(await lockBookkeeper(tx, reviewer.person?.id))) return refuse('may not record')
    const advance = await findAdvanceOf(tx, contractId)
    if (!advance) return refuse('not paid out')
    const { applicationId } = contract
    const claim = applicationId ? await listAdvances(tx, applicationId) : [advance]
    return keepPayment({ tx, rowSealer, enqueue }, { claim, onto: [advance] }, payment, reviewer)
  })
}

/** Of a claim: the oldest contract first. */
export function recordForClaim(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  payment: NewPayment,
  reviewer: Reviewer,
): Promise<Recorded> {
  return db.transaction(async (tx) => {
    if (!(await lockFile(tx, applicationId))) return refuse('unknown')
    if (!(await lockBookkeeper(tx, reviewer.person?.id))) return refuse('may not record')
    const claim = await listAdvances(tx, applicationId)
    if (claim.length === 0) return refuse('not paid out')
    const onto = claim.filter(({ row }) => row.contractId !== null)
    if (onto.length === 0) return refuse('without a contract')
    return keepPayment({ tx, rowSealer, enqueue }, { claim, onto }, payment, reviewer)
  })
}

/** `onto`: the advances that it may go to, among all of the claim. */
type Place = { claim: readonly KeptAdvance[]; onto: readonly KeptAdvance[] }

async function keepPayment(
  writing: Writing,
  place: Place,
  payment: NewPayment,
  reviewer: Reviewer,
): Promise<Recorded> {
  const same = findSame(place.onto, payment.submissionKey)
  if (same.length > 0)
    return saysTheSame(writing.rowSealer, same, payment) ? { ok: true, parts: same } : refuse('key used')
  const refused = await findObstacle(writing, place, payment)
  if (refused) return refused
  const named = await findNamed(writing, place, payment)
  if (!named.ok) return named
  const { letterId } = named
  const { on, submissionKey, method = null, reference, payer } = payment
  const words = { ...(reference && { reference }), ...(payer && { payer }) }
  const by = reviewer.person && { personId: reviewer.person.id, personName: reviewer.person.name }
  const parts: Part[] = []
  for (const { advance, amount } of splitAmong(place, payment)) {
    const values = { kind: 'payment' as const, amount, on, submissionKey, method, letterId, words }
    parts.push({ advance, entry: await keepEntry(writing, advance.row, values, by) })
  }
  await tellFile(writing.tx, parts, payment, reviewer)
  const { applicationId } = parts[0]?.advance.row ?? {}
  if (applicationId) await followClaim(writing, applicationId, ofDesk(reviewer))
  return { ok: true, parts }
}

/** A letter is of one claim, and one of another claim means that the money is, too. */
async function findNamed({ tx }: Writing, { claim }: Place, { letter }: NewPayment) {
  if (!letter) return { ok: true, letterId: null } as const
  const found = await findLetterByNumber(tx, letter.toUpperCase())
  if (!found) return refuse('no such letter')
  const isOurs = claim.some(({ row }) => row.applicationId === found.applicationId)
  return isOurs ? ({ ok: true, letterId: found.id } as const) : refuse('letter of another')
}

const findSame = (onto: readonly KeptAdvance[], key: string): Part[] =>
  onto.flatMap((advance) =>
    advance.entries
      .filter(({ kind, submissionKey }) => kind === 'payment' && submissionKey === key)
      .map((entry) => ({ advance, entry })),
  )

function saysTheSame(rowSealer: RowSealer, parts: readonly Part[], payment: NewPayment): boolean {
  const amount = parts.reduce((sum, { entry }) => sum + entry.amount, 0)
  return (
    amount === payment.amount &&
    parts.every(({ entry }) => {
      const { reference = '', payer = '' } = openEntryWords(rowSealer, entry)
      return (
        entry.on === payment.on &&
        entry.method === (payment.method ?? null) &&
        reference === (payment.reference ?? '') &&
        payer === (payment.payer ?? '')
      )
    })
  )
}

async function findObstacle({ tx, rowSealer }: Writing, { claim, onto }: Place, payment: NewPayment) {
  const { on, reference, seen } = payment
  const wrong = findWrongDay(on, onto, await readToday(tx))
  if (wrong) return refuse('wrong day', { errors: { on: [wrong] } })
  if (listPayable(onto).length === 0) return refuse('ended')
  const entries = claim.flatMap((advance) => advance.entries)
  if (reference && entries.some((entry) => isSameTransfer(rowSealer, entry, entries, { on, reference })))
    return refuse('same transfer')
  return seen !== undefined && seen !== entries.length ? refuse('another') : undefined
}

/** Those that are open, or the last that ended: what comes for it all the same is here, and goes back. */
function listPayable(onto: readonly KeptAdvance[]): readonly KeptAdvance[] {
  const open = onto.filter(({ row }) => row.endedOn === null)
  if (open.length > 0) return open
  return onto.filter(({ row }) => row.ending !== 'canceled').slice(-1)
}

/** The bank's own number, twice on a day: somebody else was faster. */
function isSameTransfer(
  rowSealer: RowSealer,
  entry: EntryRow,
  entries: readonly EntryRow[],
  { on, reference }: { on: string; reference: string },
): boolean {
  if (entry.kind !== 'payment' || entry.on !== on || standingOf(entry, entries) <= 0) return false
  return openEntryWords(rowSealer, entry).reference?.toLowerCase() === reference.toLowerCase()
}

/** Never more on an advance than what is owed on the day of the payment and what later entries leave of it. */
function splitAmong({ claim, onto }: Place, { amount, on }: NewPayment) {
  const open = listPayable(onto)
  const ledgers = claim.map(({ ledger }) => ledger)
  const days = claim.flatMap(({ entries }) => entries.map((entry) => entry.on))
  const last = [on, ...days].toSorted().at(-1) ?? on
  const now = balanceOfClaim(ledgers, on).each
  const then = balanceOfClaim(ledgers, last).each
  const owing = open.map((advance) => {
    const place = claim.findIndex(({ row }) => row.id === advance.row.id)
    return { owed: now[place]?.owed ?? 0, left: then[place]?.owed ?? 0 }
  })
  return splitPayment(amount, owing).flatMap((part, place) => {
    const advance = open[place]
    return advance && part > 0 ? [{ advance, amount: part }] : []
  })
}

async function tellFile(tx: Transaction, parts: readonly Part[], payment: NewPayment, reviewer: Reviewer) {
  const [first, ...others] = parts
  const applicationId = first?.advance.row.applicationId
  if (!first || !applicationId) return
  const { id: advanceId, contractId } = first.advance.row
  const { amount, on, method } = payment
  const details = {
    ...{ ...reviewer, step: 'payment-recorded' as const, party: 'desk' as const, amount, on },
    ...(others.length === 0 && { advanceId, ...(contractId && { contractId }) }),
    ...(method && { method }),
  }
  await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
}
