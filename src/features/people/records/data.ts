import { desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { accessRecords, applications } from '#db/schema/index.ts'
import { accessPageSize } from '#site/choices/access.ts'
import type { AccessRecord } from './schema.ts'

export async function listAccess(db: Database, before: number | undefined): Promise<AccessRecord[]> {
  const rows = await db
    .select({ record: accessRecords, reference: applications.reference })
    .from(accessRecords)
    .leftJoin(applications, eq(applications.id, accessRecords.applicationId))
    .where(before === undefined ? undefined : lt(accessRecords.id, before))
    .orderBy(desc(accessRecords.id))
    .limit(accessPageSize)
  return rows.map(
    ({ record: { id, happenedAt, action, session, address, userAgent, details }, reference }) => ({
      id,
      happenedAt: happenedAt.toISOString(),
      action,
      session,
      address,
      browser: userAgent,
      reference,
      details,
    }),
  )
}
