import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, decisions } from '#db/schema/index.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import type { DecisionEnding } from '#domain/decisions.ts'
import { listedColumns, toListed } from '#features/applications/data/rows.ts'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { DecisionFacts, Reviewer } from '#features/timeline/schema/details.ts'
import { recordStatusChanges } from '#features/timeline/status/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type DecisionRow, type OpenApplication, openWords } from '../data/records.ts'
import { mailDecision, mailSignatureAsked, mailSignedAlone } from '../jobs.ts'
import { undoSeconds } from '../schema/records.ts'

export type Writing = { tx: Transaction; rowSealer: RowSealer; enqueue: Enqueue }

/** Everybody who decides about an application waits here and finds it as it is now. */
export async function lockApplication(tx: Transaction, id: string): Promise<OpenApplication | undefined> {
  const [row] = await tx
    .select({ ...listedColumns, clientState: applications.clientState })
    .from(applications)
    .where(eq(applications.id, id))
    .for('update')
  return row
}

export async function findSame(tx: Transaction, applicationId: string, submissionKey: string) {
  const [row] = await tx
    .select()
    .from(decisions)
    .where(and(eq(decisions.applicationId, applicationId), eq(decisions.submissionKey, submissionKey)))
  return row
}

export async function keepDecision(
  tx: Transaction,
  values: typeof decisions.$inferInsert,
): Promise<DecisionRow> {
  const [row] = await tx.insert(decisions).values(values).returning()
  if (!row) throw new Error('the decision was not kept')
  return row
}

export async function changeDecision(
  tx: Transaction,
  id: string,
  change: Partial<typeof decisions.$inferInsert>,
): Promise<DecisionRow> {
  const [row] = await tx.update(decisions).set(change).where(eq(decisions.id, id)).returning()
  if (!row) throw new Error('the decision is gone')
  return row
}

type Why = { reviewer: Reviewer; facts: DecisionFacts; undo?: true; note?: string | undefined }

export async function moveTo(
  { tx, rowSealer }: Writing,
  row: OpenApplication,
  status: ApplicationStatus,
  { reviewer, facts, undo, note }: Why,
): Promise<ListedApplication> {
  const [moved] = await tx
    .update(applications)
    .set({ status, version: sql`${applications.version} + 1`, updatedAt: sql`now()` })
    .where(eq(applications.id, row.id))
    .returning(listedColumns)
  if (!moved) throw new Error('the application is gone')
  const change = { applicationId: row.id, fromStatus: row.status, toStatus: status }
  const details = { ...reviewer, decision: facts, ...(undo && { undo }) }
  const clocks = await recordStatusChanges({ db: tx, rowSealer }, [change], { details, reason: note })
  return { ...toListed(moved), ...clocks.get(row.id) }
}

/** The status stays as it is until the second person signs. */
export async function askSecond({ tx, enqueue }: Writing, decision: DecisionRow, reviewer: Reviewer) {
  const { id, applicationId, askedId, askedName, aloneFrom } = decision
  const asked = askedId && askedName ? { asked: { id: askedId, name: askedName } } : {}
  const details = { ...reviewer, decision: factsOf(decision), ...asked }
  await recordEvents(tx, [{ applicationId, type: 'funding-signed', details }])
  if (askedId) await enqueue(tx, mailSignatureAsked, { decisionId: id })
  if (aloneFrom) await enqueue(tx, mailSignedAlone, { decisionId: id })
}

export async function endWaiting(
  { tx, rowSealer }: Writing,
  decision: DecisionRow,
  ending: DecisionEnding,
  reviewer: Reviewer,
  refusal?: string,
): Promise<DecisionRow> {
  const { id, applicationId } = decision
  const ended = await changeDecision(tx, id, {
    endedAt: new Date(),
    ending,
    ...(refusal && {
      sealedWords: rowSealer.seal(decisions.sealedWords, id, { ...openWords(rowSealer, decision), refusal }),
    }),
  })
  const details = { ...reviewer, decision: factsOf(decision), ending }
  await recordEvents(tx, [{ applicationId, type: 'funding-unsigned', details }])
  return ended
}

export async function queueMails({ tx, enqueue }: Writing, { id, tellsFirm }: DecisionRow): Promise<void> {
  const leavesAt = new Date(Date.now() + undoSeconds * 1_000)
  await enqueue(tx, mailDecision, { decisionId: id, party: 'applicant' }, leavesAt)
  if (tellsFirm) await enqueue(tx, mailDecision, { decisionId: id, party: 'firm' }, leavesAt)
}

type Facts = Pick<
  typeof decisions.$inferInsert,
  'kind' | 'amount' | 'termsVersion' | 'method' | 'fundedOn' | 'reason' | 'concerns' | 'isAlone'
> & { id: string }

/** The timeline keeps no word that anybody wrote. */
export const factsOf = (decision: Facts): DecisionFacts => {
  const { id, kind, amount, termsVersion, method, fundedOn, reason, concerns = [], isAlone } = decision
  return {
    id,
    kind,
    ...(amount && { amount }),
    ...(termsVersion && { termsVersion }),
    ...(method && { method }),
    ...(fundedOn && { fundedOn }),
    ...(reason && { why: reason }),
    ...(concerns.length > 0 && { concerns }),
    ...(isAlone && { isAlone }),
  }
}
