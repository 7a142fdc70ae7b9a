import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { siteVersion } from './schema/index.ts'

/** Tells every process, after the commit, that pages made for an older version are stale. */
export const SITE_CHANGED = 'site_changed'

export async function readSiteVersion(db: Database): Promise<number> {
  const [row] = await db
    .select({ version: siteVersion.version })
    .from(siteVersion)
    .where(eq(siteVersion.id, 1))
  return row?.version ?? 0
}

/** Call it in the transaction that changes what public pages show. Returns the new version. */
export async function bumpSiteVersion(tx: Transaction): Promise<number> {
  const [row] = await tx
    .insert(siteVersion)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: siteVersion.id, set: { version: sql`${siteVersion.version} + 1` } })
    .returning({ version: siteVersion.version })
  if (row === undefined) throw new Error('The site version was not written')
  await tx.execute(sql`select pg_notify(${SITE_CHANGED}, ${String(row.version)})`)
  return row.version
}
