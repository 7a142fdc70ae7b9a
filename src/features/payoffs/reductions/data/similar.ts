import { and, between, desc, eq, gte, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { advances, applications, settlements } from '#db/schema/index.ts'
import { listAdvances } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { balanceOfClaim } from '#lib/ledger/balance.ts'
import type { Similar } from '../schema.ts'

const months = 24
/** As many as anybody reads, of as many as it's worth to count. */
const [mostShown, mostCounted] = [12, 60]

type Like = { applicationId: string; gross: number; advances: number }

/** Claims that were paid in the last two years, with as many advances and a gross within a third. */
export async function listSimilar(db: Database, like: Like): Promise<Similar[]> {
  const since = addMonths(await readToday(db), -months)
  const isWithin = between(
    settlements.gross,
    Math.ceil((like.gross * 2) / 3),
    Math.floor((like.gross * 4) / 3),
  )
  const rows = await db
    .select({ file: applications, gross: settlements.gross, endedOn: advances.endedOn })
    .from(settlements)
    .innerJoin(applications, eq(applications.id, settlements.applicationId))
    .innerJoin(advances, eq(advances.applicationId, applications.id))
    .where(
      and(
        isNull(settlements.takenBackAt),
        isWithin,
        ne(applications.id, like.applicationId),
        inArray(advances.ending, ['paid', 'reduced']),
        gte(advances.endedOn, since),
      ),
    )
    .orderBy(desc(advances.endedOn), desc(settlements.reportedAt))
    .limit(mostCounted)
  const found = new Map(rows.map((row) => [row.file.id, row]))
  const similar: Similar[] = []
  for (const { file, gross, endedOn } of found.values()) {
    if (similar.length === mostShown || gross === null || endedOn === null) continue
    const claim = await listAdvances(db, file.id)
    if (claim.length !== like.advances || claim.some(({ row }) => row.endedOn === null)) continue
    const { paid, reduced } = balanceOfClaim(
      claim.map(({ ledger }) => ledger),
      '9999-12-31',
    ).all
    similar.push({
      ...{ id: file.id, name: caseNameOf(file), gross, endedOn, owed: paid + reduced, taken: paid },
      state: (file.role === 'attorney' ? file.clientState : file.state) ?? null,
    })
  }
  return similar
}
