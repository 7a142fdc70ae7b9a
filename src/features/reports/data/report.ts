import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { ledgerEntries, reportMarks, reportWeekParts, reportWeeks } from '#db/schema/index.ts'
import { firmKeyIn, isBack, momentsOf } from '#features/applications/data/report-filters.ts'
import type { Span } from '#features/applications/schema/report-filters.ts'
import { readPromise } from '#features/calendar/data.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { toRow } from '../content/report.ts'
import { addCells, addStored, addSums, emptySums, type Totals } from '../content/totals.ts'
import {
  listWeeks,
  type Report,
  type ReportQuery,
  type ReportRow,
  resolvePeriod,
  type Week,
} from '../schema/report.ts'
import { countTotals, type FileFilters, weekOfMoment } from './totals.ts'

const { timeZone } = brand.openHours

/** Weeks that were counted ahead, and in which nothing happened since. */
async function listKept(tx: Transaction, weeks: readonly string[]): Promise<string[]> {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return []
  const { from, to } = momentsOf({ first, last })
  // A day more on both sides, because marks of days are set at noon.
  const around = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 60 * 60_000)
  const marked = await tx
    .selectDistinct({ week: weekOfMoment(reportMarks.at) })
    .from(reportMarks)
    .where(and(gte(reportMarks.at, around(from, -24)), lt(reportMarks.at, around(to, 8 * 24))))
  const kept = await tx
    .select({ week: reportWeeks.week })
    .from(reportWeeks)
    .where(and(eq(reportWeeks.timeZone, timeZone), inArray(reportWeeks.week, [...weeks])))
  const isMarked = new Set(marked.map(({ week }) => week))
  return kept.map(({ week }) => week).filter((week) => !isMarked.has(week))
}

async function addWeeks(tx: Transaction, totals: Totals, weeks: string[], filters: FileFilters) {
  const { home, caseType, firm } = filters
  if (weeks.length === 0) return
  if (!home && !caseType && !firm) {
    const kept = await tx
      .select({ stored: reportWeeks.totals })
      .from(reportWeeks)
      .where(and(eq(reportWeeks.timeZone, timeZone), inArray(reportWeeks.week, weeks)))
    for (const { stored } of kept) addStored(totals, stored)
    return
  }
  const { part, value, week, cells } = reportWeekParts
  // Reads the filter with the fewest applications, and narrows that by the others.
  const isPart =
    (firm && and(eq(part, 'firm'), eq(value, firmKeyIn(firm)))) ||
    (home && and(eq(part, 'home'), eq(value, home))) ||
    (caseType && and(eq(part, 'caseType'), eq(value, caseType))) ||
    undefined
  const kept = await tx
    .select({ week, cells })
    .from(reportWeekParts)
    .where(and(eq(reportWeekParts.timeZone, timeZone), isPart, inArray(week, weeks)))
  for (const { week, cells } of kept) addCells(totals, week, cells, { home, caseType })
}

type Reading = { now?: Date; mostFirms?: number }

export function readReport(
  db: Database,
  query: ReportQuery,
  { now = new Date(), mostFirms = 100 }: Reading = {},
): Promise<Report> {
  const { home, caseType, firm } = query
  const filters = { home, caseType, firm }
  const span = resolvePeriod(query, dateIn(timeZone, now))
  const weeks = listWeeks(span)
  return db.transaction(
    async (tx) => {
      const kept = await listKept(
        tx,
        weeks.filter(({ isWhole }) => isWhole).map(({ week }) => week),
      )
      const left = weeks.filter(({ week }) => !kept.includes(week))
      const totals = await countTotals(tx, joinSpans(left), filters)
      await addWeeks(tx, totals, kept, filters)
      const [recorded] = await tx.select({ id: ledgerEntries.id }).from(ledgerEntries).where(isBack).limit(1)
      const promisedDays = (await readPromise(tx)).hours / 24
      return toReport(totals, span, { isBackRecorded: recorded !== undefined, mostFirms, promisedDays })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Joins neighbors. */
function joinSpans(weeks: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { first, last } of weeks) {
    const before = joined.at(-1)
    const isNext = before && Date.parse(first) - Date.parse(before.last) <= 24 * 60 * 60_000
    if (isNext) before.last = last
    else joined.push({ first, last })
  }
  return joined
}

export async function readWeek(db: Database, now = new Date()): Promise<Week> {
  const { week: weeks, isBackRecorded } = await readReport(db, { period: '12-weeks' }, { now })
  const of = (read: (row: ReportRow) => number | null) => weeks.map(read)
  return {
    weeks: weeks.map(({ value }) => value),
    applications: of(({ applications }) => applications),
    approved: of(({ approved }) => approved),
    decided: of(({ decided }) => decided),
    days: of(({ days }) => days?.middle ?? null),
    late: of(({ late }) => late),
    paidOut: of(({ out }) => out),
    advances: of(({ advances }) => advances),
    paidBack: isBackRecorded ? of(({ back }) => back) : null,
    repayments: of(({ repayments }) => repayments),
  }
}

type Known = { isBackRecorded: boolean; mostFirms: number; promisedDays: number }

function toReport(totals: Totals, span: Span, { isBackRecorded, mostFirms, promisedDays }: Known): Report {
  const total = emptySums()
  for (const sums of totals.week.values()) addSums(total, sums)
  const list = (grouping: 'home' | 'caseType' | 'firm') =>
    [...totals[grouping]]
      .map(([value, sums]) => ({ value, ...toRow(sums) }))
      .sort(
        (a, b) => b.applications - a.applications || b.decided - a.decided || a.value.localeCompare(b.value),
      )
  const firms = list('firm')
  return {
    ...span,
    ...{ timeZone, promisedDays, isBackRecorded },
    total: toRow(total),
    week: listWeeks(span).map(({ week, first, last }) => ({
      ...{ value: week, first, last },
      ...toRow(totals.week.get(week) ?? emptySums()),
    })),
    home: list('home'),
    caseType: list('caseType'),
    firm: firms
      .slice(0, mostFirms)
      .map((row) => ({ ...row, label: totals.names.get(row.value) ?? row.value })),
    firmCount: firms.length,
  }
}
