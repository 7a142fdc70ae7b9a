import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import { advances, applications, letters, reductions, settlements } from '#db/schema/index.ts'
import { settlementOutcomes } from '#domain/payoffs.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { formatCalendarDay, formatMoney, labelOf } from '#site/staff-format.ts'
import type { settlingSchema } from '../schema.ts'

type Settling = z.output<typeof settlingSchema>

/** More are found on the money page. */
const mostTasks = 100

const isStillOut = sql`exists (select 1 from ${advances}
  where ${advances.applicationId} = ${applications.id} and ${advances.endedOn} is null)`

/** Claims that somebody wants to settle with us: reported as over, or asked about. The oldest first. */
export async function listSettling(db: Database): Promise<Settling[]> {
  return [...(await listAsked(db)), ...(await listReported(db))]
}

async function listAsked(db: Database): Promise<Settling[]> {
  const rows = await db
    .select({ row: reductions, file: applications })
    .from(reductions)
    .innerJoin(applications, eq(applications.id, reductions.applicationId))
    .where(and(isNull(reductions.closedAt), inArray(reductions.status, ['asked'])))
    .orderBy(asc(reductions.askedAt))
    .limit(mostTasks)
  return rows.map(({ row, file }) => {
    const isSigned = row.answerKey !== null
    return {
      kind: isSigned ? ('to-sign' as const) : ('asked' as const),
      file: { id: file.id, name: caseNameOf(file) },
      on: dateIn(brand.openHours.timeZone, row.askedAt),
      amount: row.asked,
      sentence: isSigned
        ? `${formatMoney(row.takes ?? 0)} instead of ${formatMoney(row.owedThen ?? row.owed)}: signed once, a second signature is missing.`
        : `Asks us to take ${formatMoney(row.asked)} instead of ${formatMoney(row.owed)}.`,
    }
  })
}

/** What was said last of each claim, until there is a letter or an ending. */
async function listReported(db: Database): Promise<Settling[]> {
  const later = sql`exists (select 1 from ${settlements} later where later.application_id = ${settlements.applicationId}
    and later.taken_back_at is null and later.reported_at > ${settlements.reportedAt})`
  const lettered = sql`exists (select 1 from ${letters} where ${letters.applicationId} = ${settlements.applicationId}
    and ${letters.madeAt} > ${settlements.reportedAt})`
  const rows = await db
    .select({ row: settlements, file: applications })
    .from(settlements)
    .innerJoin(applications, eq(applications.id, settlements.applicationId))
    .where(
      and(
        isNull(settlements.takenBackAt),
        isNotNull(settlements.applicationId),
        isStillOut,
        sql`not ${later}`,
        sql`(${settlements.outcome} = 'lost' or not ${lettered})`,
      ),
    )
    .orderBy(asc(settlements.reportedAt))
    .limit(mostTasks)
  return rows.map(({ row, file }) => ({
    kind: row.outcome === 'lost' ? ('lost' as const) : ('settled' as const),
    file: { id: file.id, name: caseNameOf(file) },
    on: row.on,
    amount: row.gross ?? 0,
    sentence:
      row.outcome === 'lost'
        ? `Reported lost on ${formatCalendarDay(row.on)}: record the ending.`
        : `${labelOf(settlementOutcomes, row.outcome)} on ${formatCalendarDay(row.on)}: payoff next.`,
  }))
}
