import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import type { SecondRefusal } from '#features/people/signatures/data.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { PreparationRefusal } from '../data/form.ts'
import { type DecisionRow, findDecision, type OpenApplication } from '../data/records.ts'
import type { SecondNeedRefusal } from '../data/second-need.ts'
import { lockApplication, type Writing } from './record.ts'

export type DecidingServices = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
export type DecisionOutcome = Outcome<
  { decision: DecisionRow; application: ListedApplication },
  DecisionRefusal
>
export type Whose = { applicationId: string; decisionId: string }

export type DecisionRefusal =
  | PreparationRefusal
  | SecondNeedRefusal
  | SecondRefusal
  | 'concerns'
  | 'value changed'
  | 'unknown'
  | 'changed'
  | 'funded'
  | 'withdrawn'
  | 'no longer waiting'
  | 'ended'
  | 'final'
  | 'key used'

type LockedDecision = { writing: Writing; row: OpenApplication; decision: DecisionRow }

/** Everybody who changes a decision waits for its application. */
export function withDecision(
  { db, rowSealer, enqueue }: DecidingServices,
  { applicationId, decisionId }: Whose,
  run: (locked: LockedDecision) => Promise<DecisionOutcome>,
): Promise<DecisionOutcome> {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, applicationId)
    const decision = await findDecision(tx, decisionId)
    if (!row || decision?.applicationId !== row.id) return refuse('unknown')
    return run({ row, decision, writing: { tx, rowSealer, enqueue } })
  })
}
