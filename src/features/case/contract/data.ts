import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { findApplication, openAnswers } from '#features/questions/data.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** Where paper goes. An attorney's file has no address of the client. */
export async function findMailAddress(
  { db, rowSealer }: Services,
  applicationId: string,
): Promise<string | null> {
  const row = await findApplication(db, applicationId)
  if (!row || row.role === 'attorney') return null
  const { address } = openAnswers(rowSealer, row)
  return typeof address === 'string' && address ? address : null
}
