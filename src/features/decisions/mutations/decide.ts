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
import { findClosed } from '../content/offer-rule.ts'
import { type PreparationRefusal, prepareDecision, readNumberedRule } from '../data/form.ts'
import { type DecisionRow, findFunding, findWaiting, type OpenApplication } from '../data/records.ts'
import type { NewDecision } from '../schema/form.ts'
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
  type Writing,
} from './record.ts'

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
  | 'key used'

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
    if (same && !isRepeated(rowSealer, same, wanted)) return refuse('key used')
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

/** Whether a decision says what it said when it was sent first, to the word. */
function isRepeated(rowSealer: RowSealer, kept: DecisionRow, wanted: NewDecision): boolean {
  const said = kept.sealedWords ? rowSealer.open(decisions.sealedWords, kept.id, kept.sealedWords) : {}
  const { refusal, ...words } = said
  const facts = Object.entries(factsIn(wanted))
  const isFact = new Map<string, unknown>(Object.entries(kept))
  return (
    facts.every(([name, value]) => isFact.get(name) === value) &&
    JSON.stringify(words) === JSON.stringify(wordsOf(wanted))
  )
}

function factsIn(wanted: NewDecision): Partial<DecisionRow> {
  const { kind } = wanted
  if (kind === 'declined') return { kind, reason: wanted.reason, tellsFirm: wanted.tellsFirm }
  const { amount } = wanted
  if (kind === 'funded') return { kind, amount, fundedOn: wanted.fundedOn, method: wanted.method }
  return { kind, amount, termsVersion: wanted.termsVersion, ruleVersion: wanted.ruleVersion }
}

type Locked = { writing: Writing; row: OpenApplication; decision: DecisionRow }

/** Runs with a decision and its application locked, and answers for one that isn't there. */
function withDecision(
  { db, rowSealer, enqueue }: Services,
  whose: Whose,
  run: (locked: Locked) => Promise<Outcome<Made, DecisionRefusal>>,
): Promise<Outcome<Made, DecisionRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockDecision(tx, whose)
    return locked ? run({ ...locked, writing: { tx, rowSealer, enqueue } }) : refuse('unknown')
  })
}

/** The second signature: the payment counts from here on. Both people have to be allowed to sign at this moment. */
export function signSecond(
  services: Services,
  whose: Whose,
  reviewer: Reviewer,
): Promise<Outcome<Made, DecisionRefusal>> {
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

/** Says no to a payment that waits, or takes the first signature back. */
export function refuseSecond(
  services: Services,
  { reason, ...whose }: Whose & { reason: string },
  reviewer: Reviewer,
): Promise<Outcome<Made, DecisionRefusal>> {
  return withDecision(services, whose, async ({ writing, row, decision }) => {
    if (decision.effectiveAt || decision.endedAt) return refuse('no longer waiting')
    if (!(await lockSigner(writing.tx, reviewer.person?.id))) return refuse('may not sign')
    const ended = await endWaiting(writing, decision, 'refused', reviewer, reason)
    return { ok: true, decision: ended, application: toListed(row) }
  })
}

/** Takes a decision back with its mail, until that begins to leave. What it took the place of stands again. */
export function undoDecision(
  services: Services,
  whose: Whose,
  reviewer: Reviewer,
): Promise<Outcome<Made, DecisionRefusal>> {
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
    // Its own mail may have had its turn, and stayed, while this one stood.
    if (earlier && !earlier.finalAt) await queueMails(writing, earlier)
    return { ok: true, decision: undone, application }
  })
}
