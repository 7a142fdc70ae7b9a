import { and, eq, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import {
  applications,
  counsel,
  decisions,
  firmKeyOf,
  firms,
  homeOf,
  ledgerEntries,
  responses,
} from '#db/schema/index.ts'
import { backKinds } from '#lib/ledger/entries.ts'
import { brand } from '#site/brand.ts'
import { momentIn } from '#site/format.ts'
import type { ReportFilters, Span } from '../schema/report-filters.ts'

export const home = homeOf(applications)
export const firmKey = firmKeyOf(applications)
export const firmKeyIn = (firm: string) => sql<string>`lower(btrim(${firm}))`

/** Money that went out, whatever happened to the status since. */
export const isPaidOut = and(
  eq(decisions.kind, 'funded'),
  isNotNull(decisions.effectiveAt),
  sql`${decisions.ending} is distinct from 'undone'`,
)

/** What corrections and the bank left of an entry. */
export const standingAmount = sql<number>`(${ledgerEntries}.amount + (select coalesce(sum(case when answer.kind = 'returned' then -answer.amount else answer.amount end), 0)
  from ${ledgerEntries} answer where answer.corrects = ${ledgerEntries}.id))`

/** Money that came back and that nobody took out of the ledger again. */
export const isBack = and(inArray(ledgerEntries.kind, [...backKinds]), sql`${standingAmount} > 0`)

export const momentsOf = ({ first, last }: Span, timeZone: string = brand.openHours.timeZone) => ({
  from: momentIn(timeZone, first, 0),
  to: momentIn(timeZone, dayAfter(last), 0),
})

function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const hasArrived = (span: Span) => {
  const { from, to } = momentsOf(span)
  return and(gte(applications.submittedAt, from), lt(applications.submittedAt, to))
}

export const hasResponse = (span: Span) => {
  const { from, to } = momentsOf(span)
  return and(gte(responses.respondedAt, from), lt(responses.respondedAt, to))
}

export const wasPaid = ({ first, last }: Span) =>
  and(isPaidOut, gte(decisions.fundedOn, first), lte(decisions.fundedOn, last))

export const wasRepaid = ({ first, last }: Span) =>
  and(isBack, gte(ledgerEntries.on, first), lte(ledgerEntries.on, last))

export const isOfPlace = ({ home: state, firm }: Pick<ReportFilters, 'home' | 'firm'>) =>
  and(
    state === 'unknown' ? sql`${home} is null` : undefined,
    state && state !== 'unknown' ? sql`${home} = ${state}` : undefined,
    firm ? sql`${firmKey} = ${firmKeyIn(firm)}` : undefined,
  )

const standing = sql`${counsel.endedAt} is null`

/** For a query on `applications`: no firm's record leads it. */
export const hasNoFirm = sql`not exists (select 1 from ${counsel} where ${counsel.applicationId} = ${applications.id}
  and ${counsel.role} = 'lead' and ${standing})`

/** Joined before it is compared: the planner then begins at the firm, which has few files. */
const isOfFirm = (firmId: string) =>
  inArray(
    applications.id,
    sql`(select ${counsel.applicationId} from ${counsel} join ${firms} on ${firms.id} = ${counsel.firmId}
      where ${standing} and ${firms.rootId} = (select ${firms.rootId} from ${firms} where ${firms.id} = ${firmId}))`,
  )

const isOfAttorney = (personId: string) =>
  inArray(
    applications.id,
    sql`(select ${counsel.applicationId} from ${counsel} where ${standing} and ${counsel.attorneyId} = ${personId})`,
  )

/** The list that a report opens has the same conditions as the number in the report. */
export function reportConditionsOf(filters: ReportFilters): SQL | undefined {
  const { answer, answeredLate, arrived, answered, paid, repaid, firmRecord, attorney } = filters
  const isAnswer = and(
    answer === 'approved' || answer === 'declined' ? eq(responses.answer, answer) : undefined,
    answeredLate ? eq(responses.isLate, answeredLate === 'true') : undefined,
    answered ? hasResponse(spanOf(answered)) : undefined,
  )
  const needsAnswer = isAnswer !== undefined || answer === 'any'
  return and(
    isOfPlace(filters),
    firmRecord === 'none' ? hasNoFirm : undefined,
    firmRecord && firmRecord !== 'none' ? isOfFirm(firmRecord) : undefined,
    attorney ? isOfAttorney(attorney) : undefined,
    arrived ? hasArrived(spanOf(arrived)) : undefined,
    needsAnswer && answer !== 'none' ? isAmong(responses, isAnswer) : undefined,
    answer === 'none'
      ? sql`not exists (select 1 from ${responses} where ${responses.applicationId} = ${applications.id})`
      : undefined,
    paid ? isAmong(decisions, wasPaid(spanOf(paid))) : undefined,
    repaid ? isAmong(ledgerEntries, wasRepaid(spanOf(repaid))) : undefined,
  )
}

const isAmong = (table: typeof responses | typeof decisions | typeof ledgerEntries, which: SQL | undefined) =>
  inArray(applications.id, sql`(select ${table.applicationId} from ${table} where ${which ?? sql`true`})`)

function spanOf(words: string): Span {
  const [first = '', last = ''] = words.split('..')
  return { first, last }
}
