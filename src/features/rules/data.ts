import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, getTableColumns, gt, type SQL, sql, sum } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { refusedApplications, stateRules } from '#db/schema/index.ts'
import { usualCancelStart } from '#domain/cancellation.ts'
import { keepOwnFacts, noLaw, splitOwnFacts } from '#domain/contract-law.ts'
import { daysBetweenChecks, noRule } from '#domain/rules.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { suggestedLimits, suggestedRule, suggestionFor } from './content/suggestions.ts'
import {
  type NumberedRule,
  numberedRuleSchema,
  type PastRule,
  type PublicState,
  type StateOverview,
  type StateRule,
  type SuggestedMember,
  suggestedMembers,
} from './schema.ts'

type On = Date | string

type Row = typeof stateRules.$inferSelect & { hasBegun?: boolean }

export type StateTimeline = { rule: StateRule; coming: StateRule[]; version: number }

/**
 * Days begin at midnight in New York. The database counts them by its own clock, which also starts the job that renews
 * the pages: by another clock, a page could show yesterday's rule and be cached.
 */
export function dayOf(on?: On): SQL<string> {
  if (typeof on === 'string') return sql`${on}::date`
  const moment = on ? sql`${on.toISOString()}::timestamptz` : sql`now()`
  return sql`(${moment} at time zone 'America/New_York')::date`
}

