import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { letters } from '#db/schema/index.ts'
import { endLetters } from './keep.ts'

/** In a transaction that has locked the file. Releases of these advances don't hold anymore: something is owed again. */
export async function endReleases(
  tx: Transaction,
  applicationId: string,
  advanceIds: readonly string[],
): Promise<void> {
  const standing = await tx
    .select({ id: letters.id, figures: letters.figures })
    .from(letters)
    .where(
      and(eq(letters.applicationId, applicationId), eq(letters.kind, 'release'), isNull(letters.endedAt)),
    )
  const ids = standing
    .filter(({ figures }) => figures.parts.some(({ advanceId }) => advanceIds.includes(advanceId)))
    .map(({ id }) => id)
  if (ids.length > 0) await endLetters(tx, { ids }, 'reopened')
}
