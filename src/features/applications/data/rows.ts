import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  like,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { applications, checklistItems, type SealedAnswers } from '#db/schema/index.ts'
import { applicationStatusValues, statusOf } from '#domain/application-status.ts'
import { isLate } from '#features/deadlines/data.ts'
import { toSearchPatterns } from '#site/search-words.ts'
import {
  ages,
  type Filters,
  type ListedApplication,
  listedApplicationSchema,
  type SealedView,
  type SortKey,
  sealedViewSchema,
} from '../schema/rows.ts'
import { hasFollowUp, isUnanswered } from './needs-reply.ts'
import { reportConditionsOf } from './report-filters.ts'
import { isUnreadBy } from './unread.ts'

const columns = getTableColumns(applications)
const listedNames = listedApplicationSchema.keyof().options

/** Every member of the list's schema is a column. */
export const listedColumns = Object.fromEntries(listedNames.map((name) => [name, columns[name]])) as Pick<
  typeof columns,
  keyof ListedApplication
>

export type ListedRow = Pick<typeof applications.$inferSelect, keyof ListedApplication>

export const toListed = (row: ListedRow): ListedApplication => ({
  ...(Object.fromEntries(listedNames.map((name) => [name, row[name]])) as ListedRow),
  submittedAt: row.submittedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  clockSince: row.clockSince?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
})

const sealedViewNames = sealedViewSchema.keyof().options

export const toSealedView = (answers: SealedAnswers): SealedView =>
  sealedViewSchema.parse(Object.fromEntries(sealedViewNames.map((name) => [name, answers[name] ?? null])))

/** Filters that no longer depend on who asks. A null assignee means unassigned. */
export type Match<Query extends Filters = Filters> = Omit<Query, 'assignee' | 'unread' | 'followUp'> & {
  assigneeId?: string | null | undefined
  unreadBy?: string | undefined
  followUpOf?: string | undefined
  /** If nothing is spelled as typed: the patterns to try for each word, and how they read. */
  spelling?: { patterns: string[][]; words: string } | undefined
}

export const isMatch = (patterns: string[][]): SQL | undefined =>
  and(...patterns.map((spellings) => or(...spellings.map(isThere))))

/** Common parts slow down the index of all words: among 100,000 applications, a whole address took 20 ms. */
function isThere(pattern: string): SQL {
  const { reference, searchText } = applications
  // A whole reference appears nowhere else.
  if (/^%[a-z]{2}-\d{4}[a-z\d]{6}%$/.test(pattern)) return eq(reference, pattern.slice(1, -1).toUpperCase())
  // Most addresses end alike: the part before the @ finds them, and the rest only filters those.
  const [name = '', domain] = pattern.split('@')
  if (!domain || name.length < 3) return like(searchText, pattern)
  return sql`(${like(searchText, `${name}@%`)} and (${searchText} || '') like ${pattern})`
}

export function toMatch<Query extends Filters>(
  { assignee, unread, followUp, ...query }: Query,
  reader: string,
): Match<Query> {
  const match: Match<Query> = {
    ...query,
    ...(unread && { unreadBy: reader }),
    ...(followUp && { followUpOf: reader }),
  }
  if (assignee === undefined) return match
  if (assignee === 'nobody') return { ...match, assigneeId: null }
  return { ...match, assigneeId: assignee === 'me' ? reader : assignee }
}

export function conditionsOf(filters: Match, now: Date): SQL | undefined {
  const { q, status, state, caseType, role, amount, assigneeId, overdue, closed, judge, unreadBy } = filters
  const { age, from, to, spelling } = filters
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const limits: { min?: number; max?: number } | undefined = ages.find(({ value }) => value === age)
  return and(
    isMatch(spelling?.patterns ?? toSearchPatterns(q ?? '').map((pattern) => [pattern])),
    status && eq(applications.status, status),
    state && eq(applications.state, state),
    caseType && eq(applications.caseType, caseType),
    role && eq(applications.role, role),
    amount && eq(applications.fundingAmount, amount),
    assigneeId === null ? isNull(applications.assigneeId) : undefined,
    assigneeId ? eq(applications.assigneeId, assigneeId) : undefined,
    overdue === 'true' ? isLate(now) : undefined,
    overdue === 'false' ? sql`${isLate(now)} is not true` : undefined,
    closed && inArray(applications.status, closed === 'true' ? closedStatuses : openStatuses),
    judge && inArray(applications.id, awaitingVerdict()),
    unreadBy ? isUnreadBy(unreadBy) : undefined,
    filters.reply && isUnanswered,
    filters.followUpOf ? hasFollowUp(filters.followUpOf, now) : undefined,
    limits?.min !== undefined ? lt(applications.submittedAt, before(limits.min)) : undefined,
    limits?.max !== undefined ? gte(applications.submittedAt, before(limits.max)) : undefined,
    from ? gte(applications.submittedAt, new Date(from)) : undefined,
    to ? lt(applications.submittedAt, endOf(to)) : undefined,
    reportConditionsOf(filters),
  )
}

const closedStatuses = applicationStatusValues.filter((status) => statusOf(status).isClosed)
const openStatuses = applicationStatusValues.filter((status) => !statusOf(status).isClosed)

const awaitingVerdict = () =>
  sql`(select ${checklistItems.applicationId} from ${checklistItems}
    where ${checklistItems.state} = 'received' and ${checklistItems.waivedAt} is null)`

function endOf(moment: string): Date {
  const end = new Date(moment)
  if (!moment.includes('T')) end.setUTCDate(end.getUTCDate() + 1)
  return end
}

export const sortColumns = {
  submittedAt: [applications.submittedAt, applications.id],
  name: [applications.sortName, applications.submittedAt, applications.id],
  state: [applications.state, applications.submittedAt, applications.id],
  caseType: [applications.caseType, applications.submittedAt, applications.id],
  amount: [applications.fundingAmount, applications.submittedAt, applications.id],
  status: [applications.status, applications.submittedAt, applications.id],
} as const satisfies Record<SortKey, readonly unknown[]>

export function orderOf(sort: string): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc
  return sortColumns[sort.replace('-', '') as SortKey].map((column) => direction(column))
}
