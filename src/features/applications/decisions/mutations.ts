import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { DecisionWords } from '#db/schema/decisions.ts'
import { decisions } from '#db/schema/index.ts'
import { toListed } from '#features/applications/list/data.ts'
import type { ListedApplication } from '#features/applications/list/schema.ts'
import { type DecisionRow, findFunding, findWaiting } from '#features/applications/outcomes/data.ts'
import {
  askSecond,
  changeDecision,
  endWaiting,
  factsOf,
  findSame,
  keepDecision,
  lockApplication,
  lockDecision,
  moveTo,
  queueMails,
} from '#features/applications/outcomes/mutations.ts'
import { lockSigner } from '#features/applications/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findClosed } from './content.ts'
import { type PreparationRefusal, prepareDecision, readNumberedRule } from './data.ts'
import type { NewDecision } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
export type Made = { decision: DecisionRow; application: ListedApplication }
type Whose = { applicationId: string; decisionId: string }

export type DecisionRefusal =
  | PreparationRefusal
  | 'unknown'
  | 'changed'
  | 'may not sign'
  | 'funded'
  | 'withdrawn'
  | 'no longer waiting'
  | 'same person'
  | 'void'
  | 'ended'
  | 'final'

/**
 * Makes a decision about an application that is still as the reviewer saw it: changes the status and queues the mail
 * for a minute later, all or nothing. A payment that two have to sign waits for the second. Sent twice, it is made once.
 */
export function decide(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  wanted: NewDecision,
  reviewer: Reviewer,
): Promise<Outcome<Made, DecisionRefusal>> {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, applicationId)
    if (!row) return refuse('unknown')
    const same = await findSame(tx, applicationId, wanted.submissionKey)
    if (same) return { ok: true, decision: same, application: toListed(row) }
    if (row.version !== wanted.version) return refuse('changed')
    if (await findFunding(tx, applicationId)) return refuse('funded')
    if (row.status === 'withdrawn' && wanted.kind !== 'declined') return refuse('withdrawn')
    const signer = await lockSigner(tx, reviewer.person?.id)
    if (!signer) return refuse('may not sign')
    const prepared = await prepareDecision(tx, row, wanted, signer.id)
    if (!prepared.ok) return prepared

    const writing = { tx, rowSealer, enqueue }
    const waiting = wanted.kind === 'funded' ? await findWaiting(tx, applicationId) : undefined
    if (waiting) await endWaiting(writing, waiting, 'void', reviewer)
    const id = randomUUID()
    const made: typeof decisions.$inferInsert = {
      ...prepared.figures,
      id,
      applicationId,
      kind: wanted.kind,
      fromStatus: row.status,
      applicationVersion: row.version,
      submissionKey: wanted.submissionKey,
      sealedWords: rowSealer.seal(decisions.sealedWords, id, wordsOf(wanted)),
      personId: signer.id,
      personName: signer.name,
    }
    if (prepared.figures.secondAbove !== null) {
      const decision = await keepDecision(tx, made)
      await askSecond(writing, decision, reviewer)
      return { ok: true, decision, application: toListed(row) }
    }
    const { note } = wanted
    const application = await moveTo(writing, row, wanted.kind, {
      reviewer,
      facts: factsOf({ ...made, id }),
      note,
    })
    const decision = await keepDecision(tx, { ...made, effectiveAt: new Date() })
    await queueMails(writing, decision)
    return { ok: true, decision, application }
  })
}

function wordsOf(wanted: NewDecision): DecisionWords {
  const { note } = wanted
  return {
    ...(note && { note }),
    ...(wanted.kind === 'approved' && wanted.line && { line: wanted.line }),
    ...(wanted.kind === 'declined' && { letter: wanted.letter }),
  }
}

/** The second signature: the payment counts from here on. Both people have to be allowed to sign at this moment. */
export function signSecond(
  { db, rowSealer, enqueue }: Services,
  { applicationId, decisionId }: Whose,
  reviewer: Reviewer,
): Promise<Outcome<Made, DecisionRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockDecision(tx, { applicationId, decisionId })
    if (!locked) return refuse('unknown')
    const { row, decision } = locked
    if (decision.secondId && decision.secondId === reviewer.person?.id && !decision.endedAt)
      return { ok: true, decision, application: toListed(row) }
    if (decision.effectiveAt || decision.endedAt) return refuse('no longer waiting')
    if (decision.personId === reviewer.person?.id) return refuse('same person')
    const second = await lockSigner(tx, reviewer.person?.id)
    if (!second) return refuse('may not sign')
    const writing = { tx, rowSealer, enqueue }
    const first = await lockSigner(tx, decision.personId)
    const isChanged = row.version !== decision.applicationVersion || row.status !== decision.fromStatus
    if (!first || isChanged || (await findFunding(tx, applicationId))) {
      await endWaiting(writing, decision, 'void', reviewer)
      return refuse('void')
    }
    const closed = decision.state && findClosed(await readNumberedRule(tx, decision.state))
    if (closed) return refuse('closed', { errors: { state: [closed] } })

    const facts = { ...factsOf(decision), first: first.name }
    const application = await moveTo(writing, row, 'funded', { reviewer, facts })
    const now = new Date()
    const signature = { secondId: second.id, secondName: second.name, secondAt: now, effectiveAt: now }
    const signed = await changeDecision(tx, decision.id, signature)
    await queueMails(writing, signed)
    return { ok: true, decision: signed, application }
  })
}

/** Says no to a payment that waits, or takes the first signature back. */
export function refuseSecond(
  { db, rowSealer, enqueue }: Services,
  { applicationId, decisionId, reason }: Whose & { reason: string },
  reviewer: Reviewer,
): Promise<Outcome<Made, DecisionRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockDecision(tx, { applicationId, decisionId })
    if (!locked) return refuse('unknown')
    const { row, decision } = locked
    if (decision.effectiveAt || decision.endedAt) return refuse('no longer waiting')
    if (!(await lockSigner(tx, reviewer.person?.id))) return refuse('may not sign')
    const ended = await endWaiting({ tx, rowSealer, enqueue }, decision, 'refused', reviewer, reason)
    return { ok: true, decision: ended, application: toListed(row) }
  })
}

/** Takes a decision back with its mail, until that begins to leave. What it took the place of stands again. */
export function undoDecision(
  { db, rowSealer, enqueue }: Services,
  { applicationId, decisionId }: Whose,
  reviewer: Reviewer,
): Promise<Outcome<Made, DecisionRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockDecision(tx, { applicationId, decisionId })
    if (!locked) return refuse('unknown')
    const { row, decision } = locked
    if (decision.ending === 'undone') return { ok: true, decision, application: toListed(row) }
    if (decision.endedAt || !decision.effectiveAt) return refuse('ended')
    if (decision.finalAt) return refuse('final')
    const undone = await changeDecision(tx, decisionId, { endedAt: new Date(), ending: 'undone' })
    const writing = { tx, rowSealer, enqueue }
    const facts = factsOf(decision)
    const application = await moveTo(writing, row, decision.fromStatus, { reviewer, facts, undo: true })
    const [earlier] = await tx
      .update(decisions)
      .set({ endedAt: null, ending: null, endedBy: null })
      .where(and(eq(decisions.endedBy, decisionId), eq(decisions.ending, 'superseded')))
      .returning()
    // Its own mail may have had its turn, and stayed, while this one stood.
    if (earlier && !earlier.finalAt) await queueMails(writing, earlier)
    return { ok: true, decision: undone, application }
  })
}
