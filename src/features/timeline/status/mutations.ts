import { and, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { decisions } from '#db/schema/index.ts'
import { isDecision } from '#domain/decisions.ts'
import { readLeftDeadlines } from '#features/calendar/data.ts'
import { updateDeadlines } from '#features/calendar/mutations.ts'
import { recountAnswers } from '../answers/mutations.ts'
import { recordExplained } from '../mutations.ts'
import type { StatusChange, StatusDetails } from '../schema/entries.ts'

type Deadlines = Awaited<ReturnType<typeof updateDeadlines>>

/** Ends earlier decisions, counts the answers again and starts the deadlines of the new status, which it returns. */
export async function recordStatusChanges(
  { db, rowSealer }: { db: Transaction; rowSealer: RowSealer },
  changes: readonly StatusChange[],
  {
    details,
    reason,
    actor = 'admin',
  }: {
    details: StatusDetails
    reason?: string | undefined
    actor?: 'admin' | 'applicant'
  },
): Promise<Deadlines> {
  if (changes.length === 0) return new Map()
  const ids = changes.map(({ applicationId }) => applicationId)
  await endDecisions(db, ids, details.decision?.id)
  const dues = await readLeftDeadlines(db, changes)
  const events = changes.map((change) => {
    const dueAt = dues.get(change.applicationId)?.toISOString() ?? null
    return { ...change, type: 'status-changed', actor, details: { ...details, dueAt } } as const
  })
  await recordExplained({ db, rowSealer }, events, reason)
  // No other change of status changes an answer.
  const decided = changes.filter(({ fromStatus, toStatus }) => isDecision(fromStatus) || isDecision(toStatus))
  await recountAnswers(
    db,
    decided.map(({ applicationId }) => applicationId),
  )
  return updateDeadlines(db, ids)
}

/** A new status replaces what was decided before, and a first signature without its second counts for nothing. */
async function endDecisions(db: Transaction, applicationIds: string[], by: string | undefined) {
  await db
    .update(decisions)
    .set({
      endedAt: sql`now()`,
      ending: sql`case when ${decisions.effectiveAt} is null then 'void' else 'superseded' end`,
      endedBy: by ?? null,
    })
    .where(
      and(
        inArray(decisions.applicationId, applicationIds),
        isNull(decisions.endedAt),
        by ? ne(decisions.id, by) : undefined,
      ),
    )
}
