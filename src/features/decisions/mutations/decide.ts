import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { DecisionWords } from '#db/schema/decisions.ts'
import { decisions } from '#db/schema/index.ts'
import type { DecisionConcern } from '#domain/decisions.ts'
import { toListed } from '#features/applications/data/rows.ts'
import { lockSigner } from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { readAdvice, type SheetAdvice } from '#features/underwriting/data/advice.ts'
import { closeWithOffer, reopenSheet } from '#features/underwriting/mutations/versions.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { reasonMistake, sayConcerns } from '../content/concerns.ts'
import { listConcernsAbout } from '../data/concerns.ts'
import { prepareDecision } from '../data/form.ts'
import { type DecisionRow, findFunding, findWaiting, openWords } from '../data/records.ts'
import { findSecondNeed, needsSecond } from '../data/second-need.ts'
import type { NewDecision } from '../schema/form.ts'
import { openAdvanceOf, takeAdvanceBack } from './advance.ts'
import { type DecidingServices, type DecisionOutcome, type Whose, withDecision } from './locked.ts'
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
} from './record.ts'

/**
 * Changes the status and queues the mail for a minute later, all or nothing. A payment that two people have to sign
 * waits for the second. A decision that is sent twice is made once.
 */
export function decide(
  { db, rowSealer, enqueue }: DecidingServices,
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
    const prepared = await prepareDecision(tx, row, request)
    if (!prepared.ok) return prepared
    const value = request.kind === 'approved' ? await readAdvice({ db: tx, rowSealer }, applicationId) : null
    if (isOtherAdvice(request, value)) return refuse('value changed')
    const weighed = await weigh({ db: tx, rowSealer }, applicationId, request, value)
    if (!weighed.ok) return weighed
    const advised = value?.advised ?? null
    const second = await findSecondNeed(tx, row, request, { signer, advised })
    if (!second.ok) return second

    const writing = { tx, rowSealer, enqueue }
    const isWaiting = needsSecond(second.need)
    const waiting = isWaiting || request.kind === 'funded' ? await findWaiting(tx, applicationId) : undefined
    if (waiting) await endWaiting(writing, waiting, 'void', reviewer)
    const id = randomUUID()
    const draft: typeof decisions.$inferInsert = {
      ...prepared.figures,
      ...second.need,
      ...{ concerns: weighed.concerns, advised, valueSheetId: value?.sheetId ?? null },
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
    if (isWaiting) {
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
    await openAdvanceOf(writing, decision)
    if (request.kind === 'approved') await closeWithOffer(writing, applicationId, reviewer)
    await queueMails(writing, decision)
    return { ok: true, decision, application }
  })
}

/** Nobody says yes in spite of something open without saying why. */
async function weigh(
  services: { db: Transaction; rowSealer: RowSealer },
  applicationId: string,
  request: NewDecision,
  value: SheetAdvice | null,
): Promise<Outcome<{ concerns: DecisionConcern[] }, 'concerns'>> {
  if (request.kind === 'declined') return { ok: true, concerns: [] }
  const concerns = await listConcernsAbout(services, applicationId, request, value)
  if (concerns.length === 0 || request.concernsReason) return { ok: true, concerns }
  const sentences = sayConcerns(concerns)
  const words = [...sentences, `${reasonMistake}.`].join(' ')
  return refuse('concerns', { errors: { concernsReason: [words], concerns: sentences } })
}

/** The sheet says something else than the reviewer saw. A caller that doesn't say what it saw isn't held to it. */
const isOtherAdvice = (request: NewDecision, value: SheetAdvice | null): boolean =>
  request.kind === 'approved' && request.advised !== undefined && request.advised !== (value?.advised ?? null)

function wordsOf(request: NewDecision): DecisionWords {
  const { note } = request
  const { concernsReason, aloneReason } = request.kind === 'declined' ? {} : request
  return {
    ...(note && { note }),
    ...(concernsReason && { concernsReason }),
    ...(aloneReason && { aloneReason }),
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

/** The decision that this one replaced stands again. */
export function undoDecision(
  services: DecidingServices,
  whose: Whose,
  reviewer: Reviewer,
): Promise<DecisionOutcome> {
  return withDecision(services, whose, async ({ writing, row, decision }) => {
    const { tx } = writing
    if (decision.ending === 'undone') return { ok: true, decision, application: toListed(row) }
    if (decision.endedAt || !decision.effectiveAt) return refuse('ended')
    if (decision.finalAt) return refuse('final')
    const undone = await changeDecision(tx, decision.id, { endedAt: new Date(), ending: 'undone' })
    await takeAdvanceBack(writing, decision, reviewer)
    const { valueSheetId, effectiveAt } = decision
    if (valueSheetId) await reopenSheet(writing, valueSheetId, effectiveAt)
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
