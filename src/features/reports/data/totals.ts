import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, decisions, ledgerEntries, reportMarks, responses } from '#db/schema/index.ts'
import {
  firmKey,
  hasArrived,
  hasResponse,
  home,
  isOfPlace,
  standingAmount,
  wasPaid,
  wasRepaid,
} from '#features/applications/data/report-filters.ts'
import type { Span } from '#features/applications/schema/report-filters.ts'
import type { Filters } from '#features/applications/schema/rows.ts'
import { brand } from '#site/brand.ts'
import {
  type Cell,
  emptySums,
  emptyTotals,
  type Metric,
  metrics,
  nameFirm,
  type Sums,
  sumsIn,
  type Totals,
} from '../content/totals.ts'
import { groupingValues } from '../schema/groupings.ts'

export type FileFilters = Pick<Filters, 'home' | 'caseType' | 'firm'>

const { timeZone } = brand.openHours
/** We choose the time zone, so it is safe here; as a parameter it would make two expressions of one. */
const zone = sql.raw(`'${timeZone}'`)

export const weekOfMoment = (
  moment: SQL | typeof responses.respondedAt | typeof applications.submittedAt | typeof reportMarks.at,
) => sql<string>`to_char(date_trunc('week', ${moment} at time zone ${zone}), 'YYYY-MM-DD')`
const weekOfDay = (day: typeof decisions.fundedOn | typeof ledgerEntries.on) =>
  sql<string>`to_char(date_trunc('week', ${day}::timestamp), 'YYYY-MM-DD')`

export const isMarkIn = (weeks: readonly string[]) => inArray(weekOfMoment(reportMarks.at), [...weeks])

export async function listMarkedWeeks(db: Database | Transaction): Promise<string[]> {
  const rows = await db.selectDistinct({ week: weekOfMoment(reportMarks.at) }).from(reportMarks)
  return rows.map(({ week }) => week)
}

/** Tenths of days. Answers from before the one clock were counted in days of twelve hours. */
const tenths = sql`round(${responses.minutes} * 10.0 / coalesce(${responses.dayMinutes}, ${sql.raw(String(12 * 60))}))::int`
const sumOf = (metric: Metric, value: SQL) => sql`sum(${value})::float8 as ${sql.identifier(metric)}`

/** One question for each day that counts: of arrival, of the response, of the payment, of the repayment. */
const questions = [
  {
    from: sql`${applications} left join ${responses} on ${responses.applicationId} = ${applications.id}`,
    week: weekOfMoment(applications.submittedAt),
    isIn: hasArrived,
    sums: [
      ['applications', sql`1`],
      ['responded', sql`case when ${responses.answer} is null then 0 else 1 end`],
      ['approvedSoFar', sql`case when ${responses.answer} = 'approved' then 1 else 0 end`],
    ],
    tenths: sql`0`,
  },
  {
    from: sql`${responses} join ${applications} on ${applications.id} = ${responses.applicationId}`,
    week: weekOfMoment(responses.respondedAt),
    isIn: hasResponse,
    sums: [
      ['decided', sql`1`],
      ['approved', sql`case when ${responses.answer} = 'approved' then 1 else 0 end`],
      ['late', sql`case when ${responses.isLate} then 1 else 0 end`],
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
    from: sql`${ledgerEntries} join ${applications} on ${applications.id} = ${ledgerEntries.applicationId}`,
    week: weekOfDay(ledgerEntries.on),
    isIn: wasRepaid,
    sums: [
      ['back', standingAmount],
      ['repayments', sql`1`],
    ],
    tenths: sql`0`,
  },
] as const satisfies { sums: readonly (readonly [Metric, SQL])[]; [name: string]: unknown }[]

type Counted = Record<'week' | 'home' | 'case_type' | 'firm' | 'name', string | null> &
  Partial<Record<Metric, number>> & { tenths: number | null }

async function* countFiles(
  db: Database | Transaction,
  spans: readonly Span[],
  { filters = {}, groups }: { filters?: FileFilters; groups: SQL },
): AsyncGenerator<Counted> {
  const isOf = and(isOfPlace(filters), filters.caseType && eq(applications.caseType, filters.caseType))
  for (const { from, week, isIn, sums, tenths } of questions) {
    const values = sums.map(([metric, value]) => sql`${value} as ${sql.identifier(metric)}`)
    const totals = sums.map(([metric]) => sumOf(metric, sql`${sql.identifier(metric)}`))
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

export async function countTotals(
  db: Database | Transaction,
  spans: readonly Span[],
  filters: FileFilters = {},
): Promise<Totals> {
  const totals = emptyTotals()
  if (spans.length === 0) return totals
  const groups = sql`grouping sets ((week, tenths), (home, tenths), (case_type, tenths), (firm, tenths))`
  for await (const row of countFiles(db, spans, { filters, groups })) {
    const values = { week: row.week, home: row.home, caseType: row.case_type, firm: row.firm }
    const grouping = groupingValues.find((name) => values[name] !== null) ?? 'week'
    const value = values[grouping] ?? ''
    addCounted(sumsIn(totals, grouping, value), row)
    if (grouping === 'firm' && row.name) nameFirm(totals, value, row.name)
  }
  return totals
}

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
  for (const metric of metrics) sums[metric] += row[metric] ?? 0
  if (row.decided && row.tenths !== null)
    sums.times.set(row.tenths, (sums.times.get(row.tenths) ?? 0) + row.decided)
}
