import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { KeptTally } from '#db/schema/figures.ts'
import { figureMarks, figureWeeks, repayments } from '#db/schema/index.ts'
import { isRecorded, momentsOf } from '#features/applications/answered/data.ts'
import type { Span } from '#features/applications/answered/schema.ts'
import { addKept, addSums, emptySums, type Tally } from '#features/applications/tally/content.ts'
import { countTally, weekOfMoment } from '#features/applications/tally/data.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { promisedDays, toRow } from './content.ts'
import {
  type FigureRow,
  type Figures,
  type FiguresQuery,
  listWeeks,
  resolvePeriod,
  type Week,
} from './schema.ts'

const { timeZone } = brand.openHours

/** What was counted ahead of whole weeks, if nothing happened in them since. */
async function readKept(tx: Transaction, weeks: readonly string[]): Promise<Map<string, KeptTally>> {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return new Map()
  const { from, to } = momentsOf({ first, last })
  // A day more on both sides: the marks of days are set at noon.
  const around = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 60 * 60_000)
  const marked = await tx
    .selectDistinct({ week: weekOfMoment(figureMarks.at) })
    .from(figureMarks)
    .where(and(gte(figureMarks.at, around(from, -24)), lt(figureMarks.at, around(to, 8 * 24))))
  const kept = await tx
    .select({ week: figureWeeks.week, figures: figureWeeks.figures })
    .from(figureWeeks)
    .where(and(eq(figureWeeks.timeZone, timeZone), inArray(figureWeeks.week, [...weeks])))
  const isMarked = new Set(marked.map(({ week }) => week))
  return new Map(kept.filter(({ week }) => !isMarked.has(week)).map(({ week, figures }) => [week, figures]))
}

type Reading = { now?: Date; mostFirms?: number }

/** All figures of a period, read at one moment. */
export function readFigures(
  db: Database,
  query: FiguresQuery,
  { now = new Date(), mostFirms = 100 }: Reading = {},
): Promise<Figures> {
  const { home: state, caseType, firm } = query
  const span = resolvePeriod(query, dateIn(timeZone, now))
  const weeks = listWeeks(span)
  return db.transaction(
    async (tx) => {
      const isAll = !state && !caseType && !firm
      const whole = isAll ? weeks.filter(({ isWhole }) => isWhole).map(({ week }) => week) : []
      const kept = await readKept(tx, whole)
      const left = weeks.filter(({ week }) => !kept.has(week))
      const tally = await countTally(tx, joinSpans(left), { home: state, caseType, firm })
      for (const figures of kept.values()) addKept(tally, figures)
      const [recorded] = await tx.select({ id: repayments.id }).from(repayments).where(isRecorded).limit(1)
      return toFigures(tally, span, { isBackRecorded: recorded !== undefined, mostFirms })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Neighbors become one. */
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

/** Six figures of the week so far, with the eleven before it, for whoever begins the day. */
export async function readWeek(db: Database, now = new Date()): Promise<Week> {
  const { week: weeks, isBackRecorded } = await readFigures(db, { period: '12-weeks' }, { now })
  const of = (read: (row: FigureRow) => number | null) => weeks.map(read)
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

type Known = { isBackRecorded: boolean; mostFirms: number }

function toFigures(tally: Tally, span: Span, { isBackRecorded, mostFirms }: Known): Figures {
  const total = emptySums()
  for (const sums of tally.week.values()) addSums(total, sums)
  const list = (grouping: 'home' | 'caseType' | 'firm') =>
    [...tally[grouping]]
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
      ...toRow(tally.week.get(week) ?? emptySums()),
    })),
    home: list('home'),
    caseType: list('caseType'),
    firm: firms
      .slice(0, mostFirms)
      .map((row) => ({ ...row, label: tally.names.get(row.value) ?? row.value })),
    firmCount: firms.length,
  }
}
