import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, valueLines, valueSheets } from '#db/schema/index.ts'
import type { ValueFigure } from '#db/schema/value.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { findLatest, type SheetRow } from '../data/sheets.ts'

export type ValueServices = { db: Database; rowSealer: RowSealer }
export type ValueWriting = { tx: Transaction; rowSealer: RowSealer }

/** Whoever writes a sheet waits here, and so does whoever decides: nobody closes a version under a line. */
export async function lockSheets(
  tx: Transaction,
  applicationId: string,
): Promise<{ latest: SheetRow | undefined } | undefined> {
  const [row] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update')
  return row && { latest: await findLatest(tx, applicationId) }
}

/** With the document that the line names, so that the line knows it again after it was deleted and brought back. */
export const sealFigure = (rowSealer: RowSealer, id: string, figure: ValueFigure, paper: string | null) =>
  rowSealer.seal(valueLines.sealedFigure, id, { ...figure, ...(paper && { paper }) })

export async function startSheet(
  tx: Transaction,
  { applicationId, number }: { applicationId: string; number: number },
  reviewer: Reviewer,
): Promise<SheetRow> {
  const { person } = reviewer
  const [row] = await tx
    .insert(valueSheets)
    .values({ applicationId, number, personId: person?.id ?? null, personName: person?.name ?? null })
    .returning()
  if (!row) throw new Error('the value sheet was not kept')
  await recordEvents(tx, [{ applicationId, type: 'value-started', details: { ...reviewer, number } }])
  return row
}
