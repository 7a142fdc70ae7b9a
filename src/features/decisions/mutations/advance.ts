import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { findAdvanceOfDecision, findPaidOutEntry, type KeptAdvance } from '#features/ledger/data.ts'
import { endAdvance, keepEntry, openAdvance } from '#features/ledger/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { DecisionRow } from '../data/records.ts'

type Writing = { tx: Transaction; rowSealer: RowSealer }

/** Money that leaves without a contract is an advance from that moment on. The file is locked. */
export async function openAdvanceOf(writing: Writing, decision: DecisionRow): Promise<void> {
  const { id: decisionId, applicationId, kind, amount, state, termsVersion, rule, fundedOn } = decision
  if (kind !== 'funded') return
  if (!amount || !state || !termsVersion || !rule || !fundedOn)
    throw new Error('a payment without its figures')
  const advance = await openAdvance(writing.tx, {
    ...{ applicationId, decisionId, counted: 'months', state, termsVersion, rule },
  })
  const { method, submissionKey, personId, personName } = decision
  const paidOut = { kind: 'paid-out', amount, on: fundedOn, method, submissionKey } as const
  await keepEntry(writing, advance, paidOut, { personId, personName })
}

/** A process of an older release may have paid it while this one started. */
export async function findOrOpenAdvance(writing: Writing, decision: DecisionRow): Promise<KeptAdvance> {
  const known = await findAdvanceOfDecision(writing.tx, decision.id)
  if (!known) await openAdvanceOf(writing, decision)
  const found = known ?? (await findAdvanceOfDecision(writing.tx, decision.id))
  if (!found) throw new Error('the advance was not kept')
  return found
}

/** The payment was undone, so the money never left. */
export async function takeAdvanceBack(
  writing: Writing,
  decision: DecisionRow,
  { person }: Reviewer,
): Promise<void> {
  const advance = await findAdvanceOfDecision(writing.tx, decision.id)
  const paidOut = advance && findPaidOutEntry(advance.entries)
  if (!paidOut) return
  const { id: corrects, amount, on, submissionKey } = paidOut
  const by = { personId: person?.id, personName: person?.name }
  await keepEntry(writing, advance.row, { kind: 'returned', amount, on, corrects, submissionKey }, by)
  await endAdvance(writing.tx, advance.row.id, 'returned', on)
}
