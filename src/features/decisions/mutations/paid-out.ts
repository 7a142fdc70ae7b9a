import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { decisions } from '#db/schema/index.ts'
import type { FundingMethod } from '#domain/decisions.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type DecisionRow, findDecision, findStanding, type OpenApplication } from '../data/records.ts'
import { changeDecision, factsOf, keepDecision, moveTo, type Writing } from './record.ts'

type Paid = {
  amount: number
  fundedOn: string
  method: FundingMethod
  /** Counts the advances of a case. */
  advance: number
  submissionKey: string
  isAlone: boolean
}

/**
 * Money left for a contract: its offer was paid. It counts at once and can't be undone, and mails nobody: the payment
 * has a mail of its own. The file is locked.
 */
export async function keepPaidOut(
  writing: Writing,
  row: OpenApplication,
  paid: Paid,
  reviewer: Reviewer,
): Promise<DecisionRow> {
  const offer = await findStanding(writing.tx, row.id)
  if (offer?.kind !== 'approved') throw new Error('a payment without its offer')
  const { state, termsVersion, ruleVersion, rule } = offer
  const now = new Date()
  const draft: typeof decisions.$inferInsert = {
    ...paid,
    ...{ state, termsVersion, ruleVersion, rule },
    ...{ id: randomUUID(), applicationId: row.id, kind: 'funded' },
    ...{ fromStatus: row.status, applicationVersion: row.version },
    ...{ personId: reviewer.person?.id ?? null, personName: reviewer.person?.name ?? null },
    ...{ effectiveAt: now, finalAt: now },
  }
  const facts = factsOf({ ...draft, id: draft.id ?? '' })
  await moveTo(writing, row, 'funded', { reviewer, facts })
  return keepDecision(writing.tx, draft)
}

/** The payment came back, so it never began: the offer stands again. */
export async function takePaidBack(
  writing: Writing,
  row: OpenApplication,
  decisionId: string,
  reviewer: Reviewer,
): Promise<void> {
  const { tx } = writing
  const decision = await findDecision(tx, decisionId)
  if (!decision || decision.endedAt) return
  await changeDecision(tx, decision.id, { endedAt: new Date(), ending: 'undone' })
  if (row.status === 'funded')
    await moveTo(writing, row, decision.fromStatus, { reviewer, facts: factsOf(decision), undo: true })
  await tx
    .update(decisions)
    .set({ endedAt: null, ending: null, endedBy: null })
    .where(and(eq(decisions.endedBy, decision.id), eq(decisions.ending, 'superseded')))
}
