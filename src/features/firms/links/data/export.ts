import { asc, eq } from 'drizzle-orm'
import { counsel, firmPeople, firms } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'

/** For the person whose case it is: every firm that had it, and what a former one told us. */
export async function exportCounsel({ db, rowSealer }: Services, applicationId: string) {
  const rows = await db
    .select({ row: counsel, names: firms.names, attorney: firmPeople.name })
    .from(counsel)
    .innerJoin(firms, eq(firms.id, counsel.firmId))
    .leftJoin(firmPeople, eq(firmPeople.id, counsel.attorneyId))
    .where(eq(counsel.applicationId, applicationId))
    .orderBy(asc(counsel.linkedAt), asc(counsel.id))
  return rows.map(({ row, names, attorney }) => ({
    firm: names[0] ?? '',
    attorney,
    role: row.role,
    linkedAt: row.linkedAt.toISOString(),
    linkedBy: row.personName,
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: row.endedByName,
    representation: row.representation,
    answers: row.sealedAnswers && rowSealer.open(counsel.sealedAnswers, row.id, row.sealedAnswers),
  }))
}
