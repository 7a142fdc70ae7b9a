import { toListed } from '#features/applications/data/rows.ts'
import { findSecond, lockSigner } from '#features/people/signatures/data.ts'
import { readNumberedRule } from '#features/rules/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { readAdvice } from '#features/underwriting/data/advice.ts'
import { closeWithOffer } from '#features/underwriting/mutations/versions.ts'
import { refuse } from '#lib/refusals.ts'
import { listConcernsAbout } from '../data/concerns.ts'
import { needsContract } from '../data/needs-contract.ts'
import {
  type DecisionRow,
  findFunding,
  findStanding,
  type OpenApplication,
  openWords,
} from '../data/records.ts'
import { findLastDay, findOfferProblem } from '../data/standing.ts'
import { openAdvanceOf } from './advance.ts'
import { type DecidingServices, type DecisionOutcome, type Whose, withDecision } from './locked.ts'
import { changeDecision, endWaiting, factsOf, moveTo, queueMails, type Writing } from './record.ts'

/** The decision counts from here on. Both people must be allowed to sign at this moment. */
export function signSecond(
  services: DecidingServices,
  whose: Whose,
  reviewer: Reviewer,
): Promise<DecisionOutcome> {
  return withDecision(services, whose, async ({ writing, row, decision }) => {
    const { tx } = writing
    if (isSignedBy(decision, reviewer)) return { ok: true, decision, application: toListed(row) }
    if (decision.effectiveAt || decision.endedAt) return refuse('no longer waiting')
    if (decision.kind === 'funded' && (await needsContract(tx))) return refuse('contract needed')
    const found = await findSecond(tx, decision, reviewer.person?.id)
    if (!found.ok && found.reason !== 'void') return found
    if (!found.ok || (await isOutdated(writing, row, decision))) {
      await endWaiting(writing, decision, 'void', reviewer)
      return refuse('void')
    }
    const ends = decision.kind === 'approved' ? { offerEndsOn: await findLastDay(tx) } : {}
    const offer = decision.kind === 'approved' ? { ...decision, ...ends } : await findStanding(tx, row.id)
    const problem = offer && (await findOfferProblem(tx, offer, decision.fundedOn))
    if (problem) return refuse(problem.reason, { errors: { offer: [problem.words] } })

    const facts = { ...factsOf({ ...decision, ...found.signature }), first: found.first }
    const { note } = openWords(writing.rowSealer, decision)
    const application = await moveTo(writing, row, decision.kind, { reviewer, facts, note })
    const signed = await changeDecision(tx, decision.id, { ...found.signature, ...ends })
    await openAdvanceOf(writing, signed)
    if (decision.kind === 'approved') await closeWithOffer(writing, row.id, reviewer)
    await queueMails(writing, signed)
    return { ok: true, decision: signed, application }
  })
}

const isSignedBy = ({ secondId, isAlone, personId, endedAt }: DecisionRow, { person }: Reviewer): boolean =>
  person !== undefined && !endedAt && (secondId ?? (isAlone ? personId : null)) === person.id

/** What the first person signed is no longer what the second would. */
async function isOutdated(
  { tx, rowSealer }: Writing,
  row: OpenApplication,
  decision: DecisionRow,
): Promise<boolean> {
  const {
    applicationVersion,
    fromStatus,
    kind,
    state,
    ruleVersion,
    concerns,
    amount,
    advised,
    valueSheetId,
  } = decision
  if (row.version !== applicationVersion || row.status !== fromStatus) return true
  if (await findFunding(tx, row.id)) return true
  if (kind === 'approved' && state && (await readNumberedRule(tx, state)).version !== ruleVersion) return true
  const services = { db: tx, rowSealer }
  const value = kind === 'approved' ? await readAdvice(services, row.id) : null
  // Another version is another sheet, even if it advises the same.
  if ((value?.advised ?? null) !== advised || (value?.sheetId ?? null) !== valueSheetId) return true
  const now = await listConcernsAbout(services, row.id, { kind, amount: amount ?? 0 }, value)
  return now.some((concern) => !concerns.includes(concern))
}

export function refuseSecond(
  services: DecidingServices,
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
