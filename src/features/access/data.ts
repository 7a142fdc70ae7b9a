import { and, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications } from '#db/schema/index.ts'
import { hasReference } from '#features/merges/data/records.ts'
import { isSameSecret } from '#lib/secrets.ts'

/** Lets a queued job name an address without holding it. */
export const hashEmail = (rowSealer: RowSealer, email: string) =>
  rowSealer.hash('case code, email', email.trim().toLowerCase())

export const hashCode = (rowSealer: RowSealer, applicationId: string, code: string) =>
  rowSealer.hash('case code', `${applicationId} ${code}`)

/** Finds the merged application, too. Suspected spam gets no mail. */
export async function findByReference(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  { reference, emailHash }: { reference: string; emailHash: string },
) {
  const [row] = await db
    .select({ id: applications.id, email: applications.email, language: applications.language })
    .from(applications)
    .where(and(hasReference(reference), isNull(applications.spamReason)))
  return row && isSameSecret(hashEmail(rowSealer, row.email), emailHash) ? row : undefined
}
