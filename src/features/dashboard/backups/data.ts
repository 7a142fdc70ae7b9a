import { desc, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { backups } from '#db/schema/index.ts'

export type LastBackup = {
  /** The newest that is whole and was restored on trial. Its age is how much a loss would cost. */
  good: { takenAt: Date; bytes: number; rows: number; files: number; missing: number } | undefined
  failure: { at: Date; reason: string } | undefined
}

export async function readLastBackup(db: Database): Promise<LastBackup> {
  const [good] = await db
    .select()
    .from(backups)
    .where(isNull(backups.failure))
    .orderBy(desc(backups.takenAt))
    .limit(1)
  const [failed] = await db
    .select()
    .from(backups)
    .where(isNotNull(backups.failure))
    .orderBy(desc(backups.takenAt))
    .limit(1)
  const isLast = failed && (!good || failed.takenAt > good.takenAt)
  return {
    good: good && {
      takenAt: good.takenAt,
      bytes: good.bytes,
      rows: good.rows,
      files: good.files,
      missing: good.missing,
    },
    failure: isLast ? { at: failed.takenAt, reason: failed.failure ?? '' } : undefined,
  }
}
