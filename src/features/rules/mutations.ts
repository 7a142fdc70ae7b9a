import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { refusedApplications, stateRules } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { usualCancelStart } from '#domain/cancellation.ts'
import type { RuleAct } from '#domain/rules.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import type { Author } from '#lib/access.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { usualSentence } from './content/sentences.ts'
import { dayOf, planAdoption, readBeginning, readTimeline, readTimelines, readToday } from './data.ts'
import { renewPagesForRules } from './jobs.ts'
import type { RuleInput, RuleVersion, StateRule } from './schema.ts'

type Services = { db: Database; enqueue: Enqueue; by: Author | undefined }
type DatedRule = StateRule & { effectiveFrom: string }
type Step = { rule: DatedRule; version: number; act: RuleAct }
/** `changed`: somebody else saved first, and their rule stays. */
export type RuleRefusal = 'changed' | 'unfit' | 'missing'
type Written = Outcome<{ rules: RuleVersion[] }, RuleRefusal>

/** Replaces a rule for the same day by a new version. A second copy of the same request changes nothing. */
export function writeRule(services: Services, code: StateCode, input: RuleInput): Promise<Written> {
  return change(services, async (tx, today) => {
    const rule = toRule(code, input, { today, by: services.by })
    const later = findLaterDay(rule, today)
    if (later) return refuse('unfit', { errors: { [later]: ['Use today or an earlier day'] } })
    const timeline = await readTimeline(tx, code)
    const before = standingOf(timeline).find(({ effectiveFrom }) => effectiveFrom === rule.effectiveFrom)
    if (before && isSame(before, rule)) return { ok: true, rules: [{ ...before, version: timeline.version }] }
    if (isOutdated(input.version, timeline)) return refuse('changed')
    return keep(services, tx, today, [{ rule, version: timeline.version + 1, act: 'written' }])
  })
}

/** All of these suggestions, or none. Those that hold already stay as they are. */
export function adoptSuggestions(services: Services, codes: readonly StateCode[]): Promise<Written> {
  return change(services, async (tx, today) => {
    const timelines = await readTimelines(tx)
    // In one order, so that two people who do this at once can't deadlock.
    const plans = stateCodes
      .filter((code) => codes.includes(code))
      .map((code) => ({ ...planAdoption(timelines[code], today), version: timelines[code].version }))
    const steps = plans
      .filter(({ changes }) => changes.length > 0)
      .map(({ rule, version }): Step => ({ rule, version: version + 1, act: 'adopted' }))
    return keep(services, tx, today, steps)
  })
}

export function checkRules(
  services: Services,
  code: StateCode,
  expected: number | undefined,
): Promise<Written> {
  return change(services, async (tx, today) => {
    const timeline = await readTimeline(tx, code)
    const confirmedBy = services.by?.personName ?? null
    const checkedOn = confirmedBy && today
    const standing = standingOf(timeline)
    if (standing.every((rule) => rule.checkedOn === checkedOn && rule.confirmedBy === confirmedBy))
      return { ok: true, rules: standing.map((rule) => ({ ...rule, version: timeline.version })) }
    if (isOutdated(expected, timeline)) return refuse('changed')
    const steps = standing.map((rule, place): Step => {
      const origin = rule.origin === 'default' ? 'owner' : rule.origin
      const effectiveFrom = rule.effectiveFrom ?? today
      const checked = { ...rule, effectiveFrom, origin, checkedOn, confirmedBy }
      return { rule: checked, version: timeline.version + 1 + place, act: 'checked' }
    })
    return keep(services, tx, today, steps)
  })
}

/** The rule stays in the history, and the one before it holds again. */
export function withdrawRule(
  services: Services,
  code: StateCode,
  { effectiveFrom, version: expected }: { effectiveFrom: string; version: number | undefined },
): Promise<Written> {
  return change(services, async (tx, today) => {
    const timeline = await readTimeline(tx, code)
    const rule = standingOf(timeline).find((standing) => standing.effectiveFrom === effectiveFrom)
    if (!rule) return refuse('missing')
    if (isOutdated(expected, timeline)) return refuse('changed')
    const withdrawn = { ...rule, effectiveFrom }
    return keep(services, tx, today, [{ rule: withdrawn, version: timeline.version + 1, act: 'withdrawn' }])
  })
}

/** We keep nothing else of an application from a closed state. */
export async function countRefusedApplication(tx: Transaction, code: StateCode): Promise<void> {
  await tx
    .insert(refusedApplications)
    .values({ code, day: dayOf(), count: 1 })
    .onConflictDoUpdate({
      target: [refusedApplications.code, refusedApplications.day],
      set: { count: sql`${refusedApplications.count} + 1` },
    })
}

async function change(
  { db }: Services,
  work: (tx: Transaction, today: string) => Promise<Written>,
): Promise<Written> {
  try {
    return await db.transaction(async (tx) => work(tx, await readToday(tx)))
  } catch (error) {
    // Two changes were based on one version, and this one came second.
    if (isUniqueViolation(error, 'state_rules_pkey')) return refuse('changed')
    throw error
  }
}

async function keep(
  { enqueue, by }: Services,
  tx: Transaction,
  today: string,
  steps: readonly Step[],
): Promise<Written> {
  if (steps.length === 0) return { ok: true, rules: [] }
  const author = by ?? { personId: null, personName: null }
  await tx.insert(stateRules).values(steps.map(({ rule, ...step }) => ({ ...rule, ...step, ...author })))
  const days = new Set(steps.map(({ rule }) => rule.effectiveFrom))
  for (const day of days)
    if (day > today) await enqueue(tx, renewPagesForRules, { day }, await readBeginning(tx, day))
  await bumpSiteVersion(tx)
  return { ok: true, rules: steps.map(({ rule, version }) => ({ ...rule, version })) }
}

function toRule(
  code: StateCode,
  { version: _, next, ...input }: RuleInput,
  { today, by }: { today: string; by: Author | undefined },
): DatedRule {
  const confirmedBy = input.checkedOn && by ? by.personName : null
  return {
    ...input,
    code,
    effectiveFrom: input.effectiveFrom ?? today,
    cancelFrom: input.cancelDays === null ? null : (input.cancelFrom ?? usualCancelStart(code)),
    sentence: input.sentence || usualSentence(input.posture, code),
    checkedOn: confirmedBy && input.checkedOn,
    confirmedBy,
    origin: 'owner',
  }
}

/** The field of a day on which something was done that is still to come. */
function findLaterDay({ checkedOn, contract }: DatedRule, today: string): string | undefined {
  const days = [
    { field: 'checkedOn', on: checkedOn },
    { field: 'contract.formApproval.date', on: contract?.formApproval?.date },
    ...(contract?.notices ?? []).map((notice, place) => ({
      field: `contract.notices.${place}.checkedOn`,
      on: notice.checkedOn,
    })),
  ]
  return days.find(({ on }) => on && on > today)?.field
}

const standingOf = ({ rule, coming }: { rule: StateRule; coming: StateRule[] }) => [rule, ...coming]

const isOutdated = (expected: number | undefined, { version }: { version: number }) =>
  expected !== undefined && expected !== version

/** Ignores who wrote and who confirmed it. */
function isSame(one: StateRule, other: StateRule): boolean {
  const { origin, confirmedBy, ...rest } = other
  return isDeepStrictEqual({ ...rest, origin: one.origin, confirmedBy: one.confirmedBy }, one)
}
