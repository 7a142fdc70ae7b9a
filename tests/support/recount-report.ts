import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applicationEvents, applications, decisions, ledgerEntries } from '#db/schema/index.ts'
import type { Report } from '#features/reports/schema/report.ts'
import { findAnswer } from '#features/timeline/answers/schema.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { countPromisedHours } from '#site/promise-clock.ts'

const { timeZone } = brand.openHours
const counted = [
  ...['applications', 'approvedSoFar', 'undecided', 'decided', 'approved', 'late'],
  ...['out', 'advances', 'back', 'repayments'],
] as const
type Sums = { [metric: string]: number }
export type Recount = Record<'week' | 'home' | 'caseType' | 'firm', Record<string, Sums>>
type Wanted = { home?: string; caseType?: string; firm?: string }

/** All that figures are about, read at once. */
export async function readRows(db: Database) {
  const events = await db.select().from(applicationEvents).orderBy(applicationEvents.id)
  return {
    files: await db.select().from(applications),
    events: events.filter(({ type }) => type === 'status-changed'),
    payments: await db.select().from(decisions).where(eq(decisions.kind, 'funded')),
    entries: await db.select().from(ledgerEntries),
  }
}
type Rows = Awaited<ReturnType<typeof readRows>>

/** The figures, counted one file after the other from its rows, as plainly as can be. */
export function recountReport(
  rows: Rows,
  { first, last }: Pick<Report, 'first' | 'last'>,
  wanted: Wanted,
): Recount {
  const sums: Recount = { week: {}, home: {}, caseType: {}, firm: {} }
  const waits = new Map<Sums, number[]>()
  for (const file of rows.files) {
    const home = (file.role === 'attorney' ? file.clientState : file.state) ?? 'unknown'
    const firm = (file.attorneyFirm ?? file.plaintiffAttorneyFirm ?? '').trim().toLowerCase()
    const place = { home, caseType: file.caseType, firm }
    if (Object.entries(wanted).some(([name, value]) => place[name as keyof Wanted] !== value)) continue
    const isIts = isOf(file.id)
    const add = (day: string | null, amounts: Sums, tenths?: number) => {
      if (!day || day < first || day > last) return
      for (const [grouping, value] of Object.entries({ week: mondayOf(day), ...place })) {
        const all = sums[grouping as keyof Recount]
        const row = all[value] ?? Object.fromEntries(counted.map((metric) => [metric, 0]))
        all[value] = row
        for (const [metric, amount] of Object.entries(amounts)) row[metric] = (row[metric] ?? 0) + amount
        if (tenths !== undefined) waits.set(row, [...(waits.get(row) ?? []), tenths])
      }
    }
    const answer = findAnswer(rows.events.filter(isIts).map(toChange))
    const approved = Number(answer?.answer === 'approved')
    const arrival = { applications: 1, approvedSoFar: approved, undecided: Number(!answer) }
    add(dateIn(timeZone, file.submittedAt), arrival)
    if (answer) {
      const minutes = Math.round(countPromisedHours(file.submittedAt, answer.respondedAt) * 60)
      const amounts = { decided: 1, approved, late: Number(answer.isLate) }
      add(dateIn(timeZone, answer.respondedAt), amounts, Math.round((minutes * 10) / (24 * 60)))
    }
    for (const { effectiveAt, ending, fundedOn, amount } of rows.payments.filter(isIts))
      if (effectiveAt && ending !== 'undone') add(fundedOn, { out: amount ?? 0, advances: 1 })
    const isTakenOut = (id: string) => rows.entries.some(({ corrects }) => corrects === id)
    for (const { id, kind, on, amount } of rows.entries.filter(isOf(file.id)))
      if (kind === 'payment' && !isTakenOut(id)) add(on, { back: amount, repayments: 1 })
  }
  for (const [row, tenths] of waits)
    row.middle = (tenths.sort((a, b) => a - b)[Math.ceil(tenths.length / 2) - 1] ?? 0) / 10
  return sums
}

const isOf =
  (id: string) =>
  ({ applicationId }: { applicationId: string | null }) =>
    applicationId === id

function toChange({ details, ...change }: Rows['events'][number]) {
  const { undo, decision, dueAt } = details as {
    undo?: true
    decision?: { id: string }
    dueAt: string | null
  }
  const due = dueAt === null ? null : new Date(dueAt)
  return { ...change, isUndo: undo === true, decisionId: decision?.id ?? null, dueAt: due }
}

function mondayOf(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** The same of what the API says; rows of weeks in which nothing happened are left out. */
export function sumsOf(report: Report): Recount {
  const group = (rows: readonly (Report['total'] & { value: string })[]) =>
    Object.fromEntries(
      rows.flatMap((row) => {
        const sums: Sums = Object.fromEntries(counted.map((metric) => [metric, Number(row[metric as 'out'])]))
        if (row.days) sums.middle = row.days.middle
        return Object.values(sums).some((sum) => sum !== 0) ? [[row.value, sums]] : []
      }),
    )
  const { week, home, caseType, firm } = report
  return { week: group(week), home: group(home), caseType: group(caseType), firm: group(firm) }
}