export async function readToday(db: Database): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${dayOf()}::text as today`)
  const today = rows[0]?.today
  if (!today) throw new Error('the database does not know what day it is')
  return today
}

export async function readBeginning(db: Database, day: string): Promise<Date> {
  const { rows } = await db.execute<{ at: number }>(
    sql`select (extract(epoch from ${day}::timestamp at time zone 'America/New_York') * 1000)::float8 as at`,
  )
  return new Date(rows[0]?.at ?? Number.NaN)
}

export async function readRules(db: Database, on?: On): Promise<Record<StateCode, StateRule>> {
  const timelines = await readTimelines(db, on)
  return forEachState((code) => timelines[code].rule)
}

export async function readRule(db: Database, code: StateCode, on?: On): Promise<StateRule> {
  return toTimeline(code, await listCurrent(db, on, code)).rule
}

/** Version 0 means that nobody wrote a rule yet: our notes on the state's law limit the price, as they do on the pages. */
export async function readNumberedRule(db: Database, code: StateCode, on?: string): Promise<NumberedRule> {
  const { confirmedBy: _, ...rule } = await readRule(db, code, on)
  if (rule.effectiveFrom === null) {
    const limits = suggestedLimits(code, on ?? (await readToday(db)))
    return { ...rule, ...limits, version: 0 }
  }
  const [row] = await db
    .select({ version: stateRules.version })
    .from(stateRules)
    .where(and(eq(stateRules.code, code), eq(stateRules.effectiveFrom, rule.effectiveFrom)))
    .orderBy(desc(stateRules.version))
    .limit(1)
  return { ...rule, version: row?.version ?? 0 }
}

/** One that was in force once, as it was; nothing for version 0, which nobody wrote. */
export async function readRuleVersion(db: Database, code: StateCode, version: number) {
  const past = (await readHistory(db, code)).find((rule) => rule.version === version)
  return past && numberedRuleSchema.parse(past)
}

export async function readTimelines(db: Database, on?: On): Promise<Record<StateCode, StateTimeline>> {
  const rows = await listCurrent(db, on)
  return forEachState((code) =>
    toTimeline(
      code,
      rows.filter((row) => row.code === code),
    ),
  )
}

export async function readTimeline(db: Database, code: StateCode): Promise<StateTimeline> {
  return toTimeline(code, await listCurrent(db, undefined, code))
}

export async function listPublicStates(db: Database, on?: On): Promise<PublicState[]> {
  const timelines = await readTimelines(db, on)
  return stateCodes.map((code) => {
    const { rule, coming } = timelines[code]
    return { ...toPublicRule(rule), next: coming[0] ? toPublicRule(coming[0]) : null }
  })
}

const refusalDays = 30

export async function listOverview(db: Database): Promise<StateOverview[]> {
  const today = await readToday(db)
  const timelines = await readTimelines(db)
  const counts = await db
    .select({ code: refusedApplications.code, refused: sum(refusedApplications.count).mapWith(Number) })
    .from(refusedApplications)
    .where(gt(refusedApplications.day, sql`${dayOf()} - ${refusalDays}::int`))
    .groupBy(refusedApplications.code)
  const refused = new Map(counts.map((row) => [row.code, row.refused]))
  return stateCodes.map((code) => {
    const timeline = timelines[code]
    return {
      code,
      ...timeline,
      suggestion: suggestionFor(code),
      changes: planAdoption(timeline, today).changes,
      ...judgeChecks(timeline, today),
      refused: refused.get(code) ?? 0,
    }
  })
}

/**
 * What the suggestion becomes when the owner takes it over, and which members that changes. One with a later date
 * stands beside today's rule. The license, its days and the approval of the form stay the owner's.
 */
export function planAdoption(
  { rule, coming }: StateTimeline,
  today: string,
): { rule: StateRule & { effectiveFrom: string }; changes: SuggestedMember[] } {
  const { code } = rule
  const { effectiveFrom: dated, ...suggested } = suggestedRule(code)
  const isComing = dated !== null && dated > today
  const replaced = isComing ? coming.find(({ effectiveFrom }) => effectiveFrom === dated) : rule
  // A later rule of the owner would keep it from ever taking effect.
  const isOutrun = !isComing && rule.effectiveFrom !== null && rule.effectiveFrom > (dated ?? today)
  const effectiveFrom = dated === null || isOutrun ? today : dated
  return {
    rule: {
      ...suggested,
      code,
      effectiveFrom,
      contract: keepOwnFacts(suggested.contract, (replaced ?? rule).contract),
      license: (replaced ?? rule).license,
      takesWithoutLicense: (replaced ?? rule).takesWithoutLicense,
      checkedOn: null,
      confirmedBy: null,
      origin: 'suggestion',
    },
    changes: suggestedMembers.filter((name) =>
      name === 'contract'
        ? !isDeepStrictEqual(lawIn(suggested), lawIn(replaced))
        : !isDeepStrictEqual(suggested[name], replaced?.[name]),
    ),
  }
}

const lawIn = (rule: Pick<StateRule, 'contract'> | undefined) => splitOwnFacts(rule?.contract).law

const day = 24 * 60 * 60_000

function judgeChecks({ rule, coming }: StateTimeline, today: string) {
  const days = [rule, ...coming].map(({ checkedOn }) =>
    checkedOn === null ? null : Math.max(0, (Date.parse(today) - Date.parse(checkedOn)) / day),
  )
  const checked = days.filter((count) => count !== null)
  if (checked.length < days.length) return { daysSinceChecked: null, check: 'never' as const }
  const daysSinceChecked = Math.max(...checked)
  return {
    daysSinceChecked,
    check: daysSinceChecked > daysBetweenChecks ? ('late' as const) : ('fine' as const),
  }
}

export async function readHistory(db: Database, code: StateCode): Promise<PastRule[]> {
  const rows = await db
    .select()
    .from(stateRules)
    .where(eq(stateRules.code, code))
    .orderBy(desc(stateRules.version))
  return rows.map((row) => ({
    ...toRule(row),
    version: row.version,
    act: row.act,
    writtenAt: row.writtenAt.toISOString(),
    writtenBy: row.personName,
  }))
}

async function listCurrent(db: Database, on?: On, code?: StateCode): Promise<Row[]> {
  return db
    .selectDistinctOn([stateRules.code, stateRules.effectiveFrom], {
      ...getTableColumns(stateRules),
      hasBegun: sql<boolean>`${stateRules.effectiveFrom} <= ${dayOf(on)}`,
    })
    .from(stateRules)
    .where(code && eq(stateRules.code, code))
    .orderBy(stateRules.code, stateRules.effectiveFrom, desc(stateRules.version))
}

function toTimeline(code: StateCode, rows: readonly Row[]): StateTimeline {
  const standing = rows.filter(({ act }) => act !== 'withdrawn')
  const inForce = standing.findLast(({ hasBegun }) => hasBegun)
  return {
    rule: inForce ? toRule(inForce) : openRule(code),
    coming: standing.filter(({ hasBegun }) => !hasBegun).map(toRule),
    // The last change of a state is also the latest version for its day.
    version: Math.max(0, ...rows.map(({ version }) => version)),
  }
}

const openRule = (code: StateCode): StateRule => ({
  ...noRule,
  ...noLaw,
  code,
  effectiveFrom: null,
  source: '',
  confirmedBy: null,
  origin: 'default',
})

const toRule = ({
  version,
  act,
  writtenAt,
  personId,
  personName,
  hasBegun,
  cancelFrom,
  ...rule
}: Row): StateRule => ({
  ...rule,
  cancelFrom: rule.cancelDays === null ? null : (cancelFrom ?? usualCancelStart(rule.code)),
})

/** Outsiders don't learn who checked a rule. */
function toPublicRule({ confirmedBy: _, ...rule }: StateRule) {
  return rule
}

const forEachState = <Value>(make: (code: StateCode) => Value) =>
  Object.fromEntries(stateCodes.map((code) => [code, make(code)])) as Record<StateCode, Value>
