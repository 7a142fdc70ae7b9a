import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, firmRecords } from '#db/schema/index.ts'
import type { FirmState } from './schema.ts'

/** Null for an attorney's own application: there is nobody else to ask. */
export async function readFirmState(db: Database, applicationId: string): Promise<FirmState | null> {
  const [row] = await db
    .select({ name: applications.plaintiffAttorneyFirm, record: firmRecords })
    .from(applications)
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(and(eq(applications.id, applicationId), eq(applications.role, 'plaintiff')))
  return row ? { name: row.name ?? '', state: stateOf(row.record) } : null
}

type FirmRecord = typeof firmRecords.$inferSelect

function stateOf(record: FirmRecord | null): FirmState['state'] {
  if (!record || record.wrongRecipientAt) return 'not-asked'
  if (record.representation) return record.representation === 'yes' ? 'confirmed' : 'declined'
  return record.askedAt ? 'asked' : 'not-asked'
}
