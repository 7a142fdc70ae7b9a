import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEvents } from '#db/schema/index.ts'
import type { ApplicationEventType } from '#domain/application-review.ts'
import type { CaseParty } from '#domain/case-file.ts'

export async function wasNotedToday(
  db: Database | Transaction,
  { applicationId, party }: { applicationId: string; party: CaseParty },
  type: ApplicationEventType,
): Promise<boolean> {
  const noted = await db.$count(
    applicationEvents,
    and(
      eq(applicationEvents.applicationId, applicationId),
      eq(applicationEvents.type, type),
      gt(applicationEvents.happenedAt, sql`now() - interval '1 day'`),
      sql`${applicationEvents.details} ->> 'party' = ${party}`,
    ),
  )
  return noted > 0
}
