import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { lockContract, ofDesk } from '#features/contracts/records/mutations/locked.ts'
import { findAdvanceOf, type KeptAdvance, readBalance } from '#features/ledger/data.ts'
import { keepEntry } from '#features/ledger/mutations.ts'
import { findWrongDay } from '#features/payoffs/accounts/data/entries.ts'
import { lockBookkeeper } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { formatCents } from '#site/staff-format.ts'
import type { NewRefund } from '../schema.ts'

export type RefundRefusal =
  | 'unknown'
  | 'may not record'
  | 'not paid out'
  | 'nothing due'
  | 'too much'
  | 'wrong day'
  | 'key used'

/** What came beyond what was owed was sent back. Sent twice, it's recorded once. */
export function recordRefund(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  contractId: string,
  { amount, on, submissionKey, method, reference }: NewRefund,
  reviewer: Reviewer,
): Promise<Outcome<object, RefundRefusal>> {
  return db.transaction(async (tx): Promise<Outcome<object, RefundRefusal>> => {
    const contract = await lockContract(tx, contractId)
    if (!contract) return refuse('unknown')
    const signer = await lockBookkeeper(tx, reviewer.person?.id)
    if (!signer) return refuse('may not record')
    const advance = await findAdvanceOf(tx, contractId)
    if (!advance) return refuse('not paid out')
    const same = advance.entries.find(
      (entry) => entry.kind === 'refund' && entry.submissionKey === submissionKey,
    )
    if (same) return same.amount === amount && same.on === on ? { ok: true } : refuse('key used')
    const wrong = findWrongDay(on, [advance], await readToday(tx))
    if (wrong) return refuse('wrong day', { errors: { on: [wrong] } })
    const { overpaid } = await readBalance(tx, advance, lastDayOf(advance, on))
    if (overpaid === 0) return refuse('nothing due')
    if (amount > overpaid)
      return refuse('too much', { errors: { amount: [`At most ${formatCents(overpaid)} goes back.`] } })
    const words = reference ? { reference } : undefined
    const entry = { kind: 'refund' as const, amount, on, submissionKey, method: method ?? null, words }
    await keepEntry({ tx, rowSealer }, advance.row, entry, { personId: signer.id, personName: signer.name })
    const { applicationId, id: advanceId } = advance.row
    const details = {
      ...{ ...ofDesk(reviewer), step: 'refunded' as const, advanceId, contractId, amount, on },
      ...(method && { method }),
    }
    if (applicationId) await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
    return { ok: true }
  })
}

/** With everything that was recorded, whatever day it's of. */
const lastDayOf = ({ entries }: KeptAdvance, on: string): string =>
  [on, ...entries.map((entry) => entry.on)].toSorted().at(-1) ?? on
