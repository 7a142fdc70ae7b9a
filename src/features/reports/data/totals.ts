import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { answers, applications, decisions, figureMarks, repayments } from '#db/schema/index.ts'
import {
  firmKey,
  hasArrived,
  home,
  isOfPlace,
  wasAnswered,
  wasPaid,
  wasRepaid,
} from '#features/applications/data/report-filters.ts'
import type { Span } from '#features/applications/schema/report-filters.ts'
import type { Filters } from '#features/applications/schema/rows.ts'
import { brand } from '#site/brand.ts'
import { hoursPerDay } from '#site/business-hours.ts'
import {
  type Cell,
  emptySums,
  emptyTally,
  type Measure,
  measures,
  nameFirm,
  type Sums,
  sumsIn,
  type Tally,
} from '../content/totals.ts'
import { groupingValues } from '../schema/groupings.ts'

export type FileFilters = Pick<Filters, 'home' | 'caseType' | 'firm'>

const { timeZone } = brand.openHours
/** The time zone is ours, and a parameter would make two expressions of one. */
const zone = sql.raw(`'${timeZone}'`)

export const weekOfMoment = (
  moment: SQL | typeof answers.answeredAt | typeof applications.submittedAt | typeof figureMarks.at,
) => sql<string>`to_char(date_trunc('week', ${moment} at time zone ${zone}), 'YYYY-MM-DD')`
const weekOfDay = (day: typeof decisions.fundedOn | typeof repayments.repaidOn) =>
  sql<string>`to_char(date_trunc('week', ${day}::timestamp), 'YYYY-MM-DD')`

/** The moment is in the week of one of these Mondays. */
export const isMarkIn = (weeks: readonly string[]) => inArray(weekOfMoment(figureMarks.at), [...weeks])

export async function listMarkedWeeks(db: Database | Transaction): Promise<string[]> {
  const rows = await db.selectDistinct({ week: weekOfMoment(figureMarks.at) }).from(figureMarks)
  return rows.map(({ week }) => week)
}

/** Business days, in tenths. */
const tenths = sql`round(${answers.minutes} * 10.0 / coalesce(${answers.dayMinutes}, ${sql.raw(String(hoursPerDay() * 60))}))::int`
const sumOf = (measure: Measure, value: SQL) => sql`sum(${value})::float8 as ${sql.identifier(measure)}`

/** One question for each day that counts: of arrival, of the answer, of the payment, of what came back. */
const questions = [
  {
    from: sql`${applications} left join ${answers} on ${answers.applicationId} = ${applications.id}`,
    week: weekOfMoment(applications.submittedAt),
    isIn: hasArrived,
    sums: [
      ['applications', sql`1`],
      ['answered', sql`case when ${answers.answer} is null then 0 else 1 end`],
      ['approvedSoFar', sql`case when ${answers.answer} = 'approved' then 1 else 0 end`],
    ],
    tenths: sql`0`,
  },
  {
    from: sql`${answers} join ${applications} on ${applications.id} = ${answers.applicationId}`,
    week: weekOfMoment(answers.answeredAt),
    isIn: wasAnswered,
    sums: [
      ['decided', sql`1`],
      ['approved', sql`case when ${answers.answer} = 'approved' then 1 else 0 end`],
      ['late', sql`case when ${answers.isLate} then 1 else 0 end`],
    ],
    tenths,
  },
  {
    from: sql`${decisions} join ${applications} on ${applications.id} = ${decisions.applicationId}`,
    week: weekOfDay(decisions.fundedOn),
    isIn: wasPaid,
    sums: [
      ['out', sql`${decisions.amount}`],
      ['advances', sql`1`],
    ],
    tenths: sql`0`,
  },
  {
    from: sql`${repayments} join ${applications} on ${applications.id} = ${repayments.applicationId}`,
    week: weekOfDay(repayments.repaidOn),
    isIn: wasRepaid,
    sums: [
      ['back', sql`${repayments.amount}`],
      ['repayments', sql`1`],
    ],
    tenths: sql`0`,
  },
] as const satisfies { sums: readonly (readonly [Measure, SQL])[]; [name: string]: unknown }[]

type Counted = Record<'week' | 'home' | 'case_type' | 'firm' | 'name', string | null> &
  Partial<Record<Measure, number>> & { tenths: number | null }

/** Counts the files themselves on these days, together by what `groups` says. */
async function* countFiles(
  db: Database | Transaction,
  spans: readonly Span[],
  { filters = {}, groups }: { filters?: FileFilters; groups: SQL },
): AsyncGenerator<Counted> {
  const isOf = and(isOfPlace(filters), filters.caseType && eq(applications.caseType, filters.caseType))
  for (const { from, week, isIn, sums, tenths } of questions) {
    const values = sums.map(([measure, value]) => sql`${value} as ${sql.identifier(measure)}`)
    const totals = sums.map(([measure]) => sumOf(measure, sql`${sql.identifier(measure)}`))
    const { rows } = await db.execute<Counted>(sql`
      select week, home, case_type, firm, min(btrim(name) collate "C") as name, tenths, ${sql.join(totals, sql`, `)}
      from (
        select ${week} as week, coalesce(${home}, 'unknown') as home, ${applications.caseType} as case_type,
          coalesce(${firmKey}, '') as firm, coalesce(${applications.attorneyFirm}, ${applications.plaintiffAttorneyFirm}) as name,
          ${tenths} as tenths, ${sql.join(values, sql`, `)}
        from ${from} where ${and(isOf, or(...spans.map((span) => isIn(span))))}
      ) files
      group by ${groups}`)
    yield* rows
  }
}

/** The figures of these days. */
export async function countTally(
  db: Database | Transaction,
  spans: readonly Span[],
  filters: FileFilters = {},
): Promise<Tally> {
  const tally = emptyTally()
  if (spans.length === 0) return tally
  const groups = sql`grouping sets ((week, tenths), (home, tenths), (case_type, tenths), (firm, tenths))`
  for await (const row of countFiles(db, spans, { filters, groups })) {
    const values = { week: row.week, home: row.home, caseType: row.case_type, firm: row.firm }
    const grouping = groupingValues.find((name) => values[name] !== null) ?? 'week'
    const value = values[grouping] ?? ''
    addCounted(sumsIn(tally, grouping, value), row)
    if (grouping === 'firm' && row.name) nameFirm(tally, value, row.name)
  }
  return tally
}

/** All that can be told apart on the days of one week. */
export async function countCells(db: Database | Transaction, span: Span): Promise<Cell[]> {
  const cells = new Map<string, Cell>()
  const groups = sql`week, home, case_type, firm, tenths`
  for await (const row of countFiles(db, [span], { groups })) {
    const { home, case_type: caseType, firm } = row
    const key = JSON.stringify([home, caseType, firm])
    const cell = cells.get(key) ?? {
      ...{ home: home ?? '', caseType: caseType ?? '', firm: firm ?? '' },
      name: null,
      sums: emptySums(),
    }
    cells.set(key, cell)
    addCounted(cell.sums, row)
    if (row.name && (cell.name === null || row.name < cell.name)) cell.name = row.name
  }
  return [...cells.values()]
}

function addCounted(sums: Sums, row: Counted): void {
  for (const measure of measures) sums[measure] += row[measure] ?? 0
  if (row.decided && row.tenths !== null)
    sums.times.set(row.tenths, (sums.times.get(row.tenths) ?? 0) + row.decided)
}
