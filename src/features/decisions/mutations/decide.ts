import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { DecisionWords } from '#db/schema/decisions.ts'
import { decisions } from '#db/schema/index.ts'
import { toListed } from '#features/applications/data/rows.ts'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import { lockSigner } from '#features/decisions/second-signature/data.ts'
import type { Reviewer } from '#features/timeline/schema.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findClosed } from '../content/offer.ts'
import { type PreparationRefusal, prepareDecision, readNumberedRule } from '../data/form.ts'
import {
  type DecisionRow,
  findDecision,
  findFunding,
  findWaiting,
  type OpenApplication,
  openWords,
} from '../data/records.ts'
import type { NewDecision } from '../schema/form.ts'
import {
  askSecond,
  changeDecision,
  endWaiting,
  factsOf,
  findSame,
  keepDecision,
  lockApplication,
  moveTo,
  queueMails,
  type Writing,
} from './record.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
export type DecisionOutcome = Outcome<
  { decision: DecisionRow; application: ListedApplication },
  DecisionRefusal
>
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
  | 'key used'

/**
 * Changes the status and queues the mail for a minute later, all or nothing. A payment that two people have to sign
 * waits for the second. A decision that is sent twice is made once.
 */
export function decide(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  request: NewDecision,
  reviewer: Reviewer,
): Promise<DecisionOutcome> {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, applicationId)
    if (!row) return refuse('unknown')
    const same = await findSame(tx, applicationId, request.submissionKey)
    if (same && !isRepeated(rowSealer, same, request)) return refuse('key used')
    if (same) return { ok: true, decision: same, application: toListed(row) }
    if (row.version !== request.version) return refuse('changed')
    if (await findFunding(tx, applicationId)) return refuse('funded')
    if (row.status === 'withdrawn' && request.kind !== 'declined') return refuse('withdrawn')
    const signer = await lockSigner(tx, reviewer.person?.id)
    if (!signer) return refuse('may not sign')
    const prepared = await prepareDecision(tx, row, request, signer.id)
    if (!prepared.ok) return prepared

    const writing = { tx, rowSealer, enqueue }
    const waiting = request.kind === 'funded' ? await findWaiting(tx, applicationId) : undefined
    if (waiting) await endWaiting(writing, waiting, 'void', reviewer)
    const id = randomUUID()
    const draft: typeof decisions.$inferInsert = {
      ...prepared.figures,
      id,
      applicationId,
      kind: request.kind,
      fromStatus: row.status,
      applicationVersion: row.version,
      submissionKey: request.submissionKey,
      sealedWords: rowSealer.seal(decisions.sealedWords, id, wordsOf(request)),
      personId: signer.id,
      personName: signer.name,
    }
    if (prepared.figures.secondAbove !== null) {
      const decision = await keepDecision(tx, draft)
      await askSecond(writing, decision, reviewer)
      return { ok: true, decision, application: toListed(row) }
    }
    const { note } = request
    const application = await moveTo(writing, row, request.kind, {
      reviewer,
      facts: factsOf({ ...draft, id }),
      note,
    })
    const decision = await keepDecision(tx, { ...draft, effectiveAt: new Date() })
    await queueMails(writing, decision)
    return { ok: true, decision, application }
  })
}

function wordsOf(request: NewDecision): DecisionWords {
  const { note } = request
  return {
    ...(note && { note }),
    ...(request.kind === 'approved' && request.line && { line: request.line }),
    ...(request.kind === 'declined' && { letter: request.letter }),
  }
}

function isRepeated(rowSealer: RowSealer, decision: DecisionRow, request: NewDecision): boolean {
  const { refusal, ...words } = openWords(rowSealer, decision)
  const facts = Object.entries(factsIn(request))
  const isFact = new Map<string, unknown>(Object.entries(decision))
  return (
    facts.every(([name, value]) => isFact.get(name) === value) &&
    JSON.stringify(words) === JSON.stringify(wordsOf(request))
  )
}

function factsIn(request: NewDecision): Partial<DecisionRow> {
  const { kind } = request
  if (kind === 'declined') return { kind, reason: request.reason, tellsFirm: request.tellsFirm }
  const { amount } = request
  if (kind === 'funded') return { kind, amount, fundedOn: request.fundedOn, method: request.method }
  return { kind, amount, termsVersion: request.termsVersion, ruleVersion: request.ruleVersion }
}

type LockedDecision = { writing: Writing; row: OpenApplication; decision: DecisionRow }

function withDecision(
  { db, rowSealer, enqueue }: Services,
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

/** The payment counts from here on. Both people must be allowed to sign at this moment. */
export function signSecond(services: Services, whose: Whose, reviewer: Reviewer): Promise<DecisionOutcome> {
  return withDecision(services, whose, async ({ writing, row, decision }) => {
    const { tx } = writing
    if (decision.secondId && decision.secondId === reviewer.person?.id && !decision.endedAt)
      return { ok: true, decision, application: toListed(row) }
    if (decision.effectiveAt || decision.endedAt) return refuse('no longer waiting')
    if (decision.personId === reviewer.person?.id) return refuse('same person')
    const second = await lockSigner(tx, reviewer.person?.id)
    if (!second) return refuse('may not sign')
    const first = await lockSigner(tx, decision.personId)
    const isChanged = row.version !== decision.applicationVersion || row.status !== decision.fromStatus
    if (!first || isChanged || (await findFunding(tx, row.id))) {
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

export function refuseSecond(
  services: Services,
  { reason, ...whose }: Whose & { reason: string },
  reviewer: Reviewer,
): Promise<DecisionOutcome> {
  return withDecision(services, whose, async ({ writing, row, decision }) => {
    if (decision.effectiveAt || decision.endedAt) return refuse('no longer waiting')
    if (!(await lockSigner(writing.tx, reviewer.person?.id))) return refuse('may not sign')
    const ended = await endWaiting(writing, decision, 'refused', reviewer, reason)
    return { ok: true, decision: ended, application: toListed(row) }
  })
}

/** The decision that this one replaced stands again. */
export function undoDecision(services: Services, whose: Whose, reviewer: Reviewer): Promise<DecisionOutcome> {
  return withDecision(services, whose, async ({ writing, row, decision }) => {
    const { tx } = writing
    if (decision.ending === 'undone') return { ok: true, decision, application: toListed(row) }
    if (decision.endedAt || !decision.effectiveAt) return refuse('ended')
    if (decision.finalAt) return refuse('final')
    const undone = await changeDecision(tx, decision.id, { endedAt: new Date(), ending: 'undone' })
    const facts = factsOf(decision)
    const application = await moveTo(writing, row, decision.fromStatus, { reviewer, facts, undo: true })
    const [earlier] = await tx
      .update(decisions)
      .set({ endedAt: null, ending: null, endedBy: null })
      .where(and(eq(decisions.endedBy, decision.id), eq(decisions.ending, 'superseded')))
      .returning()
    // Its own mail may have come up, and stayed, while this one stood.
    if (earlier && !earlier.finalAt) await queueMails(writing, earlier)
    return { ok: true, decision: undone, application }
  })
}
