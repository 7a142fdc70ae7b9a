import { lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { backups } from '#db/schema/index.ts'
import type { BackupReport } from './schema.ts'

const year = 366 * 24 * 60 * 60_000

export async function recordBackup(db: Database, report: BackupReport): Promise<void> {
  await db.insert(backups).values(report)
  await db.delete(backups).where(lt(backups.takenAt, new Date(Date.now() - year)))
}

export async function recordFailedBackup(db: Database, failure: string): Promise<void> {
  await db.insert(backups).values({ takenAt: new Date(), failure: failure.slice(0, 500) })
}
