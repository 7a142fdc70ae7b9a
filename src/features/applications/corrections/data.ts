import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { contactCorrections } from '#db/schema/index.ts'
import type { DeskCorrection } from './schema.ts'

/** Newest first. */
export async function listCorrections(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  applicationId: string,
): Promise<DeskCorrection[]> {
  const rows = await db
    .select()
    .from(contactCorrections)
    .where(eq(contactCorrections.applicationId, applicationId))
    .orderBy(desc(contactCorrections.correctedAt), desc(contactCorrections.id))
  return rows.map(({ id, field, sealedOld, sealedNew, correctedAt, seenAt }) => ({
    id,
    field,
    old: rowSealer.open(contactCorrections.sealedOld, id, sealedOld),
    new: rowSealer.open(contactCorrections.sealedNew, id, sealedNew),
    correctedAt: correctedAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  }))
}
